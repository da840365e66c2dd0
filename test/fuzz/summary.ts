import { GENERATOR_NAMES } from './case.js';
import { CHECKS } from './check.js';
import { fails, NO_THROW } from './examine.js';
import { shrink } from './shrink.js';
import type { Subject } from './subject.js';
import type { Failure, Tally } from './tally.js';

/** A failing case in full: what was expected, the smallest source that fails alike, how to make the case again. */
export function describeFailure(subject: Subject, seed: number, failure: Failure): string {
  const { number, generator, check, source, expected, actual } = failure;
  const small = shrink(source, (candidate) => fails(subject, candidate, number, check));
  return [
    `DIFFERENCE in "${check}", seed ${seed}, case ${number} (${generator})`,
    `  shrunk:   ${JSON.stringify(small)}`,
    `  source:   ${JSON.stringify(source)}`,
    `  expected: ${JSON.stringify(expected)}`,
    `  actual:   ${JSON.stringify(actual)}`,
    `  again:    npm run fuzz -- --seed ${seed} --case ${number}`,
  ].join('\n');
}

/** The figures of a run. */
export function summarize(tally: Tally, seed: number, seconds: number): string {
  const all = Object.values(tally.generators);
  const cases = all.reduce((sum, counts) => sum + counts.cases, 0);
  const answered = all.reduce((sum, counts) => sum + counts.answered, 0);
  const { located } = tally;
  return [
    `seed ${seed}: ${cases} cases in ${seconds.toFixed(1)} s (${Math.round(cases / seconds)} a second)`,
    `the fast locator answered ${share(answered, cases)}, of those with an inlay ${share(located.answered, located.cases)}`,
    ...GENERATOR_NAMES.flatMap((name) => {
      const counts = tally.generators[name];
      return counts
        ? [`  ${name.padEnd(24)}${columns(counts.cases)}   fast ${share(counts.answered, counts.cases)}`]
        : [];
    }),
    'checks',
    ...[NO_THROW, ...CHECKS.map(({ name }) => name)].map((name) => {
      const { held, idle, differences } = tally.checks[name] ?? { held: 0, idle: 0, differences: 0 };
      const every = CHECKS.find((check) => check.name === name)?.every ?? 1;
      const due = every === 1 ? '' : `   (every ${every}th case)`;
      return `  ${name.padEnd(24)}${columns(held)} held${columns(idle)} with nothing to compare${columns(differences)} differences${due}`;
    }),
    `${differencesOf(tally)} differences`,
  ].join('\n');
}

/** How many checks failed. */
export function differencesOf(tally: Tally): number {
  return Object.values(tally.checks).reduce((sum, { differences }) => sum + differences, 0);
}

function columns(number: number): string {
  return String(number).padStart(9);
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)}%`;
}
