import type { Edit, Finding } from '../finding.js';
import { assertFoundIn } from '../found-in.js';

export interface FixOptions {
  /**
   * Whether to apply suggestions too, which are not proven to be safe.
   * @default false
   */
  unsafe?: boolean;
}

export interface FixResult {
  output: string;
  /** The findings whose fixes were applied. */
  applied: Finding[];
  /** All others: without a fix, with one that is not safe, or whose fix overlaps an applied one. */
  remaining: Finding[];
}

/**
 * Applies the fixes of findings to the source that they were found in, each as a whole or not at all. A fix takes all from
 * its first edit to its last: of two that overlap the one that begins first is applied, of two that begin together the one
 * whose finding comes first. Lint the output again for the others.
 *
 * @throws InlayError `wrong-source` for findings that `lint` found in another source; for findings from elsewhere, as from
 *   JSON, where an edit does not lie in the source
 */
export function applyFixes(source: string, findings: readonly Finding[], options: FixOptions = {}): FixResult {
  const { unsafe = false } = options;
  assertFoundIn(source, findings);
  const wanted = findings.filter(({ fix }) => fix && fix.edits.length > 0 && (unsafe || fix.safety === 'safe'));
  const inOrder = withoutOverlaps(wanted, ({ fix }) => fix?.edits ?? []);
  const chosen = new Set(inOrder);
  const edits = inOrder.flatMap(({ fix }) => fix?.edits ?? []);
  return {
    output: edited(source, edits),
    applied: findings.filter((finding) => chosen.has(finding)),
    remaining: findings.filter((finding) => !chosen.has(finding)),
  };
}

/**
 * A source with edits made. Of edits at one offset an insertion comes first; several insertions come in their order.
 *
 * @param edits without overlaps, in any order
 */
export function edited(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted(byPlace)) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

/** In the order of the source. */
export function byPlace(a: Pick<Edit, 'start' | 'end'>, b: Pick<Edit, 'start' | 'end'>): number {
  return a.start - b.start || a.end - b.end;
}

/** From the start of the first edit to the end of the last. */
export function hullOf(edits: readonly Edit[]): { start: number; end: number } {
  let start = edits[0]?.start ?? 0;
  let end = start;
  for (const edit of edits) {
    start = Math.min(start, edit.start);
    end = Math.max(end, edit.end);
  }
  return { start, end };
}

/** Those that can be applied together, in the order of the source. */
export function withoutOverlaps<T>(items: readonly T[], editsOf: (item: T) => readonly Edit[]): T[] {
  return [...new Set(overlapped(items, editsOf).values())];
}

/** Of each item, in the order of the source, the one that can be applied: itself, or what comes before it and overlaps it. */
export function overlapped<T>(items: readonly T[], editsOf: (item: T) => readonly Edit[]): Map<T, T> {
  const placed = items.map((item) => ({ item, ...hullOf(editsOf(item)) })).sort((a, b) => a.start - b.start);
  const first = new Map<T, T>();
  let last: (typeof placed)[number] | undefined;
  for (const each of placed) {
    if (!last || (each.start !== last.start && each.start >= last.end)) last = each;
    first.set(each.item, last.item);
  }
  return first;
}
