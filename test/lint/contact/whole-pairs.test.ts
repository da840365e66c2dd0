import { expect, test } from 'vitest';
import { wholePairs } from '../../../src/lint/contact/whole-pairs.js';

/** What a range between two `|` becomes, marked alike. */
function widened(marked: string): string | undefined {
  const [before = '', inside = '', after = ''] = marked.split('|');
  const text = before + inside + after;
  const range = wholePairs(text, before.length, before.length + inside.length);
  return range && `${text.slice(0, range.from)}|${text.slice(range.from, range.to)}|${text.slice(range.to)}`;
}

test.each([
  ['Tel |(+39 06 581 1234|) sempre', 'Tel (|+39 06 581 1234|) sempre'],
  ['Tel |(06) 581 1234|, sempre', 'Tel |(06) 581 1234|, sempre'],
  ['|Via Roma 1, 00100 Roma (RM|)', '|Via Roma 1, 00100 Roma (RM)|'],
  ['bei „|Zum Löwen“, Markt 1|', 'bei |„Zum Löwen“, Markt 1|'],
  ['|Via Roma 1|', '|Via Roma 1|'],
  ['|Via (Roma 1| oder so)', undefined],
  ['(oder |Via) Roma 1|', undefined],
])('%s: %s', (marked, expected) => {
  expect(widened(marked)).toBe(expected);
});
