import { countUpTo } from '../document/ascending.js';
import { attribute, type DocElement, lineage } from '../document/element.js';
import { oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import type { Page } from '../rule.js';
import { OTHERS } from './words.js';

/** Levels up to which a name or a heading says whose marks they are. */
const AROUND = 4;

/** Whether a name or a heading around a mark says that it is that of somebody else. */
export function isAmongOthers(page: Page, element: DocElement): boolean {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > AROUND || each.tag === 'header' || each.tag === 'footer' || each.tag === 'body') return false;
    if (isOfOthers(page.document, each)) return true;
    const heading = each.parent && lastBefore(headingsIn(page.document, each.parent), each.start);
    if (heading && saysOthers(page.document, heading)) return true;
  }
  return false;
}

/** Whether the names of an element, or what a heading says, are those of others. */
const isOfOthers = oncePerElement((_document, element) =>
  ['class', 'id', 'aria-label'].some((name) => {
    const value = attribute(element, name);
    return value !== undefined && OTHERS.test(` ${value.replaceAll('_', ' ')} `);
  }),
);
const saysOthers = oncePerElement((document, heading) => OTHERS.test(` ${labelTextOf(document, heading)} `));

/** The headings among an element's children, in the order of the source. */
const headingsIn = oncePerElement((_document, { children }) =>
  children.filter((child): child is DocElement => child.kind === 'element' && /^h[1-6]$/.test(child.tag)),
);

/** The last of elements in the order of the source that begins before an offset. */
function lastBefore(elements: readonly DocElement[], offset: number): DocElement | undefined {
  return elements[countUpTo(elements, ({ start }) => start, offset - 1) - 1];
}
