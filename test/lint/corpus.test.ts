import { describe, expect, test } from 'vitest';
import { type Finding, lint, RULES } from '../../src/lint/index.js';
import { missedBars } from '../corpus/bars.js';
import { type CorpusCase, readCorpus } from '../corpus/case.js';
import { outline } from '../corpus/outline.js';
import type { Scored } from '../corpus/print.js';
import { NOT_IN_LINT_CORPUS, scoreCase } from '../corpus/score.js';
import { CORPUS, HAS_CORPUS } from '../support/folders.js';

/** The rules that the corpus has labels for; others are judged by the corpus of inventions. */
const JUDGED = RULES.filter(({ id }) => !NOT_IN_LINT_CORPUS.has(id));
const JUDGED_IDS = new Set(JUDGED.map(({ id }) => id));

type Linter = (corpusCase: CorpusCase) => Finding[];

describe.skipIf(!HAS_CORPUS)('on the lint corpus', () => {
  const cases = HAS_CORPUS ? readCorpus(`${CORPUS}/lint`) : [];
  const found = new Map(cases.map((each) => [each, lint(each.canvas, each.manifest)]));
  const inlay: Linter = (corpusCase) => found.get(corpusCase) ?? [];

  test('the linter meets every bar', () => {
    expect(cases.length).toBeGreaterThan(50);
    expect(missedBars(scored(cases, inlay))).toEqual([]);
  });

  test('the clean canvases have no finding', () => {
    const clean = cases.filter(({ profile }) => profile === 'right');
    expect(clean.length).toBeGreaterThan(5);
    expect(clean.flatMap(inlay)).toEqual([]);
  });

  test('a linter that reports nothing is caught', () => {
    expect(missedBars(scored(cases, () => []))).toContain('recall is 0.000, expected at least 0.95');
  });

  test('a linter that reports every element is caught', () => {
    const missed = missedBars(scored(cases, everything));
    expect(missed).toContainEqual(expect.stringMatching(/^precision is 0\.0/));
    expect(missed).toContainEqual(expect.stringContaining('at a near miss'));
    expect(missed).toContainEqual(expect.stringContaining('in a clean canvas'));
  });

  const labelled = JUDGED.filter(({ id }) => cases.some(({ labels }) => labels.some(({ rule }) => rule === id)));

  test('every rule but that of the directives has labels', () => {
    expect(JUDGED.length - labelled.length).toBe(1);
  });

  test.each(labelled.map(({ id }) => id))('a linter without %s is caught', (id) => {
    const without = scored(cases, (each) => inlay(each).filter(({ rule }) => rule !== id));
    expect(missedBars(without)).toContain(`${id} finds none of its labels`);
  });

  test.each(labelled.map(({ id }) => id))('a linter whose %s matches every element is caught', (id) => {
    const eager = scored(cases, (each) => [...inlay(each), ...everything(each).filter(({ rule }) => rule === id)]);
    expect(missedBars(eager)).toContainEqual(expect.stringMatching(/^precision is /));
  });
});

function scored(cases: readonly CorpusCase[], linter: Linter): Scored[] {
  return cases.map((corpusCase) => ({ corpusCase, score: scoreCase(corpusCase, linter(corpusCase), JUDGED_IDS) }));
}

/** A violation of every rule at every element. */
function everything({ canvas }: CorpusCase): Finding[] {
  return outline(canvas).flatMap(({ start, end }) =>
    RULES.map(({ id }): Finding => {
      const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
      return { rule: id, severity: 'error', outcome: 'violation', message: 'M', start, end, ...place, docs: '' };
    }),
  );
}
