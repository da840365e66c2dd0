import { countUpTo } from '../document/ascending.js';
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
  /** Those of them whose fix was wanted, and waits for another round, as it overlaps an applied one that makes other edits. */
  skipped: Finding[];
}

/**
 * Applies the fixes of findings to the source that they were found in, each as a whole or not at all. A safe fix takes all from
 * its first edit to its last, as it was proven so: of two that overlap the one that begins first is applied, of two that begin
 * together the one whose finding comes first. A suggestion is applied between the edits of another fix, too, where no edit
 * touches one of the other, and one that somebody has to review first gives way to all others. Lint the output again for what was
 * skipped.
 *
 * @throws InlayError `wrong-source` for findings that `lint` found in another source; for findings from elsewhere, as from
 *   JSON, where an edit does not lie in the source
 */
export function applyFixes(source: string, findings: readonly Finding[], options: FixOptions = {}): FixResult {
  const { unsafe = false } = options;
  assertFoundIn(source, findings);
  const wanted = findings.filter(({ fix }) => fix && fix.edits.length > 0 && (unsafe || fix.safety === 'safe'));
  const inOrder = withoutOverlaps(wanted.filter(isCertain), ({ fix }) => fix?.edits ?? []);
  const chosen = new Set([...inOrder, ...(unsafe ? between(wanted, inOrder) : [])]);
  const made = new Set([...chosen].map(keyOf));
  const edits = [...chosen].flatMap(({ fix }) => fix?.edits ?? []);
  return {
    output: edited(source, edits),
    applied: findings.filter((finding) => chosen.has(finding)),
    remaining: findings.filter((finding) => !chosen.has(finding)),
    skipped: wanted.filter((finding) => !made.has(keyOf(finding))),
  };
}

/** Whether nobody has to look first whether what was found is what it seems. */
function isCertain({ outcome, fix }: Finding): boolean {
  return outcome !== 'needs-review' || fix?.safety === 'safe';
}

/** Equal for findings that the same edits mend. */
function keyOf({ fix }: Finding): string {
  return JSON.stringify(fix?.edits.map(({ start, end, text }) => [start, end, text]));
}

/** Of those that overlap chosen ones, the ones that stand between the edits of these: not where two are proven one by one. */
function between(wanted: readonly Finding[], chosen: readonly Finding[]): Finding[] {
  const known = new Set(chosen);
  const taken = chosen.flatMap(({ fix }) => fix?.edits ?? []).sort(byPlace);
  const isProven = chosen.some(({ fix }) => fix?.safety === 'safe');
  const found: Finding[] = [];
  const inOrder = wanted.toSorted((a, b) => hullOf(a.fix?.edits ?? []).start - hullOf(b.fix?.edits ?? []).start);
  for (const finding of inOrder) {
    const { fix } = finding;
    if (known.has(finding) || !fix || (isProven && fix.safety === 'safe')) continue;
    const places = fix.edits.map((edit) => [edit, countUpTo(taken, ({ start }) => start, edit.start)] as const);
    if (places.some(([edit, at]) => touches(taken[at - 1], edit) || touches(edit, taken[at]))) continue;
    for (const [edit] of places)
      taken.splice(
        countUpTo(taken, ({ start }) => start, edit.start),
        0,
        edit,
      );
    found.push(finding);
  }
  return found;
}

/** Whether of two edits in the order of the source the second begins before the first has ended, or both begin together. */
function touches(first: Edit | undefined, second: Edit | undefined): boolean {
  return first !== undefined && second !== undefined && (second.start < first.end || second.start === first.start);
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
