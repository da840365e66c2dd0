import type { Edit, Finding } from './finding.js';

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
 * Applies the fixes of findings to the source that they were found in, each as a whole or not at all. Of two fixes that
 * overlap the first in the order of findings is applied; lint the output again for the other.
 */
export function applyFixes(source: string, findings: readonly Finding[], options: FixOptions = {}): FixResult {
  const { unsafe = false } = options;
  const applied: Finding[] = [];
  const remaining: Finding[] = [];
  const taken: Edit[] = [];
  for (const finding of findings) {
    const { fix } = finding;
    const wanted = fix && (unsafe || fix.safety === 'safe');
    if (wanted && fix.edits.every((edit) => !taken.some((other) => overlap(edit, other)))) {
      applied.push(finding);
      taken.push(...fix.edits);
    } else remaining.push(finding);
  }
  return { output: edited(source, taken), applied, remaining };
}

/** A source with non-overlapping edits made. */
export function edited(source: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

function overlap(a: Edit, b: Edit): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}
