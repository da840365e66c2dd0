import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

const elementsByTag = oncePerDocument(({ elements }): ReadonlyMap<string, readonly DocElement[]> => {
  const byTag = new Map<string, DocElement[]>();
  for (const element of elements) {
    const known = byTag.get(element.tag);
    if (known) known.push(element);
    else byTag.set(element.tag, [element]);
  }
  return byTag;
});

/** The elements of a tag, in the order of the tree. */
export function withTag(document: IndexedDocument, tag: string): readonly DocElement[] {
  return elementsByTag(document).get(tag) ?? [];
}
