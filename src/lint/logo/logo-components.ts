import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { usesOf } from '../document/uses.js';

/** Whether an element holds the component for the logo. */
export function hasLogoComponent(document: IndexedDocument, { start, end }: DocElement): boolean {
  return upTo(document, end) > upTo(document, start);
}

const starts = oncePerDocument((document) =>
  usesOf(document).flatMap(({ tag, start }) => (tag === 'x-logo' ? [start] : [])),
);

function upTo(document: IndexedDocument, offset: number): number {
  return countUpTo(starts(document), (start) => start, offset);
}
