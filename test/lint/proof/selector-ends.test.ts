import { expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { selectorEnds } from '../../../src/lint/proof/selector-ends.js';

const document = indexDocument('<p class="a b md:flex" id="one">1</p><li>2</li>');
const named = (...ends: string[]) => {
  const { mayName } = selectorEnds(ends);
  return document.elements.map((element) => mayName(document, element));
};

test.each([
  [['p'], [true, false]],
  [['P'], [true, false]],
  [['.a'], [true, false]],
  [['.b.a:hover'], [true, false]],
  [['p.a'], [true, false]],
  [['.md\\:flex'], [true, false]],
  [
    ['li', '.a'],
    [true, true],
  ],
  [['#one'], [true, true]],
  [['.a.c'], [false, false]],
  [['li.a'], [false, false]],
  [['.c'], [false, false]],
  [[], [false, false]],
])('ends of selectors name the elements that have what they ask for: %s', (ends, expected) => {
  expect(named(...ends)).toEqual(expected);
});

test.each([
  ['*', true],
  ['[hidden]', true],
  [':root', true],
  ['&.a', true],
  ['svg|a', true],
  ['p:hover', false],
  ['.a', false],
  ['#a', false],
])('an end may be for any element: %s, %s', (end, expected) => {
  expect(selectorEnds(['.z', end]).isAny).toBe(expected);
});

test('work is spent by what is compared, not by how many rules there are', () => {
  const spent = (rules: number) => {
    const steps: number[] = [];
    const budget = { spend: (more: number) => void steps.push(more) };
    const page = indexDocument(`<p class="${'z '.repeat(3)}hit">1</p>`, undefined, budget);
    const ends = Array.from({ length: rules }, (_, index) => `.q${index}`).concat('.hit.no');
    steps.length = 0;
    expect(page.elements.some((element) => selectorEnds(ends).mayName(page, element))).toBe(false);
    return steps.reduce((sum, more) => sum + more, 0);
  };
  expect(spent(2000)).toBe(spent(1));
  expect(spent(1)).toBeGreaterThan(0);
});
