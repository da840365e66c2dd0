import type { IndexedDocument } from './document.js';
import type { DocElement, DocText } from './element.js';
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

/** The texts of a document right in elements of a tag, such as the code of its scripts, in order. */
export function textsWithTag(document: IndexedDocument, tag: string): DocText[] {
  return withTag(document, tag).flatMap((element) =>
    document.texts.slice(element.firstText, element.endText).filter(({ parent }) => parent === element),
  );
}
