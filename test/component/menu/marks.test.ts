import { expect, test } from 'vitest';
import { isAnyWithin, itemsOf } from '../../../src/component/menu/marks.js';

test.each<[number[], [number, number], boolean]>([
  [[], [0, 9], false],
  [[0], [0, 0], true],
  [[1], [0, 0], false],
  [[1], [2, 3], false],
  [[1, 5, 9], [2, 4], false],
  [[1, 5, 9], [2, 5], true],
  [[1, 5, 9], [5, 5], true],
  [[1, 5, 9], [9, 20], true],
  [[1, 5, 9], [10, 20], false],
  [Array.from({ length: 100_000 }, (_, index) => 2 * index), [99_999, 99_999], false],
])('whether one of %j is within %j: %s', (numbers, range, expected) => {
  expect(isAnyWithin(numbers, range)).toBe(expected);
});

test.each<[string | undefined, number[]]>([
  [undefined, []],
  ['//a', [0, 2]],
  ['//c', []],
])('the items of the page %s are %j', (page, expected) => {
  expect(itemsOf(page, ['//a', '//b', '//a'])).toEqual(expected);
});
