import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest } from '../../src/index.js';
import { applyFixes, type LintOptions, lint, type Rule } from '../../src/lint/index.js';
import { readCorpus } from '../corpus/case.js';
import { CORPUS, FIXTURES, HAS_CORPUS } from '../support/folders.js';
import { readSite } from '../support/sites.js';

/** Texts that were written, as they stand in what comes out. */
function writtenBy(applied: ReturnType<typeof applyFixes>['applied']) {
  let moved = 0;
  return applied
    .flatMap(({ fix }) => fix?.edits ?? [])
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const at = start + moved;
      moved += text.length - (end - start);
      return { start: at, end: at + text.length };
    });
}

/** It tells of data that are right, as they may be from now on. */
const OFFER = 'no-static-structured-data';

/** What is found at the texts that suggestions wrote, and was not found before. */
function blamed(source: string, manifest: Manifest, options: LintOptions = {}): string[] {
  const before = lint(source, manifest, options);
  const { output, applied } = applyFixes(source, before, { unsafe: true });
  const written = writtenBy(applied);
  const known = new Set(before.map(({ rule, message }) => rule + message));
  return lint(output, manifest, options)
    .filter(({ start, end }) => written.some((text) => text.start < end && start < text.end))
    .filter(({ rule, message }) => !known.has(rule + message))
    .filter(({ rule }) => rule !== OFFER)
    .map(({ rule, message }) => `${rule}: ${message}`);
}

/** Real pages on which one menu or logo stands in another: what is left around a component is read anew. */
const NESTED: ReadonlySet<string> = new Set([
  'real-05-scuole-italia',
  'real-12-material-dashboard-rtl',
  'real-16-paper-kit-landing',
]);

const FOLDERS = [`${FIXTURES}/invention`, ...(HAS_CORPUS ? [`${CORPUS}/invention`, `${CORPUS}/lint`] : [])];

describe('what suggestions write is no finding in the next round', () => {
  test.each(FOLDERS)('%s', (folder) => {
    const cases = readCorpus(folder).filter(({ name }) => !NESTED.has(name));
    const found = cases.flatMap(({ name, canvas, manifest }) =>
      blamed(canvas, manifest).map((each) => `${name} ${each}`),
    );
    expect(found).toEqual([]);
  });

  test('negative control: a rule that tells to write what it reports', () => {
    const circular: Rule = {
      id: 'circular',
      severity: 'error',
      docs: { summary: 'S.', why: 'W.', instead: 'I.', correct: [], incorrect: [] },
      check: ({ source }) =>
        [...source.matchAll(/<b>\d+<\/b>/g)].map(({ index, 0: found }) => ({
          start: index,
          end: index + found.length,
          message: `Unexpected ${found}`,
          fix: {
            description: 'D',
            edits: [{ start: index, end: index + found.length, text: `${found.slice(0, -4)}0</b>` }],
          },
        })),
    };
    const manifest = buildManifest(readSite('small-business'));
    expect(blamed('<b>1</b>', manifest, { plugins: [circular] })).toEqual(['circular: Unexpected <b>10</b>']);
  });
});
