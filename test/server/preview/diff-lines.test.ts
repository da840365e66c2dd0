import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/lint/document/lines.js';
import type { Edit } from '../../../src/lint/index.js';
import { diffLines, type Piece } from '../../../src/server/preview/pages/diff-lines.js';

/** Lines of a side, with what is changed in brackets. */
const drawn = (lines: readonly Piece[][]) =>
  lines.map((pieces) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''));

describe('the diff of a fix', () => {
  test.each<[string, string, Edit[], [line: number, before: string[], after: string[]][]]>([
    ['a replacement', 'a\nbcd\ne', [{ start: 3, end: 4, text: 'X' }], [[2, ['b[c]d'], ['b[X]d']]]],
    ['an insertion', 'ab', [{ start: 1, end: 1, text: '-' }], [[1, ['ab'], ['a[-]b']]]],
    ['a line that goes', 'a\nb\nc', [{ start: 2, end: 4, text: '' }], [[2, ['[b]'], []]]],
    ['lines that become one', ' a\n b\nc', [{ start: 1, end: 5, text: 'X' }], [[1, [' [a]', ' [b]'], [' [X]']]]],
    [
      'two edits on a line',
      'ab\ncd',
      [
        { start: 4, end: 5, text: 'Y' },
        { start: 0, end: 1, text: 'X' },
        { start: 1, end: 2, text: '' },
      ],
      [
        [1, ['[a][b]'], ['[X]']],
        [2, ['c[d]'], ['c[Y]']],
      ],
    ],
    ['an insertion at the end', 'a\n', [{ start: 2, end: 2, text: 'b' }], [[2, [], ['[b]']]]],
  ])('shows %s', (_, source, edits, expected) => {
    const hunks = diffLines(source, linesOf(source), edits).map(({ line, before, after }) => [
      line,
      drawn(before),
      drawn(after),
    ]);
    expect(hunks).toEqual(expected);
  });
});
