import { expect, test } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { siteIn } from '../rules/no-invented-contact/support.js';

const manifest = siteIn('en', { address: 'Unit 6, Avonbank Estate\nBristol BS11 9DE' });
const copies = (canvas: string) => lint(canvas, manifest).filter(({ rule }) => rule === 'no-static-contact');

test.each(['<p>Mon-Fri 8am-6pm</p>', '<p>5–6 hours</p>', '<p>2&ndash;6 movers</p>'])('%s has no address', (canvas) => {
  expect(copies(canvas)).toEqual([]);
});

test('negative control: the address is one', () => {
  expect(copies('<p>Unit 6, Avonbank Estate, Bristol BS11 9DE</p>')).toHaveLength(1);
});
