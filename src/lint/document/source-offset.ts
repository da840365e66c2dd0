import { decodeHTML } from 'entities';
import type { DocText } from './element.js';

const REFERENCE = /&(?:#[xX][\da-fA-F]+|#\d+|[a-zA-Z][a-zA-Z\d]*);?/y;

/**
 * The UTF-16 offset in the source of a character of a text, which may be written as a character reference there, or be a
 * line feed for CRLF.
 *
 * @param index into the decoded text; its length gives the end
 */
export function sourceOffset(source: string, text: DocText, index: number): number {
  // Most text is in the source as it is read.
  if (text.end - text.start === text.value.length) return text.start + Math.min(index, text.value.length);
  let at = text.start;
  for (let read = 0; read < index && at < text.end; ) {
    const [length, taken] = unitAt(source, at);
    read += length;
    if (read > index && length > 1) return at;
    at += taken;
  }
  return Math.min(at, text.end);
}

/** How many code units of decoded text the source has at an offset, and how many of the source that takes. */
function unitAt(source: string, at: number): [length: number, taken: number] {
  const char = source[at];
  if (char === '\r' && source[at + 1] === '\n') return [1, 2];
  if (char === '\0') return [0, 1];
  if (char !== '&') return [1, 1];
  REFERENCE.lastIndex = at;
  const [reference] = REFERENCE.exec(source) ?? [];
  if (reference === undefined) return [1, 1];
  // A name may be followed by letters that are not part of it: `&notit;` is `¬it;`.
  for (let end = reference.length; end > 1; end -= 1) {
    const decoded = decodeHTML(reference.slice(0, end));
    if (decoded !== reference.slice(0, end) && !decoded.endsWith(reference.slice(end - 1, end)))
      return [decoded.length, end];
  }
  return [1, 1];
}
