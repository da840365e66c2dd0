import type { DefaultTreeAdapterTypes } from 'parse5';

/** A place in the tree where text goes. */
export interface TextPlace {
  parent: DefaultTreeAdapterTypes.ParentNode;
  /** Among the children of the parent. */
  index: number;
  /** Where the text begins in the source. */
  start: number;
}

/**
 * Puts text into the tree. Text with markup between stays apart, also where the parser drops the markup: so each text is in
 * one piece of the source.
 *
 * @returns whether that made a new text; else it went on the one before
 */
export function insertTextAt({ parent, index, start }: TextPlace, text: string): boolean {
  const { childNodes } = parent;
  const before = childNodes[index - 1];
  if (before?.nodeName === '#text' && before.sourceCodeLocation?.endOffset === start) {
    (before as DefaultTreeAdapterTypes.TextNode).value += text; // no other node has the name
    return false;
  }
  const node: DefaultTreeAdapterTypes.TextNode = { nodeName: '#text', value: text, parentNode: parent };
  if (index === childNodes.length) childNodes.push(node);
  else childNodes.splice(index, 0, node);
  return true;
}
