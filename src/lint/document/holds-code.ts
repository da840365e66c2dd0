import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';

/** Whether PHP stands in an element, which may print what is missing there. */
export function holdsCode({ template: { code } }: IndexedDocument, { openEnd, closeStart }: DocElement): boolean {
  const last = code[countUpTo(code, ({ start }) => start, closeStart - 1) - 1];
  return last !== undefined && last.start >= openEnd;
}
