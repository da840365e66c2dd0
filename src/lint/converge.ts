import type { Manifest } from '../manifest/schema.js';
import { brokenScripts } from './broken-scripts.js';
import { composeEdits } from './edit/compose-edits.js';
import { applyFixes, byPlace, type FixOptions } from './edit/fix.js';
import type { Edit, Finding } from './finding.js';
import { lintBudget, lintWithin } from './lint.js';
import { type LintOptions, planOf } from './options.js';
import { stillTold } from './still-told.js';

/** Rounds of fixing at most: one fix may show what another rule finds, but not without end. */
const ROUNDS = 10;

export interface FixedSource {
  output: string;
  /** What makes the output of the source, in the order of the source and without overlaps. */
  edits: Edit[];
  /** What was fixed, each finding as it was in the source of its round. */
  applied: Finding[];
  /** What the linter says of the output, with what is invented in it and was told before, and the scripts that look for what was fixed: see `stillTold` and `brokenScripts`. */
  remaining: Finding[];
}

/**
 * Lints and fixes a canvas until nothing more can be fixed, or for ten rounds. All rounds share one budget.
 *
 * @throws InlayError what `lint` throws
 */
export function lintAndFix(
  source: string,
  manifest: Manifest,
  lintOptions: LintOptions = {},
  fixOptions: FixOptions = {},
): FixedSource {
  const plan = planOf(lintOptions);
  const budget = lintBudget(plan);
  const applied: Finding[] = [];
  const rounds: Edit[][] = [];
  let output = source;
  let remaining = lintWithin(output, manifest, plan, budget);
  for (let round = 0; round < ROUNDS; round += 1) {
    const fixed = applyFixes(output, remaining, fixOptions);
    if (fixed.applied.length === 0) break;
    applied.push(...fixed.applied);
    const edits = fixed.applied.flatMap(({ fix }) => fix?.edits ?? []);
    rounds.push(edits);
    output = fixed.output;
    const now = lintWithin(output, manifest, plan, budget);
    remaining = [...now, ...stillTold(fixed.remaining, edits, output, now)].sort(byPlace);
  }
  const broken = brokenScripts(source, output, applied, plan, budget);
  if (broken.length > 0) remaining = [...remaining, ...broken].sort(byPlace);
  return { output, edits: composeEdits(source.length, rounds), applied, remaining };
}
