import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { oncePerElement } from './once-per-document.js';

/** The last element right in another that ends before an offset: a paragraph has thousands, and each may ask. */
export function lastChildBefore(document: IndexedDocument, parent: DocElement, offset: number): DocElement | undefined {
  const { elements, isInOrder } = childrenOf(document, parent);
  let at = isInOrder ? countUpTo(elements, ({ start }) => start, offset) : elements.length;
  for (at -= 1; at >= 0; at -= 1) {
    const child = elements[at];
    if (child && child.end <= offset) return child;
  }
  return undefined;
}

/** Where browsers move what stands in a table, the order of the tree is not that of the source. */
const childrenOf = oncePerElement((document, { children }) => {
  const elements = children.filter((child) => child.kind === 'element');
  document.budget.spend(children.length);
  const isInOrder = elements.every(({ start }, index) => (elements[index - 1]?.start ?? start) <= start);
  return { elements, isInOrder };
});
