import { describe, expect, test } from 'vitest';
import { grouped } from '../../../src/cli/threads/batches.js';

describe('grouped', () => {
  test.each([
    ['nothing', [], []],
    ['what fits in one group', [1, 2], [[1, 2]]],
    [
      'items until there are three',
      [1, 1, 1, 1, 1],
      [
        [1, 1, 1],
        [1, 1],
      ],
    ],
    ['items until they weigh ten', [5, 5, 6, 5], [[5, 5], [6], [5]]],
    ['an item that is too heavy alone', [1, 99, 98, 0], [[1], [99], [98], [0]]],
  ])('groups %s', (_what, items, groups) => {
    expect([...grouped(items, { items: 3, weight: 10 }, (item) => item)]).toEqual(groups);
  });

  test('takes no item before it needs it', () => {
    const taken: number[] = [];
    function* endless() {
      for (let item = 0; ; item += 1) {
        taken.push(item);
        yield item;
      }
    }
    grouped(endless(), { items: 3, weight: 10 }, () => 1).next();
    expect(taken).toEqual([0, 1, 2, 3]);
  });
});
