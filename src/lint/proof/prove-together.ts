import { byPlace, withoutOverlaps } from '../edit/fix.js';
import { batchesOf, type Candidate, mergeOverlapping } from './batches.js';
import type { Verdict } from './compare.js';
import type { regionFinder } from './region.js';
import { type Bench, tryFixes } from './try-fixes.js';

export const OVERLAPS = 'it overlaps other fixes';
const TOGETHER = 'it is not the same together with the other fixes';

/** Proves each fix for itself, then all that are safe in one. */
export function proveTogether(
  candidates: readonly Candidate[],
  bench: Bench,
  regionOf: ReturnType<typeof regionFinder>,
  verdicts: Map<number, Verdict>,
): void {
  const { batches, left } = batchesOf(candidates, bench.budget);
  const [first = [], ...others] = batches;
  const safe: Candidate[] = [];
  const prove = (batch: readonly Candidate[], into: Map<number, Verdict>) => {
    for (const [candidate, verdict] of tryFixes(batch, bench)) {
      into.set(candidate.problem, verdict);
      if ('proof' in verdict) safe.push(candidate);
    }
  };
  prove(first, verdicts);
  if (others.length === 0) return;
  // What these come to holds once they are proven together with the first.
  const later = new Map<number, Verdict>();
  for (const batch of others) prove(batch, later);
  for (const { problem } of left) later.set(problem, { reason: OVERLAPS });
  proveAsOne(safe, new Set(first), later, bench, regionOf);
  for (const [problem, verdict] of later) verdicts.set(problem, verdict);
}

/** Times that the safe fixes are tried in one, each time without those that were not proven. */
const MAX_TRIALS = 3;

/** Takes away fixes that are safe alone but not with the others. Those of the first batch were proven in one already. */
function proveAsOne(
  safe: readonly Candidate[],
  first: ReadonlySet<Candidate>,
  verdicts: Map<number, Verdict>,
  bench: Bench,
  regionOf: ReturnType<typeof regionFinder>,
): void {
  let left = safe.toSorted((a, b) => byPlace(a.region, b.region));
  for (let trial = 1; left.some((candidate) => !first.has(candidate)); trial += 1) {
    const unproven = trial > MAX_TRIALS ? left : unprovenTogether(left, bench, regionOf);
    const denied = new Set(unproven.filter((candidate) => !first.has(candidate)));
    for (const { problem } of denied) verdicts.set(problem, { reason: TOGETHER });
    if (denied.size === 0) return;
    left = left.filter((candidate) => !denied.has(candidate));
  }
}

function unprovenTogether(
  candidates: readonly Candidate[],
  bench: Bench,
  regionOf: ReturnType<typeof regionFinder>,
): Candidate[] {
  const members = new Map<Candidate, Candidate[]>();
  const unproven: Candidate[] = [];
  for (const group of mergeOverlapping(candidates)) {
    const made = withoutOverlaps(group, ({ edits }) => edits);
    const edits = made.flatMap((candidate) => candidate.edits).sort(byPlace);
    const region = regionOf(edits);
    const [first] = made;
    if (first && region) members.set({ ...first, edits, region }, made);
    else for (const each of made) unproven.push(each);
  }
  for (const [candidate, verdict] of tryFixes([...members.keys()], bench))
    if ('reason' in verdict) unproven.push(...(members.get(candidate) ?? []));
  return unproven;
}
