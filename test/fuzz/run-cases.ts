import { type Case, caseOf } from './case.js';
import type { Check } from './check.js';
import { checksFor, type Examined, examine } from './examine.js';
import type { Material } from './material.js';
import type { Subject } from './subject.js';

/** Which cases to run, and on what. */
export interface Run {
  subject: Subject;
  material: Material;
  seed: number;
  /** The first case, how far the next one is, and where to end. */
  first: number;
  step: number;
  end: number;
  /**
   * Which checks a case is put to.
   * @default those that are due for its number
   */
  checks?: (number: number) => readonly Check[];
}

/** Makes and examines cases one by one, for as long as the caller asks for more. */
export function* runCases(run: Run): Generator<{ made: Case; examined: Examined }> {
  const { subject, material, seed, first, step, end, checks = checksFor } = run;
  for (let number = first; number < end; number += step) {
    const made = caseOf(seed, number, material);
    yield { made, examined: examine(subject, made.source, number, checks(number)) };
  }
}

/** The first case that fails, and how many ran until then. */
export function firstFailure(run: Run): { made: Case; check: string } | undefined {
  for (const { made, examined } of runCases(run)) {
    const failed = examined.findings.find(({ outcome }) => typeof outcome === 'object');
    if (failed) return { made, check: failed.check };
  }
  return undefined;
}
