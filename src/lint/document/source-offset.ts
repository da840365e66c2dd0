import { DecodingMode, HtmlEntityDecoder } from 'entities';
import { countUpTo } from '../ascending.js';
import type { IndexedDocument } from './document.js';
import type { DocText } from './element.js';
import { kept } from './kept.js';

/** Where a text is not written as it is read: a character reference, or CRLF. */
interface Unlike {
  /** Offset into the decoded text, and how many of its code units this gives. */
  index: number;
  length: number;
  /** Offset into the source, and how many of its code units this takes. */
  at: number;
  taken: number;
}

/** Found once for each text that is asked for: a text of thousands of references may have as many findings. */
const unlikesOf = kept(() => new Map<DocText, readonly Unlike[]>());

/**
 * The UTF-16 offset in the source of a character of a text, which may be written as a character reference there, or be a
 * line feed for CRLF.
 *
 * @param index into the decoded text; its length gives the end
 */
export function sourceOffset(document: IndexedDocument, text: DocText, index: number): number {
  // Most text is in the source as it is read.
  if (text.end - text.start === text.value.length) return text.start + Math.min(index, text.value.length);
  const known = unlikesOf(document);
  const unlikes = known.get(text) ?? findUnlikes(document.source, text);
  known.set(text, unlikes);
  const last = unlikes[countUpTo(unlikes, (unlike) => unlike.index, index) - 1];
  if (!last) return text.start + index;
  const behind = index - last.index - last.length;
  // In the middle of what one reference gives there is no place in the source.
  return behind < 0 ? last.at : Math.min(last.at + last.taken + behind, text.end);
}

/** Where the text that the parser keeps begins: it drops a line break at the beginning of a `pre`. */
export function behindLineBreak(source: string, start: number): number {
  const [char, taken] = source[start] === '&' ? referenceAt(source, start) : [source[start], 1];
  if (char === '\r' && source[start + 1] === '\n') return start + 2;
  return char === '\n' || char === '\r' ? start + taken : start;
}

function findUnlikes(source: string, { start, end }: DocText): Unlike[] {
  const unlikes: Unlike[] = [];
  let index = 0;
  for (let at = start; at < end; ) {
    const [length, taken] = unitAt(source, at);
    if (length !== taken) unlikes.push({ index, length, at, taken });
    index += length;
    at += taken;
  }
  return unlikes;
}

/** How many code units of decoded text the source has at an offset, and how many of the source that takes. */
function unitAt(source: string, at: number): [length: number, taken: number] {
  const char = source[at];
  if (char === '\r' && source[at + 1] === '\n') return [1, 2];
  if (char !== '&') return [1, 1];
  const [text, taken] = referenceAt(source, at);
  return [text.length, taken];
}

/** The text that the character reference at an offset stands for, and its length; an `&` alone stands for itself. */
function referenceAt(source: string, at: number): [text: string, taken: number] {
  let text = '';
  const decoder = new HtmlEntityDecoder((codePoint) => {
    text += String.fromCodePoint(codePoint);
  });
  decoder.startEntity(DecodingMode.Legacy);
  const written = decoder.write(source, at + 1);
  const taken = written < 0 ? decoder.end() : written;
  return taken === 0 ? ['&', 1] : [text, taken];
}
