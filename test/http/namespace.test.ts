import { expect, test } from 'vitest';
import { namespaceOf } from '../../src/http/namespace.js';

// What WordPress 6.1 makes of the same names, but for the one without a letter, which has no default there.
test.each([
  ['Sestante', 'sestante'],
  ['Twenty Twenty-Four', 'twenty-twenty-four'],
  ['Café del Mar!', 'cafe-del-mar'],
  ['Cafe\u0301 del Mar', 'cafe-del-mar'],
  ['A/B.C', 'a-b-c'],
  ['Ærø & Søn', 'aero-son'],
  ['İstanbul', 'istanbul'],
  ['überß', 'ubers'],
  ['テーマ', '%e3%83%86%e3%83%bc%e3%83%9e'],
  ['Привет мир', '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82-%d0%bc%d0%b8%d1%80'],
  ['<b>Bold</b> theme', 'bold-theme'],
  ['100% Pure', '100-pure'],
  ['My_Theme  2.0', 'my_theme-2-0'],
  ['a—b', 'a-b'],
  ['“Quoted” • X', 'quoted-x'],
  ['x×y', 'xxy'],
  ['Tom &amp; Jerry', 'tom-jerry'],
  ['!!!', 'inlay'],
  ['', 'inlay'],
  ['\ud800', 'inlay'],
])('a theme called %j has the namespace %s', (theme, namespace) => {
  expect(namespaceOf(theme)).toBe(namespace);
});

test('a namespace is cut between letters, in a time that grows with the name', () => {
  expect(namespaceOf('テ'.repeat(1_000_000))).toBe('%e3%83%86'.repeat(22));
  expect(namespaceOf('<'.repeat(100_000))).toBe('inlay');
  expect(namespaceOf('&'.repeat(100_000))).toBe('inlay');
});
