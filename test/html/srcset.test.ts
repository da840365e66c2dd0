import { expect, test } from 'vitest';
import { asSrcset } from '../../src/html/srcset.js';

test.each([
  ['/dark.png', '/dark.png'],
  ['/a b.png', '/a%20b.png'],
  [',/a,', '%2C/a%2C'],
  // A form feed ends an address there as well, and must not become another character.
  ['/a\fb.png', '/a%0Cb.png'],
])('as the address of a `srcset`, %j is the same file: %s', (url, written) => {
  expect(asSrcset(url)).toBe(written);
  const base = 'https://site.example';
  expect(new URL(asSrcset(url), base).pathname.replaceAll('%2C', ',')).toBe(new URL(url, base).pathname);
});
