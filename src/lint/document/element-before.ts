import type { IndexedDocument } from './document.js';
import type { DocElement, DocNode } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** The element before another within the same one; read once for all, as an element may have any number of children. */
export function elementBefore(document: IndexedDocument, element: DocElement): DocElement | undefined {
  return elementsBefore(document)[element.index];
}

const elementsBefore = oncePerDocument(({ roots, elements }) => {
  const before = new Array<DocElement | undefined>(elements.length);
  const read = (siblings: readonly DocNode[]) => {
    let last: DocElement | undefined;
    for (const node of siblings) {
      if (node.kind !== 'element') continue;
      before[node.index] = last;
      last = node;
    }
  };
  read(roots);
  for (const { children } of elements) read(children);
  return before;
});
