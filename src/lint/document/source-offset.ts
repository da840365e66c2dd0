import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import type { DocText } from './element.js';
import { oncePerDocument } from './once-per-document.js';
import { foreignText, unitAt } from './written-text.js';

/** Where a text is not written as it is read: a character reference, CRLF, or the marks of a CDATA section. */
interface Unlike {
  /** Offset into the decoded text, and how many of its code units this gives. */
  index: number;
  length: number;
  /** Offset into the source, and how many of its code units this takes. */
  at: number;
  taken: number;
}

/** Found once for each text that is asked for: a text of thousands of references may have as many findings. */
const unlikesOf = oncePerDocument(() => new Map<DocText, readonly Unlike[]>());

/**
 * The UTF-16 offset in the source of a character of a text, which may be written as a character reference there, or be a
 * line feed for CRLF.
 *
 * @param index into the decoded text
 */
export function sourceOffset(document: IndexedDocument, text: DocText, index: number): number {
  const last = lastUnlike(document, text, index);
  if (!last) return Math.min(text.start + index, text.end);
  const behind = index - last.index - last.length;
  // In the middle of what one reference gives there is no place in the source.
  return behind < 0 ? last.at : Math.min(last.at + last.taken + behind, text.end);
}

/**
 * The UTF-16 offset in the source behind a character of a text.
 *
 * @param index into the decoded text, from 1: behind the character before it
 */
export function sourceEnd(document: IndexedDocument, text: DocText, index: number): number {
  const last = lastUnlike(document, text, index - 1);
  if (!last) return Math.min(text.start + index, text.end);
  return Math.min(last.at + last.taken + Math.max(0, index - last.index - last.length), text.end);
}

/** The last place at or before a character that is not written as it is read. */
function lastUnlike(document: IndexedDocument, text: DocText, index: number): Unlike | undefined {
  if (text.end - text.start === text.value.length) return undefined; // most text is in the source as it is read
  const known = unlikesOf(document);
  const unlikes = known.get(text) ?? findUnlikes(document.template.text, text);
  known.set(text, unlikes);
  return unlikes[countUpTo(unlikes, (unlike) => unlike.index, index) - 1];
}

function findUnlikes(source: string, { start, end, parent }: DocText): Unlike[] {
  const isHtml = parent?.isHtml !== false;
  const isCode = isHtml && parent !== undefined && WITHOUT_REFERENCES.has(parent.tag);
  const cdata = foreignText();
  const unlikes: Unlike[] = [];
  let index = 0;
  for (let at = start; at < end; ) {
    const isPlain = isCode && source.charAt(at) === '&';
    const [length, taken] = isPlain ? [1, 1] : isHtml ? unitAt(source, at) : cdata.unitAt(source, at);
    if (length !== taken) unlikes.push({ index, length, at, taken });
    index += length;
    at += taken;
  }
  return unlikes;
}

/** Elements in whose text an `&` is no more than that. */
const WITHOUT_REFERENCES: ReadonlySet<string> = new Set(
  'script style xmp iframe noembed noframes noscript plaintext'.split(' '),
);
