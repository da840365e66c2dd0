import type { Element } from 'hast';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { copyWithMarks, isAnyWithin, itemsOf, type MarkedElement } from '../../../src/component/menu/marks.js';
import { serialize } from '../../../src/html/serialize.js';

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

describe('a copy with marks', () => {
  const link: MarkedElement = {
    ...h('a', { href: '/' }, 'x'),
    pageMarks: [{ items: [0, 0], property: 'ariaCurrent', value: 'page' }],
  };
  const item: MarkedElement = {
    ...h('li', { className: ['a', 'b'] }, link),
    pageMarks: [
      { items: [0, 0], property: 'className', value: 'c' },
      { items: [1, 2], property: 'className', value: 'd' },
    ],
  };
  const template: Element = {
    ...h('template'),
    content: { type: 'root', children: [h('b', 'y'), { type: 'text', value: 'z' }] },
  };
  const tree = h('ul', [item, template]);

  test.each<[string, (value: string) => boolean, string]>([
    ['none', () => false, '<ul><li class="a b"><a href="/">x</a></li><template><b>y</b>z</template></ul>'],
    [
      'all',
      () => true,
      '<ul><li class="a c d b"><a href="/" aria-current="page">x</a></li><template><b>y</b>z</template></ul>',
    ],
    [
      'one',
      (value) => value === 'd',
      '<ul><li class="a d b"><a href="/">x</a></li><template><b>y</b>z</template></ul>',
    ],
  ])('has %s of them written out', (_what, isShown, expected) => {
    const before = JSON.stringify(tree);
    expect(serialize(copyWithMarks(tree, ({ value }) => (isShown(value) ? value : undefined)))).toBe(expected);
    expect(JSON.stringify(tree)).toBe(before);
  });
});
