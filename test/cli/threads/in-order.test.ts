import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../src/cli/threads/in-order.js';

type Scheduler = typeof inOrder;

/** Starts all at once: what `inOrder` must not be. */
const allAtOnce: Scheduler = async function* (items, _ahead, run) {
  for (const result of await Promise.all([...items].map(run))) yield result;
};

/** Gives what is ready first. */
const firstReady: Scheduler = async function* (items, _ahead, run) {
  const running = new Map(
    [...items].map((item, key) => [key, Promise.resolve(run(item)).then((result) => [key, result])]),
  );
  while (running.size > 0) {
    const [key, result] = (await Promise.race(running.values())) as [number, never]; // as they were put in
    running.delete(key);
    yield result;
  }
};

/** The results of a schedule whose later items are ready first, and how many were started but not taken at most. */
async function scheduled(schedule: Scheduler, count: number, ahead: number) {
  let held = 0;
  let most = 0;
  const run = async (item: number) => {
    held += 1;
    most = Math.max(most, held);
    for (let turn = 0; turn < 5 * ((count - item) % 7); turn += 1) await undefined;
    return item;
  };
  const results: number[] = [];
  for await (const result of schedule(Array(count).keys(), ahead, run)) {
    await undefined; // a taker that takes its time
    results.push(result);
    held -= 1;
  }
  return { results, most };
}

describe('inOrder', () => {
  test.each([
    [1000, 8, 8],
    [1000, 1, 1],
    [3, 8, 3],
    [0, 8, 0],
  ])('gives %i results in order, with at most %i that are not taken yet', async (count, ahead, most) => {
    expect(await scheduled(inOrder, count, ahead)).toEqual({ results: [...Array(count).keys()], most });
  });

  test('the test sees a scheduler that holds all, and one that is out of order', async () => {
    expect((await scheduled(allAtOnce, 1000, 8)).most).toBe(1000);
    expect((await scheduled(firstReady, 1000, 8)).results).not.toEqual([...Array(1000).keys()]);
  });

  test('takes an item only when there is room for it', async () => {
    const taken: number[] = [];
    function* items() {
      for (let item = 0; item < 100; item += 1) {
        taken.push(item);
        yield item;
      }
    }
    const results = inOrder(items(), 3, async (item) => item);
    expect(await results.next()).toEqual({ done: false, value: 0 });
    expect(taken).toEqual([0, 1, 2]);
    await results.return(undefined);
    expect(taken).toEqual([0, 1, 2]);
  });

  test('throws what the first in the order throws, after the results before it', async () => {
    const results: number[] = [];
    const run = async (item: number) => {
      if (item === 3) await undefined; // the other one is earlier, and in silence
      if (item === 3 || item === 5) throw new Error(`${item}`);
      return item;
    };
    const all = async () => {
      for await (const result of inOrder(Array(100).keys(), 4, run)) results.push(result);
    };
    await expect(all()).rejects.toThrow(/^3$/);
    expect(results).toEqual([0, 1, 2]);
  });
});
