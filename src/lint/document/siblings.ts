import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

const beforeOf = oncePerDocument(() => new Map<DocElement, DocElement | undefined>());

/** The element before another within the same parent: those of a parent are found once for all of them. */
export function elementBefore(document: IndexedDocument, element: DocElement): DocElement | undefined {
  const known = beforeOf(document);
  if (!known.has(element)) {
    let before: DocElement | undefined;
    for (const child of element.parent?.children ?? []) {
      if (child.kind !== 'element') continue;
      known.set(child, before);
      before = child;
    }
  }
  return known.get(element);
}
