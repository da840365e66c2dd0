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

/** The table that `npm run corpus` prints. */
export function printTable(scored: readonly Scored[], rules: readonly string[]): string {
  const byRule = tallyBy(scored, (rule) => rule);
  const byProfile = tallyBy(scored, (_rule, { profile }) => profile);
  const all = tallyBy(scored, () => 'all');
  const none: Tally = { matched: 0, wrong: 0, missed: 0 };
  const rows = [
    ...rules.map((rule) => row(rule, byRule.get(rule) ?? none)),
    '',
    ...['real', 'naive', 'mixed', 'right'].map((profile) => row(profile, byProfile.get(profile) ?? none)),
    '',
    row('all', all.get('all') ?? none),
  ];
  return [`${'rule'.padEnd(22)} precision  recall  matched  wrong  missed`, ...rows].join('\n');
}

function row(name: string, tally: Tally): string {
  const { matched, wrong, missed } = tally;
  const numbers = [precision(tally).toFixed(3).padStart(9), recall(tally).toFixed(3).padStart(7)];
  const counts = [String(matched).padStart(8), String(wrong).padStart(6), String(missed).padStart(7)];
  return `${name.padEnd(22)} ${numbers.join(' ')} ${counts.join(' ')}`;
}
