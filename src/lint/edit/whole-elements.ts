import type { IndexedDocument } from '../document/document.js';
import type { DocElement, Span } from '../document/element.js';
import { innermostAt } from '../document/innermost.js';

/** Steps for an element on the way up. */
const CLIMBED = 4;

/** Elements whose ends are taken in on either side, at most. */
const MOST_TAKEN = 12;

/**
 * A range of a source that holds each element whole, or stands whole in it. Elements of which it holds a part are taken in
 * where they hold nothing else.
 *
 * @returns nothing where an element would lose its start tag or its end tag, as there is more in it, and in a drawing, where
 *   no component is expanded
 */
export function wholeElements(document: IndexedDocument, span: Span): Span | undefined {
  let { start, end } = span;
  if (innermostAt(document, start)?.isHtml === false) return undefined;
  for (let taken = 0; taken < MOST_TAKEN; taken += 1) {
    const cut = cutElement(document, start, end);
    if (!cut) return { start, end };
    const { source } = document;
    const [before, behind] = [source.slice(cut.openEnd, start), source.slice(end, cut.closeStart)];
    if (!cut.closed || (cut.start < start && !isBlank(before)) || (cut.end > end && !isBlank(behind))) return undefined;
    start = Math.min(start, cut.start);
    end = Math.max(end, cut.end);
  }
  return undefined;
}

/** The region or country behind the town of an address, at the end of its element: "(PG), Umbria". */
const REGION = /^\s{0,3}\)?\s{0,3},\s{1,3}\p{Lu}[\p{L}'’-]{2,20}(?:\s\p{Lu}[\p{L}'’-]{2,20})?\s{0,40}(?=<\/)/u;

/** The same of an address, which takes in the region behind it where an element would be cut there. */
export function wholeWithRegion(document: IndexedDocument, { start, end }: Span): Span | undefined {
  const whole = wholeElements(document, { start, end });
  if (whole) return whole;
  const [region] = REGION.exec(document.source.slice(end, end + MOST_BEHIND)) ?? [];
  return region === undefined ? undefined : wholeElements(document, { start, end: end + region.length });
}

/** Characters behind an address that are read for its region. */
const MOST_BEHIND = 120;

/** The innermost element that begins before a range and ends in it, or begins in it and ends behind it. */
function cutElement(document: IndexedDocument, start: number, end: number): DocElement | undefined {
  for (const side of [innermostAt(document, start), innermostAt(document, Math.max(start, end - 1))]) {
    for (let each = side; each; each = each.parent) {
      document.budget.spend(CLIMBED);
      const begins = each.start >= start && each.start < end;
      const ends = each.end > start && each.end <= end;
      const isCutAtEnd = begins && each.end > end;
      const isCutAtStart = each.start < start && ends;
      if (isCutAtEnd || isCutAtStart) return each;
      if (each.start < start && each.end > end) break;
    }
  }
  return undefined;
}

function isBlank(text: string): boolean {
  return /^\s*$/.test(text);
}
