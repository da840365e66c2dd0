import type { DefaultTreeAdapterTypes } from 'parse5';
import { grown } from './grown.js';

/**
 * Puts text into the tree. Text with markup between stays apart, also where the parser drops the markup: so each text is in
 * one piece of the source.
 *
 * @param index its place among the children of the parent
 * @param start where it begins in the source
 * @returns whether that made a new text; else it went on the one before
 */
export function insertTextAt(
  parent: DefaultTreeAdapterTypes.ParentNode,
  index: number,
  text: string,
  start: number,
): boolean {
  const { childNodes } = parent;
  const before = childNodes[index - 1];
  if (before?.nodeName === '#text' && before.sourceCodeLocation?.endOffset === start) {
    (before as DefaultTreeAdapterTypes.TextNode).value += text; // no other node has the name
    return false;
  }
  const node: DefaultTreeAdapterTypes.TextNode = {
    nodeName: '#text',
    value: text,
    parentNode: parent,
    sourceCodeLocation: null, // the parser sets it: an object grows slowly
  };
  if (index === childNodes.length) parent.childNodes = grown(childNodes, node);
  else childNodes.splice(index, 0, node);
  return true;
}
