import { attribute, type DocElement } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';
import { isAmongOthers } from './among-others.js';
import { hasBrandClass } from './brand-class.js';
import { isInRow } from './image-row.js';
import { isFileOfOther } from './mark-files.js';
import { isForeign, isInnerPage, isRoot } from './mark-links.js';
import type { Reason, Seen } from './reasons.js';
import { ofTextAgainst } from './wordmark-line.js';

const ICON =
  /(?:^|[\s_-])(?:icon|ico|icons|fa|bi|glyphicon|burger|hamburger|caret|chevron|arrow|search|cart|close|menu|toggle|flag|avatar|portrait|photo|house|home-icon|emoji)(?:$|[\s_-])/i;
const pageEdgeAround = nearestBy(isPageEdge);

/** What speaks against a mark. */
export function* against({ page, mark, brand, said, isFile }: Seen): Generator<Reason> {
  const { element, link, target, kind, files } = mark;
  if (said === 'other' && !isFile && kind !== 'text') yield 'otherLabel';
  if (link && !target?.home && isForeign(page, link) && !(said === 'own' && isRoot(link))) yield 'elsewhere';
  if (link && isInnerPage(link, target) && !hasBrandClass(element) && !hasBrandClass(link)) yield 'innerPage';
  if (!isFile && kind !== 'text' && isFileOfOther(files, brand)) yield 'otherFileName';
  const isNamed = hasBrandClass(element) || hasBrandClass(element.parent);
  if (!isFile && !isNamed && !pageEdgeAround(page.document, element)) yield 'content';
  if (kind === 'drawing' && isIcon(element)) yield 'icon';
  if (isAmongOthers(page, element)) yield 'amongOthers';
  else if (kind !== 'text' && !isFile && isInRow(page, mark)) yield 'inRow';
  if (kind === 'text') yield* ofTextAgainst(page, element);
}

function isPageEdge({ tag, attributes }: DocElement): boolean {
  if (tag === 'header' || tag === 'footer' || tag === 'nav') return true;
  return attributes.some(
    ({ name, value }) =>
      (name === 'class' || name === 'id') &&
      /(?:^|[\s_-])(?:header|footer|nav(?:bar)?|topbar|masthead|banner)(?:$|[\s_-])/i.test(value),
  );
}

function isIcon(element: DocElement): boolean {
  const names = [element, element.parent].map((each) => (each ? (attribute(each, 'class') ?? '') : ''));
  const size = Number(attribute(element, 'width') ?? attribute(element, 'height') ?? Number.NaN);
  return (
    names.some((name) => ICON.test(name)) && !(size > 28) && !hasBrandClass(element) && !hasBrandClass(element.parent)
  );
}
