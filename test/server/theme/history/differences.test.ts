import { expect, test } from 'vitest';
import { differencesOf, MOST_DIFFERENCES } from '../../../../src/server/theme/history/differences.js';

test('values are compared leaf by leaf', () => {
  const before = { a: 1, b: { c: [1, 2, 3] }, gone: true, 'x/y': 'a' };
  const after = { a: 1, b: { c: [1, 5] }, made: null, 'x/y': 'b' };
  expect(differencesOf(before, after)).toEqual([
    { pointer: '/b/c/1', before: 2, after: 5 },
    { pointer: '/b/c/2', before: 3 },
    { pointer: '/gone', before: true },
    { pointer: '/x~1y', before: 'a', after: 'b' },
    { pointer: '/made', after: null },
  ]);
  expect(differencesOf(before, before)).toEqual([]);
  expect(differencesOf([], {})).toEqual([{ pointer: '', before: [], after: {} }]);
});

test('long texts are compared line by line, and in bounds', () => {
  const lines = Array.from({ length: 60 }, (_, index) => `<p>${index}</p>`);
  const after = lines.toSpliced(30, 1, '<p>other</p>');
  expect(differencesOf({ source: lines.join('\n') }, { source: after.join('\n') })).toEqual(
    [
      {
        pointer: '/source',
        lines: [
          '@@ -27,9 +27,9 @@',
          ...lines.slice(26, 30).map((line) => ` ${line}`),
          '-<p>30</p>',
          '+<p>other</p>',
          ...lines.slice(31, 35).map((line) => ` ${line}`),
          '\\ No newline at end of file',
        ].slice(0, 11),
      },
    ].map((each) => ({ ...each, lines: each.lines.join('\n') })),
  );
  const many = (letter: string) => Array.from({ length: 60_000 }, (_, index) => `${letter}${index}`).join('\n');
  expect(Object.keys(differencesOf(many('a'), many('b'))[0] ?? {})).toEqual(['pointer', 'before', 'after']);
});

test('the first differences are told', () => {
  const numbers = Array.from({ length: 1_000 }, (_, index) => index);
  expect(
    differencesOf(
      numbers,
      numbers.map((number) => number + 1),
    ),
  ).toHaveLength(MOST_DIFFERENCES);
});
