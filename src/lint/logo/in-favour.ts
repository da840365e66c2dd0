import { countLinks } from '../document/links.js';
import { nearestTag } from '../document/nearest.js';
import { labelTextOf } from '../document/text.js';
import type { Page } from '../rule.js';
import { words } from '../words/fold.js';
import type { Brand } from './brand.js';
import { hasBrandClass } from './brand-class.js';
import { mayHaveName } from './hinted-texts.js';
import { ofFileInFavour } from './mark-files.js';
import { linkFacts } from './mark-links.js';
import type { Mark } from './marks.js';
import { isOfNames } from './part-of-name.js';
import type { Reason, Seen } from './reasons.js';
import { isName, says } from './say-name.js';
import { brandPlaceOf, isAtHead, isAtHeadOfDrawer } from './wordmark.js';
import { LOGO_WORDS } from './words.js';

const headerAround = nearestTag('header');
const listOrNavAround = nearestTag('ul', 'ol', 'nav');

/** What speaks for a mark. */
export function* inFavour({ page, mark, brand, said, isShort, isFile }: Seen): Generator<Reason> {
  const { element, link, target, kind, label, files } = mark;
  const facts = link && linkFacts(page, link);
  if (kind === 'text') {
    if (label.includes('@')) return;
    yield 'wordmark';
  } else if (said === 'own') yield kind === 'drawing' ? 'ownDrawing' : 'ownLabel';
  const place = brandPlaceOf(page.document, element);
  const isLabelled = said === 'own' || (said === 'nothing' && kind === 'image' && place?.role === 'header');
  if (isLabelled && kind !== 'text' && words(label).some((word) => LOGO_WORDS.has(word))) yield 'logoLabel';
  if (isShort && place) yield 'initials';
  if (hasBrandClass(page.document, element) || (link && hasBrandClass(page.document, link))) yield 'brandClass';
  else if (hasBrandClass(page.document, element.parent) || hasBrandClass(page.document, link?.parent))
    yield 'brandAround';
  if (target?.home || facts?.isLanguageHome) yield 'home';
  else if (facts?.isPlaceholder) yield 'placeholderLink';
  else if (said === 'own' && facts?.isForeign && facts.isRoot) yield 'foreignHome';
  if (kind === 'empty') yield 'empty';
  if (!isFile && kind !== 'text') yield* ofFileInFavour(files, brand, said === 'own');
  if (kind !== 'text' && said !== 'own' && (nameBeside(page, mark, brand) || partBeside(page, mark, brand))) {
    yield link && isName(labelTextOf(page.document, link), brand) ? 'lockup' : 'nameBeside';
  }
  const isHome = target?.home || (said === 'own' && facts?.isRoot === true);
  if (kind !== 'text' && isHome && isAlone(page, mark)) yield 'alone';
  if (headerAround(page.document, element) || place?.role === 'header') yield 'inHeader';
  const isHead = (of: NonNullable<typeof place>) =>
    isAtHead(page.document, element, of) || (of.role === 'header' && isAtHeadOfDrawer(page.document, element));
  if (place && (said === 'own' || kind === 'text') && isHead(place)) {
    yield place.role === 'header' ? 'atHead' : 'atFoot';
  }
}

/** Runs of text around a mark, at most, blanks too: more is a part of the page. */
const MOST_TEXTS = 24;

/** Whether the site's name stands beside an image as text, in its link or in the element around it. */
function nameBeside(page: Page, { element, link }: Mark, brand: Brand): boolean {
  const around = link ?? element.parent;
  if (!around || around.endText - around.firstText > MOST_TEXTS || !mayHaveName(page, around)) return false;
  return says(labelTextOf(page.document, around), brand) === 'own';
}

/** Whether the link home in a header or footer has words of the site's name beside an image, and nothing else. */
function partBeside(page: Page, { element, link, target }: Mark, brand: Brand): boolean {
  if (!link || !target?.home || link.endText - link.firstText > MOST_TEXTS || !mayHaveName(page, link)) return false;
  const { document } = page;
  return brandPlaceOf(document, element) !== undefined && isOfNames(labelTextOf(document, link), brand);
}

/** Whether a link holds the image and nothing else, and is not one of a list of links. */
function isAlone({ document }: Page, { link }: Mark): boolean {
  if (!link || labelTextOf(document, link).trim() !== '') return false;
  const list = listOrNavAround(document, link);
  return !list || countLinks(document, list) < 2;
}
