import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import type { Edit } from '../finding.js';

/**
 * Whether the elements around some edits keep both of their tags: in markup that is nested wrongly, the end tag of a form may
 * stand in a list, and that of a list outside of it.
 */
export function keepsTree(document: IndexedDocument, edits: readonly Edit[]): boolean {
  const { byStart, byEnd } = tagsOf(document);
  const isCut = (offset: number) => edits.some(({ start, end }) => start <= offset && offset < end);
  const lostEnds: DocElement[] = [];
  const lostStarts: DocElement[] = [];
  for (const { start, end } of edits) {
    if (start === end) continue;
    const ends = between(byEnd, ({ closeStart }) => closeStart, start, end);
    const starts = between(byStart, (element) => element.start, start, end);
    document.budget.spend((ends.length + starts.length) * edits.length);
    if (hasStrayEnd(document, start, end, ends)) return false;
    if (starts.some((element) => endsAnother(document, element))) return false;
    lostEnds.push(...ends.filter((element) => !isCut(element.start)));
    lostStarts.push(...starts.filter(({ closeStart }) => !isCut(closeStart)));
  }
  if (lostEnds.length === 0 && lostStarts.length === 0) return true;
  const written = edits.map(({ text }) => text).join('\n');
  return isWrittenAgain(lostEnds, written, '</') && isWrittenAgain(lostStarts, written, '<');
}

/** Whether a form ends in a range that is none of those that have their end tag there: without it the next one would not begin. */
function hasStrayEnd({ source }: IndexedDocument, start: number, end: number, ends: readonly DocElement[]): boolean {
  const found = source.slice(start, end).match(/<\/form[\s>]/gi)?.length ?? 0;
  return found > 0 && found > ends.filter(({ tag }) => tag === 'form').length;
}

/** Whether a start tag ends an element of its tag that has no end tag: without it that would go on, up to the next one. */
function endsAnother(document: IndexedDocument, { tag, start }: DocElement): boolean {
  const first = firstOpen(document).get(tag);
  return first !== undefined && first < start;
}

/** Elements that can't stand in one of their own tag: a start tag ends the one before. */
const NEVER_NESTED: ReadonlySet<string> = new Set(['a', 'button', 'nobr']);

/** Where the first of those without an end tag begins, by tag. */
const firstOpen = oncePerDocument(({ elements }) => {
  const first = new Map<string, number>();
  for (const { tag, closed, start } of elements)
    if (!closed && NEVER_NESTED.has(tag) && !first.has(tag)) first.set(tag, start);
  return first;
});

/** Closed elements, in the order of their start tags and in that of their end tags. */
const tagsOf = oncePerDocument(({ elements, budget }) => {
  budget.spend(elements.length * SORTED);
  const closed = elements.filter((element) => element.closed);
  return {
    byStart: inOrder(closed, ({ start }) => start),
    byEnd: inOrder(innerFirst(closed), ({ closeStart }) => closeStart),
  };
});

/** Elements with each behind those in it, as their end tags mostly stand: to sort them so takes longer. */
function innerFirst(elements: readonly DocElement[]): DocElement[] {
  const ordered: DocElement[] = [];
  const open: DocElement[] = [];
  for (const element of elements) {
    for (let last = open.at(-1); last && last.last < element.index; last = open.at(-1)) {
      ordered.push(last);
      open.pop();
    }
    open.push(element);
  }
  return [...ordered, ...open.toReversed()];
}

function inOrder(elements: readonly DocElement[], offsetOf: (element: DocElement) => number): readonly DocElement[] {
  const isSorted = elements.every((element, index) => {
    const before = elements[index - 1];
    return !before || offsetOf(before) <= offsetOf(element);
  });
  return isSorted ? elements : elements.toSorted((a, b) => offsetOf(a) - offsetOf(b));
}

/** Steps to put an element in order. */
const SORTED = 4;

function between(
  sorted: readonly DocElement[],
  offsetOf: (element: DocElement) => number,
  start: number,
  end: number,
): readonly DocElement[] {
  return sorted.slice(countUpTo(sorted, offsetOf, start - 1), countUpTo(sorted, offsetOf, end - 1));
}

/** Whether a text has tags of the elements that lose theirs, each as often. */
function isWrittenAgain(lost: readonly DocElement[], text: string, lead: '<' | '</'): boolean {
  const left = new Map<string, number>();
  for (const { tag } of lost) left.set(tag, (left.get(tag) ?? 0) + 1);
  return [...left].every(([tag, count]) => text.split(`${lead}${tag}`).length > count);
}
