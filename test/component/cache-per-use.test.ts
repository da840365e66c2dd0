import { expect, test } from 'vitest';
import { contextOf, NOTHING } from '../../src/canvas/locate/surroundings.js';
import { cachePerUse, type Use } from '../../src/component/cache-per-use.js';
import type { Site } from '../../src/index.js';
import { readSite } from '../support/sites.js';

const site = readSite('bare');
const context = contextOf(NOTHING, { table: false, form: false });
const use = (field: string, more: Partial<Use> = {}): Use => ({
  tag: 'x-contact',
  attributes: { field },
  context,
  ...more,
});

/** What is made of uses, one after the other or by one function, of a cache that keeps two or three everyday ones. */
function madeOf(
  uses: readonly Use[],
  options: { at?: (index: number) => Site; together?: boolean; weight?: number } = {},
) {
  const made: string[] = [];
  const keep = cachePerUse({
    make({ attributes }) {
      made.push(attributes['field'] ?? '');
      return made.length;
    },
    weigh: () => options.weight ?? 0,
    limit: 1800,
  });
  const { at = () => site, together = false } = options;
  const one = keep(site);
  const results = uses.map((given, index) => (together ? one : keep(at(index)))(given));
  return { made: made.join(''), results };
}

test('equal uses are made once', () => {
  expect(madeOf([use('a'), use('b'), use('a')])).toEqual({ made: 'ab', results: [1, 2, 1] });
});

test('another tag, attribute, place or site makes another', () => {
  const others = [use('a'), use('a', { tag: 'x-logo' }), use('a', { context: { ...context, nav: true } })];
  expect(madeOf(others).made).toBe('aaa');
  expect(madeOf([use('a'), use('a', { context: { ...context, anchor: true } })]).made).toBe('aa');
  expect(madeOf([use('a'), use('a')], { at: (index) => (index === 0 ? site : readSite('bare')) }).made).toBe('aa');
});

test('the oldest goes when a site keeps too much', () => {
  expect(madeOf('abcabc'.split('').map((field) => use(field))).made).toBe('abc');
  expect(madeOf('abcdbcda'.split('').map((field) => use(field))).made).toBe('abcda');
});

test('what is too heavy is not kept, but for the function that made it', () => {
  const uses = 'aab'.split('').map((field) => use(field));
  expect(madeOf(uses, { weight: 2000 }).made).toBe('aab');
  expect(madeOf(uses, { weight: 2000, together: true }).made).toBe('ab');
});
