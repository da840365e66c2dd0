import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** The element before another within the same one; read once for all, as an element may have any number of children. */
export function elementBefore(document: IndexedDocument, element: DocElement): DocElement | undefined {
  return elementsBefore(document)[element.index];
}

const elementsBefore = oncePerDocument(({ elements }) => {
  const before = new Array<DocElement | undefined>(elements.length);
  const last = new Map<DocElement | undefined, DocElement>();
  for (const element of elements) {
    before[element.index] = last.get(element.parent);
    last.set(element.parent, element);
  }
  return before;
});
