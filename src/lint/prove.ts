import { InlayError } from '../error.js';
import type { Site } from '../site/schema.js';
import type { IndexedDocument } from './document/document.js';
import type { Fix } from './finding.js';
import { byPlace, withoutOverlaps } from './fix.js';
import { batchesOf, type Candidate, mergeOverlapping } from './proof/batches.js';
import type { Verdict } from './proof/compare.js';
import { countryOf } from './proof/phone.js';
import { regionFinder } from './proof/region.js';
import { showCanvas } from './proof/shown.js';
import { type Bench, tryFixes } from './proof/try-fixes.js';
import type { Problem } from './rule.js';

const OVERLAPS = 'it overlaps other fixes';
const TOGETHER = 'it is not the same together with the other fixes';
const UNPLACED = 'it stands too deep in other elements';
const UNSHOWN = 'the page would be too large to render';

/**
 * The fix of every problem that proposes one. It is safe if the page, rendered before and after, is proven to be the same
 * but for the resource's own markup: made alone, and together with all other safe ones. The canvas is rendered a bounded
 * number of times, however many problems there are.
 *
 * @param problems their edits lie in the source
 */
export function proveFixes(document: IndexedDocument, site: Site, problems: readonly Problem[]): (Fix | undefined)[] {
  const regionOf = regionFinder(document);
  const verdicts = new Map<number, Verdict>();
  const candidates: Candidate[] = [];
  for (const [index, { fix }] of problems.entries()) {
    if (!fix) continue;
    const edits = fix.edits.toSorted(byPlace);
    const region = regionOf(edits);
    if (region) candidates.push({ problem: index, edits, region });
    else verdicts.set(index, { reason: UNPLACED });
  }
  const verify = candidates.length === 0 ? undefined : verdictsOf(candidates, document, site, regionOf);
  for (const [index, verdict] of verify ?? []) verdicts.set(index, verdict);
  return problems.map(({ fix }, index) => fix && fixOf(fix, verdicts.get(index) ?? { reason: OVERLAPS }));
}

function fixOf({ description, edits }: NonNullable<Problem['fix']>, verdict: Verdict): Fix {
  const sorted = edits.toSorted(byPlace);
  if ('proof' in verdict) return { safety: 'safe', description, edits: sorted, proof: verdict.proof };
  return { safety: 'unsafe', description: `${description} (not proven to be safe: ${verdict.reason})`, edits: sorted };
}

function verdictsOf(
  candidates: readonly Candidate[],
  document: IndexedDocument,
  site: Site,
  regionOf: ReturnType<typeof regionFinder>,
): Map<number, Verdict> {
  try {
    const isRebased = document.elements.some(({ tag }) => tag === 'base');
    const addresses = { base: site.site.url, isRebased, country: countryOf(site) };
    const bench: Bench = { site, addresses, before: showCanvas(document.source, site), labels: new Map() };
    return proveTogether(candidates, bench, regionOf);
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    return new Map(candidates.map(({ problem }) => [problem, { reason: UNSHOWN }]));
  }
}

/** Proves each fix for itself, then all that are safe in one. */
function proveTogether(
  candidates: readonly Candidate[],
  bench: Bench,
  regionOf: ReturnType<typeof regionFinder>,
): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>();
  const { batches, left } = batchesOf(candidates);
  const safe: Candidate[] = [];
  for (const batch of batches) {
    for (const [candidate, verdict] of tryFixes(batch, bench)) {
      verdicts.set(candidate.problem, verdict);
      if ('proof' in verdict) safe.push(candidate);
    }
  }
  for (const { problem } of left) verdicts.set(problem, { reason: OVERLAPS });
  if (batches.length > 1) proveAsOne(safe, new Set(batches[0]), verdicts, bench, regionOf);
  return verdicts;
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
    else unproven.push(...made);
  }
  for (const [candidate, verdict] of tryFixes([...members.keys()], bench))
    if ('reason' in verdict) unproven.push(...(members.get(candidate) ?? []));
  return unproven;
}
