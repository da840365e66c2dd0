import { describe, expect, test } from 'vitest';
import { sourceLines } from '../../../src/server/preview/pages/source-lines.js';

const error = (start: number, end: number) => ({ start, end, severity: 'error' as const });
const warning = (start: number, end: number) => ({ start, end, severity: 'warning' as const });

/** Lines as text: what is marked in brackets, `!` for errors, `?` for warnings, `…` where a mark goes on. */
function drawn(source: string, findings: Parameters<typeof sourceLines>[1], most = 100): string[] {
  return sourceLines(source, findings, most).map(({ number, segments, begins }) => {
    const marked = segments.map(({ text, severity, begins: isHead }) =>
      severity === undefined ? text : `[${isHead ? '' : '…'}${text}${severity === 'error' ? '!' : '?'}]`,
    );
    return `${number}${begins.length > 0 ? `(${begins})` : ''} ${marked.join('')}`;
  });
}

describe('the lines of a source', () => {
  test.each<[string, string, Parameters<typeof sourceLines>[1], string[]]>([
    ['no finding', 'ab\ncd', [], ['1 ab', '2 cd']],
    ['one within a line', 'abcd', [error(1, 3)], ['1(0) a[bc!]d']],
    [
      'one over lines, without the blank before them',
      'ab\n  cd\ne',
      [error(1, 8)],
      ['1(0) a[b!]', '2   […cd!]', '3 e'],
    ],
    ['two that overlap, the worse shown', 'abcdef', [warning(0, 4), error(2, 6)], ['1(0,1) [ab?][cd!][ef!]']],
    ['one of no length', 'abc', [error(1, 1)], ['1(0) a[!]bc']],
    ['one of no length at the end', 'abc', [warning(3, 3)], ['1(0) abc[?]']],
    ['one of no length on an empty line', 'a\n\nb', [error(2, 2)], ['1 a', '2(0) [!]', '3 b']],
    ['all line ends', 'a\r\nb\rc\n', [error(3, 4)], ['1 a', '2(0) [b!]', '3 c', '4 ']],
    ['nothing', '', [], ['1 ']],
  ])('show %s', (_, source, findings, expected) => {
    expect(drawn(source, findings)).toEqual(expected);
  });

  test('are as many as asked for', () => {
    expect(drawn('a\nb\nc', [], 2)).toEqual(['1 a', '2 b']);
  });

  test('have all of the text', () => {
    const source = '<p>\n  <b>x</b>\r\n\ty\n</p>';
    const lines = sourceLines(source, [error(0, 5), warning(3, 20), error(9, 9), error(12, 22)], 100);
    expect(lines.map(({ segments }) => segments.map(({ text }) => text).join(''))).toEqual(source.split(/\r?\n/));
  });

  test('cost in line with the source and its findings', () => {
    const source = '<b>x</b>\n'.repeat(5_000);
    const findings = Array.from({ length: 5_000 }, (_, index) => error(index * 9, index * 9 + 8));
    expect(sourceLines(source, findings, 5_000)).toHaveLength(5_000);
  });
});
