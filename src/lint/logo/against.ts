import { parsed } from '../../html/url.js';
import { attribute, type DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { nearestBy, nearestTag } from '../document/nearest.js';
import { oncePerElement } from '../document/once-per-document.js';
import { bearsName, madeUpHost } from '../owner/made-up-host.js';
import { placeOfElement } from '../owner/place.js';
import { siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { isAmongOthers } from './among-others.js';
import { isBesideLogo } from './beside-logo.js';
import { hasBrandClass } from './brand-class.js';
import { drawerAround } from './drawer.js';
import { isInRow } from './image-row.js';
import { hasLogoComponent } from './logo-components.js';
import { isFileOfOther } from './mark-files.js';
import { isInnerPage, linkFacts } from './mark-links.js';
import type { Reason, Seen } from './reasons.js';
import { brandPlaceOf, isAtHead, isAtHeadOfDrawer, isOfOtherName } from './wordmark.js';
import { ofTextAgainst } from './wordmark-line.js';

const ICON =
  /(?:^|[\s_-])(?:icon|ico|icons|fa|bi|glyphicon|burger|hamburger|caret|chevron|arrow|search|cart|close|menu|toggle|flag|avatar|portrait|photo|house|home-icon|emoji)(?:$|[\s_-])/i;
const pageEdgeAround = nearestBy(isPageEdge);

/** What speaks against a mark. */
export function* against({ page, mark, brand, said, isFile }: Seen): Generator<Reason> {
  const { element, link, target, kind, files } = mark;
  const facts = link && linkFacts(page, link);
  if (said === 'other' && !isFile && kind !== 'text') yield 'otherLabel';
  if (facts?.isForeign && !target?.home && !(said === 'own' && facts.isRoot)) yield 'elsewhere';
  else if (kind === 'text' && facts?.isForeign && isWebAddress(page, element, link)) yield 'elsewhere';
  if (
    facts &&
    isInnerPage(facts, target) &&
    !hasBrandClass(page.document, element) &&
    !hasBrandClass(page.document, link)
  )
    yield 'innerPage';
  if (!isFile && kind !== 'text' && said !== 'own' && isFileOfOther(files, brand)) yield 'otherFileName';
  const isNamed = hasBrandClass(page.document, element) || hasBrandClass(page.document, element.parent);
  if (!isFile && !isNamed && !pageEdgeAround(page.document, element) && !brandPlaceOf(page.document, element))
    yield 'content';
  if (kind === 'drawing' && isIcon(page, element)) yield 'icon';
  if (isAmongOthers(page, element)) yield 'amongOthers';
  else if (kind !== 'text' && !isFile && isInRow(page, mark)) yield 'inRow';
  if (kind === 'text') {
    yield* ofTextAgainst(page, element);
    if (element.tag === 'a' && isOfOtherName(page, element)) yield 'otherName';
    if (!isNamed && !link && headingAround(page.document, element) && !isHeadOfSite(page, element)) yield 'heading';
    if (!link && addressAround(page.document, element)) yield 'imprint';
    if (isBesideLogo(page.document, element)) yield 'besideLogo';
    else if (isBesideComponent(page, element)) yield 'besideComponent';
  }
}

/** Whether a heading is what a drawer, or a header with navigation behind it, begins with: what it heads is the site. */
function isHeadOfSite({ document }: Page, element: DocElement): boolean {
  if (isAtHeadOfDrawer(document, element)) return true;
  const place = brandPlaceOf(document, element);
  if (place?.role !== 'header' || place.by === 'position' || !isAtHead(document, element, place)) return false;
  const navigation = navigationIn(document, place.area);
  return navigation !== undefined && navigation.index > element.index;
}

const navigationIn = firstWithin(({ tag }) => tag === 'nav' || tag === 'x-menu');
const headingAround = nearestTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6');
const addressAround = nearestTag('address');

/** Whether the drawer, header or footer of a name shows the component too. */
function isBesideComponent({ document }: Page, element: DocElement): boolean {
  const place = brandPlaceOf(document, element);
  const area = drawerAround(document, element.parent) ?? place?.area;
  return place !== undefined && area !== undefined && hasLogoComponent(document, area);
}

function isPageEdge({ tag, attributes }: DocElement): boolean {
  if (tag === 'header' || tag === 'footer' || tag === 'nav') return true;
  return attributes.some(
    ({ name, value }) =>
      (name === 'class' || name === 'id') &&
      /(?:^|[\s_-])(?:header|footer|nav(?:bar)?|topbar|masthead|banner)(?:$|[\s_-])/i.test(value),
  );
}

const isCalledIcon = oncePerElement((_document, element) => ICON.test(attribute(element, 'class') ?? ''));

function isIcon(page: Page, element: DocElement): boolean {
  const isCalled = [element, element.parent].some((each) => each && isCalledIcon(page.document, each));
  const size = Number(attribute(element, 'width') ?? attribute(element, 'height') ?? Number.NaN);
  return (
    isCalled && !(size > 28) && !hasBrandClass(page.document, element) && !hasBrandClass(page.document, element.parent)
  );
}

/** Whether a name in a footer leads to a host that somebody made up of it: that is told as a web address, and no mark. */
function isWebAddress({ document, manifest }: Page, element: DocElement, link: DocElement | undefined): boolean {
  const url = parsed((link && attribute(link, 'href')?.trim()) ?? '', manifest.site.url);
  const names = siteNamesOf(manifest);
  if (!url || placeOfElement(document, element).kind !== 'footer') return false;
  const isMadeUp = madeUpHost(url.hostname, names) !== undefined || bearsName(url.hostname, names);
  return isMadeUp && !hasBrandClass(document, element);
}
