import { countUpTo } from '../ascending.js';
import type { IndexedDocument } from './document.js';
import type { DocText } from './element.js';
import { kept } from './kept.js';
import { unitAt } from './written-text.js';

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
