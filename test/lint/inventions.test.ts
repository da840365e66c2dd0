import { describe, expect, test } from 'vitest';
import { type Finding, lint } from '../../src/lint/index.js';
import { type CorpusCase, readCorpus } from '../corpus/case.js';
import { outline } from '../corpus/outline.js';
import { precision, recall, tallyBy } from '../corpus/print.js';
import { INVENTION_RULES, scoreCase } from '../corpus/score.js';
import { CORPUS, FIXTURES, HAS_CORPUS } from '../support/folders.js';

/** Least shares of what is found and of what is right, of each rule. */
const LEAST = { recall: 0.95, precision: 0.97 };

/** The rules that the pages of a name are labelled for. */
const LABELLED: Readonly<Record<string, readonly string[]>> = {
  contact: ['no-invented-contact', 'no-invented-profile'],
  menu: ['no-invented-menu', 'no-static-logo'],
  form: ['no-fictitious-form', 'no-invented-attachment'],
  second: [...INVENTION_RULES],
  third: [...INVENTION_RULES],
  fourth: [...INVENTION_RULES],
  fifth: [...INVENTION_RULES],
  sixth: [...INVENTION_RULES],
  seventh: [...INVENTION_RULES],
  eighth: [...INVENTION_RULES],
  ninth: [...INVENTION_RULES],
  tenth: [...INVENTION_RULES],
  inv: [...INVENTION_RULES],
};

function rulesOf({ name }: CorpusCase): ReadonlySet<string> {
  return new Set(LABELLED[name.split('-')[0] ?? '']);
}

/** How findings compare with the labels, for the rules that the page is labelled for. */
function scored(cases: readonly CorpusCase[], find: (corpusCase: CorpusCase) => Finding[]) {
  return cases.map((corpusCase) => {
    const rules = rulesOf(corpusCase);
    const isOwn = (rule: string) => rules.has(rule);
    // What another rule has to find, and one of these may find too, is neither missed nor wrong.
    const labels = corpusCase.labels
      .filter(({ rule, also = [] }) => [rule, ...also].some(isOwn))
      .map((label) => (isOwn(label.rule) ? label : { ...label, debatable: true }));
    return { corpusCase, score: scoreCase({ ...corpusCase, labels }, find(corpusCase), rules) };
  });
}

describe.each([
  ['the pages of this repository', `${FIXTURES}/invention`, true],
  ['the corpus of inventions', `${CORPUS}/invention`, HAS_CORPUS],
])('on %s', (_title, folder, isThere) => {
  describe.skipIf(!isThere)('what a site does not have', () => {
    const cases = isThere ? readCorpus(folder) : [];
    const found = new Map(cases.map((each) => [each, lint(each.canvas, each.manifest)]));
    const scores = scored(cases, (each) => found.get(each) ?? []);
    const tallies = tallyBy(scores, (rule) => rule);

    test.each([...INVENTION_RULES])('%s finds nearly all of its labels, and hardly anything else', (rule) => {
      const tally = tallies.get(rule) ?? { matched: 0, wrong: 0, missed: 0 };
      expect(tally.matched).toBeGreaterThan(5);
      expect(recall(tally)).toBeGreaterThanOrEqual(LEAST.recall);
      expect(precision(tally)).toBeGreaterThanOrEqual(LEAST.precision);
    });

    test('right pages are silent, and near misses are no violations', () => {
      expect(cases.some(({ profile }) => profile === 'right')).toBe(true);
      for (const { corpusCase, score } of scores) {
        expect(score.nearMisses.map(({ message }) => message)).toEqual([]);
        if (corpusCase.profile === 'right') expect(score.reports, corpusCase.name).toBe(0);
      }
    });

    test('negative controls: no report misses every label, a report of every element is mostly wrong', () => {
      for (const tally of tallyBy(
        scored(cases, () => []),
        (rule) => rule,
      ).values())
        expect(recall(tally)).toBe(0);
      for (const rule of INVENTION_RULES) {
        const eager = tallyBy(
          scored(cases, (each) => everything(each, rule)),
          (each) => each,
        ).get(rule);
        expect([rule, eager && precision(eager) < 0.5]).toEqual([rule, true]);
      }
    });

    test('a site without any contact has no finding of contacts', () => {
      expect(tallies.get('no-invented-contact')?.matched).toBeGreaterThan(0);
      const bare = cases.flatMap(({ canvas, manifest }) =>
        lint(canvas, { ...manifest, resources: { ...manifest.resources, contacts: {} } }),
      );
      expect(bare.filter(({ rule }) => rule === 'no-invented-contact')).toEqual([]);
    });
  });
});

/** A violation of a rule at every element. */
function everything({ canvas }: CorpusCase, rule: string): Finding[] {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return outline(canvas).map(
    ({ start, end }): Finding => ({
      rule,
      severity: 'error',
      outcome: 'violation',
      message: 'M',
      start,
      end,
      ...place,
      docs: '',
    }),
  );
}
