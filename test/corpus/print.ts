import type { CorpusCase } from './case.js';
import type { CaseScore } from './score.js';

export interface Tally {
  matched: number;
  wrong: number;
  missed: number;
}

export interface Scored {
  corpusCase: CorpusCase;
  score: CaseScore;
}

/** A row of the table; shares are from 0 to 1. */
export interface Row extends Tally {
  name: string;
  precision: number;
  recall: number;
}

/** Matched, wrong and missed by a key of each: the rule, the profile. */
export function tallyBy(
  scored: readonly Scored[],
  key: (rule: string, corpusCase: CorpusCase) => string,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const at = (name: string) => {
    const tally = tallies.get(name) ?? { matched: 0, wrong: 0, missed: 0 };
    tallies.set(name, tally);
    return tally;
  };
  for (const { corpusCase, score } of scored) {
    for (const { label } of score.matched) at(key(label.rule, corpusCase)).matched += 1;
    for (const { rule } of score.wrong) at(key(rule, corpusCase)).wrong += 1;
    for (const { rule } of score.missed) at(key(rule, corpusCase)).missed += 1;
  }
  return tallies;
}

/** Matched reports over reports; 1 where there are none. */
export function precision({ matched, wrong }: Tally): number {
  return matched + wrong === 0 ? 1 : matched / (matched + wrong);
}

/** Matched labels over labels; 1 where there are none. */
export function recall({ matched, missed }: Tally): number {
  return matched + missed === 0 ? 1 : matched / (matched + missed);
}

/** The figures by rule, by profile, and of all. */
export function tableOf(
  scored: readonly Scored[],
  rules: readonly string[],
): Record<'rules' | 'profiles' | 'all', Row[]> {
  const rows = (names: readonly string[], tallies: ReadonlyMap<string, Tally>) =>
    names.map((name): Row => {
      const tally = tallies.get(name) ?? { matched: 0, wrong: 0, missed: 0 };
      return { name, ...tally, precision: precision(tally), recall: recall(tally) };
    });
  return {
    rules: rows(
      rules,
      tallyBy(scored, (rule) => rule),
    ),
    profiles: rows(
      ['real', 'naive', 'mixed', 'right'],
      tallyBy(scored, (_rule, { profile }) => profile),
    ),
    all: rows(
      ['all'],
      tallyBy(scored, () => 'all'),
    ),
  };
}

/** The table that `npm run corpus` prints. */
export function printTable(scored: readonly Scored[], rules: readonly string[]): string {
  const table = tableOf(scored, rules);
  const parts = [table.rules, table.profiles, table.all].map((rows) => rows.map(printRow).join('\n'));
  return `${'rule'.padEnd(22)} precision  recall  matched  wrong  missed\n${parts.join('\n\n')}`;
}

function printRow({ name, matched, wrong, missed, ...shares }: Row): string {
  const numbers = [shares.precision.toFixed(3).padStart(9), shares.recall.toFixed(3).padStart(7)];
  const counts = [String(matched).padStart(8), String(wrong).padStart(6), String(missed).padStart(7)];
  return `${name.padEnd(22)} ${numbers.join(' ')} ${counts.join(' ')}`;
}

/** A line for each report that matches nothing, each label that is not found, and each violation at a near miss. */
export function printMisses(scored: readonly Scored[]): string[] {
  return scored.flatMap(({ corpusCase: { name }, score }) => [
    ...score.wrong.map(
      ({ rule, line, column, message, outcome }) =>
        `${name}:${line}:${column} unexpected ${outcome} of ${rule}: ${message}`,
    ),
    ...score.missed.map(
      ({ rule, at, nth, note }) => `${name} missed ${rule} at ${at.replace(/\s+/g, ' ')} (${nth}): ${note ?? ''}`,
    ),
    ...score.nearMisses.map(
      ({ rule, line, column }) => `${name}:${line}:${column} violation of ${rule} at a near miss`,
    ),
  ]);
}
