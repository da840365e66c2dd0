import { precision, recall, type Scored, type Tally, tallyBy } from './print.js';

/** What a linter must reach on a corpus. Shares are from 0 to 1. */
export interface Bars {
  recall: number;
  precision: number;
  /** Both for each rule with more labels than `few`. */
  rule: number;
  few: number;
}

export const BARS: Bars = { recall: 0.95, precision: 0.97, rule: 0.9, few: 5 };

const NONE: Tally = { matched: 0, wrong: 0, missed: 0 };

/** The bars that findings miss, one sentence each; none where all are met. */
export function missedBars(scored: readonly Scored[], bars: Bars = BARS): string[] {
  const all = tallyBy(scored, () => 'all').get('all') ?? NONE;
  const byRule = [...tallyBy(scored, (rule) => rule)];
  return [
    ...below('recall', recall(all), bars.recall),
    ...below('precision', precision(all), bars.precision),
    ...byRule.flatMap(([rule, tally]) => {
      if (tally.matched + tally.missed <= bars.few) return [];
      return [
        ...below(`recall of ${rule}`, recall(tally), bars.rule),
        ...below(`precision of ${rule}`, precision(tally), bars.rule),
      ];
    }),
    ...scored.flatMap(({ corpusCase: { name, profile }, score: { nearMisses, reports } }) => [
      ...nearMisses.map(({ rule }) => `${name}: a violation of ${rule} at a near miss`),
      ...(profile === 'right' && reports > 0 ? [`${name}: ${reports} findings in a clean canvas`] : []),
    ]),
  ];
}

function below(name: string, value: number, bar: number): string[] {
  return value < bar ? [`${name} is ${value.toFixed(3)}, expected at least ${bar}`] : [];
}
