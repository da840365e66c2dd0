import { describe, expect, test } from 'vitest';
import { lint } from '../../src/lint/index.js';
import { type CorpusCase, readCorpus } from '../corpus/case.js';
import { precision, recall, tallyBy } from '../corpus/print.js';
import { scoreCase } from '../corpus/score.js';
import { CORPUS, FIXTURES, HAS_CORPUS } from '../support/folders.js';

const RULES = ['no-invented-contact', 'no-invented-profile'] as const;

/** Least shares of what is found and of what is right, of each rule. */
const LEAST = { recall: 0.95, precision: 0.97 };

describe.each([
  ['the pages of this repository', `${FIXTURES}/invention`, true],
  ['the corpus of inventions', `${CORPUS}/invention`, HAS_CORPUS],
])('on %s', (_title, folder, isThere) => {
  const cases = isThere ? readCorpus(folder).filter(({ name }) => !isOfOtherRules(name)) : [];

  describe.skipIf(!isThere)('contacts and profiles', () => {
    const scored = cases.map((corpusCase) => ({ corpusCase, score: scoreOf(corpusCase) }));
    const tallies = tallyBy(scored, (rule) => rule);

    test.each(RULES)('%s finds nearly all of its labels, and hardly anything else', (rule) => {
      const tally = tallies.get(rule) ?? { matched: 0, wrong: 0, missed: 0 };
      expect(tally.matched).toBeGreaterThan(15);
      expect(recall(tally)).toBeGreaterThanOrEqual(LEAST.recall);
      expect(precision(tally)).toBeGreaterThanOrEqual(LEAST.precision);
    });

    test('right pages are silent, and near misses are no violations', () => {
      expect(cases.some(({ profile }) => profile === 'right')).toBe(true);
      for (const { corpusCase, score } of scored) {
        expect(score.nearMisses.map(({ message }) => message)).toEqual([]);
        if (corpusCase.profile === 'right') expect(score.reports, corpusCase.name).toBe(0);
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

function isOfOtherRules(name: string): boolean {
  return !name.startsWith('contact-') && !name.startsWith('inv-');
}

function scoreOf(corpusCase: CorpusCase) {
  const labels = corpusCase.labels.filter(({ rule, also = [] }) => [rule, ...also].some(isOurs));
  return scoreCase({ ...corpusCase, labels }, lint(corpusCase.canvas, corpusCase.manifest), new Set(RULES));
}

function isOurs(rule: string): boolean {
  return rule === RULES[0] || rule === RULES[1];
}
