import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** In the order of the source: a parser moves what stands directly in a table. */
const byStart = oncePerDocument(({ elements }) => {
  const isSorted = elements.every(({ start }, index) => start >= (elements[index - 1]?.start ?? 0));
  return isSorted ? elements : elements.toSorted((a, b) => a.start - b.start || a.index - b.index);
});

/** Steps for an element on the way up. */
const CLIMBED = 4;

/** The innermost element around an offset. */
export function innermostAt(document: IndexedDocument, offset: number): DocElement | undefined {
  const elements = byStart(document);
  let each: DocElement | undefined = elements[countUpTo(elements, ({ start }) => start, offset) - 1];
  for (; each && each.end <= offset; each = each.parent) document.budget.spend(CLIMBED);
  return each;
}
