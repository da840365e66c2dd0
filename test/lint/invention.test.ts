import { describe, expect, test } from 'vitest';
import { type Finding, lint } from '../../src/lint/index.js';
import { type CorpusCase, readCorpus } from '../corpus/case.js';
import { outline } from '../corpus/outline.js';
import { scoreCase } from '../corpus/score.js';
import { FIXTURES } from '../support/folders.js';

const RULES = ['no-invented-menu', 'no-static-logo'];

/** Pages with menus and logos that the site does not have, in twenty languages and styles. */
const cases = readCorpus(`${FIXTURES}/invention`).filter(({ name }) => name.startsWith('menu-'));

/** Reports that no label has, and labels that no report has, of a rule. */
function faults(rule: string, find: (corpusCase: CorpusCase) => Finding[]): { wrong: string[]; missed: string[] } {
  const scores = cases.map((each) => ({ name: each.name, ...scoreCase(each, find(each), new Set([rule])) }));
  return {
    wrong: scores.flatMap(({ name, wrong }) => wrong.map(({ line }) => `${name}:${line}`)),
    missed: scores.flatMap(({ name, missed }) =>
      missed.filter((l) => l.rule === rule).map(({ at }) => `${name} ${at}`),
    ),
  };
}

describe.each(RULES)('%s on pages with invented menus and logos', (rule) => {
  test('finds what the site does not have and nothing else', () => {
    expect(cases.length).toBe(20);
    expect(faults(rule, ({ canvas, manifest }) => lint(canvas, manifest))).toEqual({ wrong: [], missed: [] });
  });

  test('negative control: no report misses every label, a report of every element is mostly wrong', () => {
    const labels = cases.flatMap((each) => each.labels.filter((label) => label.rule === rule && !label.debatable));
    expect(faults(rule, () => []).missed).toHaveLength(labels.length);
    const everything = ({ canvas }: CorpusCase) =>
      outline(canvas).map(
        ({ start, end }): Finding => ({
          rule,
          severity: 'error',
          outcome: 'violation',
          message: 'M',
          start,
          end,
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 1,
          docs: '',
        }),
      );
    expect(faults(rule, everything).wrong.length).toBeGreaterThan(labels.length * 5);
  });
});
