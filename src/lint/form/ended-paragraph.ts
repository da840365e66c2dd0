import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';

/** Whether a form ends a paragraph without an end tag before it, as a component would not: it is not known to HTML's parser. */
export function endsParagraph({ roots }: IndexedDocument, { start, parent }: DocElement): boolean {
  const before = (parent?.children ?? roots).findLast((node) => node.end <= start);
  return before?.kind === 'element' && before.tag === 'p' && !before.closed && before.end === start;
}
