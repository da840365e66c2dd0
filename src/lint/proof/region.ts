import type { Budget } from '../../budget.js';
import { isComponentTag } from '../../component/tags.js';
import { VOID_ELEMENTS } from '../../html/elements.js';
import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement, Span } from '../document/element.js';
import { hullOf } from '../edit/fix.js';
import type { Edit } from '../finding.js';

/** The part of a source that a fix replaces: whole elements, or text. */
export interface Region extends Span {
  /** The elements around it, from the inside; without `html` and `body`, which a parser adds anyway. */
  around: readonly DocElement[];
  /** The closest of them that is one. */
  paragraph: DocElement | undefined;
  /** Whether the fix takes only a part of an element, other than a component. */
  isPartial: boolean;
  /** Whether its first tag ends an element before it: another one may not. */
  isEnding: boolean;
  /** Whether formatting around it, left open or closed too early, is opened again by what follows. */
  isReopened: boolean;
}

/** Steps to find a region, and for each element around it. */
const FOUND = 50;
const CLIMBED = 4;

/** Elements around a fix that are looked at, as each is parsed with it: of 75 real pages the deepest has 19. */
const DEEPEST = 64;

/** A function that finds the regions of fixes in a document; it finds none for what stands too deep. */
export function regionFinder(
  { elements, comments }: IndexedDocument,
  budget: Budget,
): (edits: readonly Edit[]) => Region | undefined {
  const byStart = elements.toSorted((a, b) => a.start - b.start || a.index - b.index);
  const starts = byStart.map(({ start }) => start);
  const byCommentStart = comments.toSorted((a, b) => a.start - b.start);
  const commentStarts = byCommentStart.map(({ start }) => start);
  const isReopenedAt = reopened(byStart);

  return (edits) => {
    let { start, end } = hullOf(edits);
    const first = byCommentStart[lastAtOrBefore(commentStarts, start)];
    if (first && start < first.end && start > first.start) start = first.start;
    const last = byCommentStart[lastAtOrBefore(commentStarts, end)];
    if (last && end < last.end && end > last.start) end = last.end;

    let isPartial = false;
    const widen = (from: number, to: number, { tag }: DocElement) => {
      isPartial ||= !isComponentTag(tag);
      [start, end] = [from, to];
    };
    const holder = climb(byStart[lastAtOrBefore(starts, start)], (each) => holds(each, start, end));
    if (!holder) return undefined;
    const { below } = holder;
    if (below && start > below.start && (start < below.end || isEndedBy(below, edits))) widen(below.start, end, below);
    const tail = climb(byStart[lastAtOrBefore(starts, end - 1)], (each) => each === holder.element);
    if (!tail) return undefined;
    if (tail.below && end > tail.below.start && end < tail.below.end) widen(start, tail.below.end, tail.below);

    let isEnding = false;
    const ahead = climb(byStart[lastAtOrBefore(starts, start - 1)], (each) => {
      isEnding ||= each !== holder.element && each.end === start && !each.closed && !isEmpty(each);
      return each === holder.element;
    });
    if (!ahead) return undefined;
    const around: DocElement[] = [];
    let paragraph: DocElement | undefined;
    for (let each = holder.element; each; each = each.parent) {
      if (around.length === DEEPEST) return undefined;
      if (each.tag !== 'html' && each.tag !== 'body') around.push(each);
      if (each.tag === 'p') paragraph ??= each;
    }
    budget.spend(FOUND + around.length * CLIMBED);
    return { start, end, around, paragraph, isPartial, isEnding, isReopened: isReopenedAt(start, end) };
  };
}

/** Whether a parser has made several elements of one start tag there. */
function reopened(byStart: readonly DocElement[]): (start: number, end: number) => boolean {
  const starts: number[] = [];
  const reaches: number[] = [];
  let reach = 0;
  let index = -1;
  for (const element of byStart) {
    index += 1;
    if (byStart[index - 1]?.start !== element.start && byStart[index + 1]?.start !== element.start) continue;
    reach = Math.max(reach, element.end);
    starts.push(element.start);
    reaches.push(reach);
  }
  return (start, end) => (reaches[lastAtOrBefore(starts, end)] ?? 0) > start;
}

function isEmpty({ tag, isHtml }: DocElement): boolean {
  return !isHtml || VOID_ELEMENTS.has(tag) || isComponentTag(tag);
}

function holds({ openEnd, closeStart }: DocElement, start: number, end: number): boolean {
  return openEnd <= start && end <= closeStart && openEnd <= closeStart;
}

/** An end tag put behind the start tag of a component that has none belongs to the component. */
function isEndedBy({ tag, closed, end }: DocElement, edits: readonly Edit[]): boolean {
  return isComponentTag(tag) && !closed && edits[0]?.start === end && edits[0].text.startsWith('</');
}

/** The closest that passes, and the last that did not; the top of the tree passes. Nothing when that is too far up. */
function climb(
  from: DocElement | undefined,
  passes: (element: DocElement) => boolean,
): { element: DocElement | undefined; below: DocElement | undefined } | undefined {
  let below: DocElement | undefined;
  let element = from;
  for (let steps = 0; element && !passes(element); steps += 1) {
    if (steps === DEEPEST) return undefined;
    below = element;
    element = element.parent;
  }
  return { element, below };
}

/** The index of the last of ascending numbers that is not above a value; -1 if none is. */
function lastAtOrBefore(numbers: readonly number[], value: number): number {
  return countUpTo(numbers, (number) => number, value) - 1;
}
