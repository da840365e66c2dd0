import { describe, expect, test } from 'vitest';
import { cache, memo } from '../../src/text/memo.js';

describe('a memo', () => {
  test('makes a value once for each object, also where it is undefined', () => {
    const made: object[] = [];
    const remembered = memo((key: object) => void made.push(key));
    const [one, other] = [{}, {}];
    expect([remembered(one), remembered(other), remembered(one)]).toEqual([undefined, undefined, undefined]);
    expect(made).toEqual([one, other]);
  });

  test('does not remember what was thrown', () => {
    let calls = 0;
    const remembered = memo((_key: object) => {
      calls += 1;
      if (calls === 1) throw new Error('once');
      return calls;
    });
    const key = {};
    expect(() => remembered(key)).toThrow('once');
    expect([remembered(key), remembered(key)]).toEqual([2, 2]);
  });
});

describe('a cache', () => {
  test('lets go of what was not used for the longest time, and tells which', () => {
    const evicted: string[] = [];
    const cached = cache<number>({ count: 2 }, (key) => evicted.push(key));
    cached.add('a', 1);
    cached.add('b', 2);
    cached.get('a');
    cached.add('c', 3);
    expect(evicted).toEqual(['b']);
    expect([cached.get('a'), cached.get('b'), cached.get('c'), cached.count]).toEqual([1, undefined, 3, 2]);
  });

  test('counts sizes, of a value that replaces another one too, and holds the latest however large it is', () => {
    const cached = cache<string>({ count: 9, size: 10 });
    cached.add('a', 'first', 6);
    cached.add('a', 'again', 4);
    cached.add('b', 'fits', 6);
    expect([cached.get('a'), cached.get('b')]).toEqual(['again', 'fits']);
    cached.add('c', 'huge', 99);
    expect([cached.get('a'), cached.get('b'), cached.get('c')]).toEqual([undefined, undefined, 'huge']);
    cached.delete('c');
    cached.add('d', 'fits', 10);
    cached.add('e', 'fits', 0);
    expect(cached.count).toBe(2);
  });

  test('shrinks to other bounds once', () => {
    const cached = cache<number>({ count: 3 });
    for (const [index, key] of ['a', 'b', 'c'].entries()) cached.add(key, index);
    cached.shrink({ count: 1 });
    expect([cached.count, cached.get('c')]).toEqual([1, 2]);
    cached.add('d', 3);
    expect(cached.count).toBe(2);
  });
});
