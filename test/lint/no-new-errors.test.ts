import { describe, expect, test } from 'vitest';
import { applyFixes, type Edit, type Finding, lint } from '../../src/lint/index.js';
import { type CorpusCase, readCorpus } from '../corpus/case.js';
import { CORPUS, FIXTURES, HAS_CORPUS } from '../support/folders.js';

/** Where edits put their texts in a fixed source. */
function writtenBy(edits: readonly Edit[]): { start: number; end: number }[] {
  let shift = 0;
  return edits.map(({ start, end, text }) => {
    const from = start + shift;
    shift += text.length - (end - start);
    return { start: from, end: from + text.length };
  });
}

/** The errors of a page on what its fixes wrote, of rules that told it of none alike before. */
function newErrors({ name, canvas, manifest }: CorpusCase, alter = (found: Finding): Finding => found): string[] {
  const before = lint(canvas, manifest);
  const told = new Set(before.map(({ rule, message }) => `${rule} ${message}`));
  const { output, applied } = applyFixes(canvas, before.map(alter));
  if (applied.length === 0) return [];
  const edits = applied.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => a.start - b.start || a.end - b.end);
  const written = writtenBy(edits);
  return lint(output, manifest)
    .filter(({ severity }) => severity === 'error')
    .filter(({ start, end }) => written.some((each) => each.start < end && start < each.end))
    .filter(({ rule, message }) => !told.has(`${rule} ${message}`))
    .map(({ rule, message }) => `${name}: ${rule} ${message}`);
}

const folders = [`${FIXTURES}/invention`, ...(HAS_CORPUS ? [`${CORPUS}/lint`, `${CORPUS}/invention`] : [])];

describe('a safe fix brings no error where it writes', { timeout: 120_000 }, () => {
  test.each(folders)('in %s', (folder) => {
    expect(readCorpus(folder).flatMap((each) => newErrors(each))).toEqual([]);
  });

  test('negative control: one that writes what the site has not does', () => {
    const breaks = (found: Finding): Finding =>
      found.fix
        ? {
            ...found,
            fix: {
              ...found.fix,
              edits: found.fix.edits.map((each) => ({ ...each, text: '<x-menu location="none"></x-menu>' })),
            },
          }
        : found;
    const naive = readCorpus(`${FIXTURES}/invention`).filter(({ profile }) => profile === 'naive');
    expect(naive.slice(0, 5).flatMap((each) => newErrors(each, breaks))).not.toEqual([]);
  });
});
