import { attribute, type DocElement } from '../../../lint/document/element.js';
import { elementBefore, labelOf, namesOf, oneLine, type RatedPage } from './html-page.js';

/** Levels up from a menu to what its heading stands before. */
const HEADING_LEVELS = 2;
const CALLED_HEADING = /(?:^|[\s_-])(?:title|heading|footer-?title|widget-?title|h[1-6])(?:$|[\s_-])/i;

/** What stands over a menu, or labels it. */
export function headingOf(page: RatedPage, group: DocElement, area: DocElement): string | undefined {
  const { document } = page;
  let level = 0;
  for (let each: DocElement | undefined = group; each && each !== area && level <= HEADING_LEVELS; each = each.parent) {
    level += 1;
    const before = elementBefore(each);
    if (before && isHeading(before)) return labelOf(document, before) || undefined;
    if (before) break;
  }
  const label = attribute(group, 'aria-label') ?? (area.tag === 'nav' ? attribute(area, 'aria-label') : undefined);
  const id = attribute(group, 'aria-labelledby') ?? attribute(area, 'aria-labelledby');
  const named =
    id === undefined ? undefined : document.elements.find((element) => attribute(element, 'id') === id.trim());
  return oneLine(label ?? (named ? labelOf(document, named) : '')) || undefined;
}

function isHeading(element: DocElement): boolean {
  return (
    /^h[1-6]$/.test(element.tag) ||
    (/^(?:p|div|span|strong|b|summary|button|dt)$/.test(element.tag) && CALLED_HEADING.test(namesOf(element)))
  );
}
