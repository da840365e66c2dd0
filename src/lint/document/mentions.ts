import type { DocElement, Span } from './element.js';
import { kept } from './kept.js';

/** Where a component's start tag stands in a source, when it is no element there. */
export type Hiding = 'comment' | 'raw-text' | 'attribute' | 'noscript' | 'dropped';

/** One start tag of a component, or of what looks like one: an `x-` name. */
export interface Mention extends Span {
  /** In lower case. */
  tag: string;
  /** The element, unless nothing became of the tag. */
  element?: DocElement;
  /** Why it is no element: the parser read it as part of something else, or dropped it. */
  hiding?: Hiding;
  /** The element that holds it; for an attribute the element that has the attribute. */
  host: DocElement | undefined;
}

const START_TAG = /<(x-[a-z][a-z0-9-]*)(?=[\s/>]|$)/gi;
/** A start tag with its attributes, as far as it can be told without a parser. */
const REST_OF_TAG = /(?:[^>"']|"[^"]*"|'[^']*')*>/y;

/** Every start tag of a component in a canvas, in the order of the source, wherever it stands. */
export const mentionsOf = kept((document): readonly Mention[] => {
  const { source } = document;
  if (!/<x-/i.test(source)) return [];
  const byStart = [...document.elements].sort((a, b) => a.start - b.start);
  const starts = byStart.map(({ start }) => start);
  const comments = document.comments.toSorted((a, b) => a.start - b.start);
  const commentStarts = comments.map(({ start }) => start);
  const texts = document.texts.toSorted((a, b) => a.start - b.start);
  const textStarts = texts.map(({ start }) => start);
  const mentions: Mention[] = [];
  for (const match of source.matchAll(START_TAG)) {
    const at = match.index;
    const tag = (match[1] ?? '').toLowerCase();
    const before = byStart[lastAtOrBefore(starts, at)];
    if (before?.start === at) {
      mentions.push({ tag, start: at, end: before.end, element: before, host: before.parent });
      continue;
    }
    REST_OF_TAG.lastIndex = at;
    const end = REST_OF_TAG.test(source) ? REST_OF_TAG.lastIndex : at + match[0].length;
    const comment = comments[lastAtOrBefore(commentStarts, at)];
    const text = texts[lastAtOrBefore(textStarts, at)];
    if (before && at < before.openEnd) mentions.push({ tag, start: at, end, hiding: 'attribute', host: before });
    else if (comment && at < comment.end)
      mentions.push({ tag, start: at, end, hiding: 'comment', host: holder(before, at) });
    else if (text && at < text.end && holds(text.value, match[0])) {
      const hiding = text.parent?.tag === 'noscript' ? 'noscript' : 'raw-text';
      mentions.push({ tag, start: at, end, hiding, host: text.parent });
    } else mentions.push({ tag, start: at, end, hiding: 'dropped', host: holder(before, at) });
  }
  return mentions;
});

/** Whether the tag is in the text itself, not dropped from between two halves of it. */
function holds(text: string, tag: string): boolean {
  return text.includes(tag);
}

/** The innermost element around an offset, given the last one that begins before it. */
function holder(before: DocElement | undefined, at: number): DocElement | undefined {
  let element = before;
  while (element && at >= element.end) element = element.parent;
  return element;
}

/** The index of the last of ascending numbers that is not above a value; -1 if none is. */
function lastAtOrBefore(numbers: readonly number[], value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
