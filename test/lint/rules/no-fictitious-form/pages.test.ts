import { expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { readCorpus } from '../../../corpus/case.js';
import { scoreCase } from '../../../corpus/score.js';
import { FIXTURES } from '../../../support/folders.js';

const JUDGED: ReadonlySet<string> = new Set(['no-fictitious-form', 'no-invented-attachment']);
const pages = readCorpus(`${FIXTURES}/invention`).filter(({ name }) => name.startsWith('form-'));

test.each(pages)('$name: what its labels say and nothing else', (page) => {
  const { missed, wrong, nearMisses } = scoreCase(page, lint(page.canvas, page.manifest), JUDGED);
  expect({ missed, wrong, nearMisses }).toEqual({ missed: [], wrong: [], nearMisses: [] });
});

test('a linter that finds nothing misses all of them', () => {
  const missed = pages.flatMap((page) => scoreCase(page, [], JUDGED).missed);
  expect(missed.length).toBeGreaterThan(35);
});
