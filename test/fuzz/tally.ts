import type { Difference } from './check.js';
import type { Examined } from './examine.js';

/** A case that failed a check. */
export interface Failure extends Difference {
  number: number;
  generator: string;
  check: string;
  source: string;
}

type Answers = {
  cases: number;
  /** Of them, those that the fast locator answered. */
  answered: number;
};

/** How often a check held, had nothing to compare, or saw a difference. */
type Counts = {
  held: number;
  idle: number;
  differences: number;
};

/** What came of many cases. */
export interface Tally {
  generators: Record<string, Answers>;
  /** The cases with an inlay in them. */
  located: Answers;
  checks: Record<string, Counts>;
  /** The first failures of each check. */
  failures: Failure[];
}

/** Failures of one check that are kept. */
const KEPT = 3;

export function emptyTally(): Tally {
  return { generators: {}, located: noAnswers(), checks: {}, failures: [] };
}

function noAnswers(): Answers {
  return { cases: 0, answered: 0 };
}

function noCounts(): Counts {
  return { held: 0, idle: 0, differences: 0 };
}

/** Counts a case in. */
export function count(
  tally: Tally,
  made: { number: number; generator: string; source: string },
  examined: Examined,
): void {
  const { answered, inlays, findings } = examined;
  const own = { cases: 1, answered: answered ? 1 : 0 };
  addTo(tally.generators, made.generator, own, noAnswers);
  if (inlays > 0) add(tally.located, own);
  for (const { check, outcome } of findings) {
    const isDifference = typeof outcome === 'object';
    addTo(tally.checks, check, { ...noCounts(), [isDifference ? 'differences' : outcome]: 1 }, noCounts);
    if (isDifference && tally.failures.filter((failure) => failure.check === check).length < KEPT)
      tally.failures.push({ ...made, check, ...outcome });
  }
}

/** The tally of all the workers, their failures in the order of the cases. */
export function merge(tallies: readonly Tally[]): Tally {
  const all = emptyTally();
  for (const { generators, located, checks, failures } of tallies) {
    for (const [name, answers] of Object.entries(generators)) addTo(all.generators, name, answers, noAnswers);
    for (const [name, counts] of Object.entries(checks)) addTo(all.checks, name, counts, noCounts);
    add(all.located, located);
    all.failures.push(...failures);
  }
  all.failures.sort((a, b) => a.number - b.number);
  return all;
}

function addTo<T extends Record<string, number>>(table: Record<string, T>, name: string, from: T, none: () => T): void {
  const to = table[name] ?? none();
  add(to, from);
  table[name] = to;
}

function add(to: Record<string, number>, from: Record<string, number>): void {
  for (const [key, value] of Object.entries(from)) to[key] = (to[key] ?? 0) + value;
}
