import { expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { contentReader } from '../../../src/lint/proof/content-reader.js';

const [list] = indexDocument('<ul></ul>').elements;
const [cell] = indexDocument('<div></div>').elements;
if (!list || !cell) throw new Error('Unexpected page without elements, expected one');

function reader() {
  const counted = { steps: 0 };
  const budget = {
    spend(steps: number) {
      counted.steps += steps;
    },
  };
  const read = contentReader({ base: 'https://a.example/', onlyAbsolute: false, country: undefined }, budget);
  return { read, counted };
}

test('the same markup is read once, and counts each time', () => {
  const { read, counted } = reader();
  const first = read('<li>a</li>', [list], [], false);
  const once = counted.steps;
  expect(first?.text).toContain('a');
  expect(read('<li>a</li>', [list], [], false)).toBe(first);
  expect(counted.steps).toBe(2 * once);
  expect(read('<li', [list], [], false)).toBe(undefined);
  expect(read('<li', [list], [], false)).toBe(undefined);
});

test('what stands elsewhere, is new, or is brought by another component is read for itself', () => {
  const { read } = reader();
  const html = '<a href="/">a</a>';
  const all = [
    read(html, [cell], [], false),
    read(html, [], [], false),
    read(html, [cell], [], true),
    read(html, [cell], [{ start: 0, end: html.length }], true),
    read(html, [cell], [{ start: 3, end: html.length }], true),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('long markup is not kept, nor more than some', () => {
  const { read } = reader();
  const long = `<p>${'a'.repeat(500)}</p>`;
  expect(read(long, [], [], false)).not.toBe(read(long, [], [], false));
  for (let index = 0; index < 300; index += 1) read(`<p>${index}</p>`, [], [], false);
  expect(read('<p>1</p>', [], [], false)).toBe(read('<p>1</p>', [], [], false));
  expect(read('<p>299</p>', [], [], false)).not.toBe(read('<p>299</p>', [], [], false));
});
