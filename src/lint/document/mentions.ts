import { INERT_ELEMENTS } from '../../html/elements.js';
import { countUpTo } from './ascending.js';
import type { DocElement, Span } from './element.js';
import { oncePerDocument } from './once-per-document.js';
import { placesOf } from './places.js';

/** Where a component's start tag stands in a source, when it is no element there. */
export type Hiding = 'comment' | 'raw-text' | 'attribute' | 'noscript' | 'dropped' | 'unfinished';

/** One start tag of a component, or of what looks like one: an `x-` name. */
export interface Mention extends Span {
  /** In lower case. */
  tag: string;
  /** UTF-16 offset behind the start tag; the same as `end` when it is no element. */
  openEnd: number;
  /** The element, unless nothing became of the tag. */
  element?: DocElement;
  /** Why it is no element: the parser read it as part of something else, or dropped it. */
  hiding?: Hiding;
  /** The element that holds it; for an attribute the element that has the attribute. */
  host: DocElement | undefined;
}

const START_TAG = /<(x-[a-z][a-z0-9._:-]*)(?=[\s/>]|$)/gi;

/**
 * Every start tag of a component in a canvas, in the order of the source, wherever it stands but in code of a template: what that
 * prints, and where, only running it tells.
 */
export const mentionsOf = oncePerDocument((document): readonly Mention[] => {
  const { text: source, code } = document.template;
  const matches = [...source.matchAll(START_TAG)].filter(({ index }) => !isWithinOne(code, index));
  if (matches.length === 0) return [];
  const placeAt = placesOf(document);
  return matches.map((match, index): Mention => {
    const start = match.index;
    const tag = (match[1] ?? '').toLowerCase();
    const { before, innermost, comment, text } = placeAt(start);
    if (before?.start === start)
      return { tag, start, end: before.end, openEnd: before.openEnd, element: before, host: before.parent };
    const name = start + match[0].length;
    const found = endOfTag(source, name, matches[index + 1]?.index ?? source.length);
    const end = found ?? name;
    const hidden = { tag, start, end, openEnd: end };
    if (before && start < before.openEnd) return { ...hidden, hiding: 'attribute', host: before };
    if (comment) return { ...hidden, hiding: 'comment', host: innermost };
    const holder = text?.parent;
    // Text there that looks like a tag is in a CDATA section.
    if (holder?.isHtml === false) return { ...hidden, hiding: 'raw-text', host: holder };
    if (found === undefined) return { ...hidden, hiding: 'unfinished', host: innermost };
    // Elsewhere the tag was dropped from between two halves of a text.
    if (holder && INERT_ELEMENTS.has(holder.tag) && holder.tag !== 'select')
      return { ...hidden, hiding: holder.tag === 'noscript' ? 'noscript' : 'raw-text', host: holder };
    return { ...hidden, hiding: 'dropped', host: innermost };
  });
});

/** Whether an offset lies in one of some spans, which are in the order of the source. */
function isWithinOne(spans: readonly Span[], offset: number): boolean {
  return (spans[countUpTo(spans, ({ start }) => start, offset) - 1]?.end ?? -1) > offset;
}

/** Where a start tag ends that no parser has read as one; nothing where that is not before the next begins. */
function endOfTag(source: string, from: number, limit: number): number | undefined {
  let quote = '';
  for (let at = from; at < limit; at += 1) {
    const letter = source.charAt(at);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '>') return at + 1;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return undefined;
}
