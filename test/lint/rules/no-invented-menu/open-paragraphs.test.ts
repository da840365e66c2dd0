import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
const fixed = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;
const LINKS = '<a href="/a">Visits</a> | <a href="/b">Prices</a> | <a href="/c">Gifts</a>';

describe('no component is written into a paragraph without an end tag', () => {
  test('that holds the links alone', () => {
    expect(fixed(`<footer><p>${LINKS}\n</footer>`)).toMatch(/^<footer><x-menu [^>]*><\/x-menu>\n<\/footer>$/);
  });

  test('that says more before them', () => {
    expect(fixed(`<footer><p>&copy; 2026 Bread<br>${LINKS}\n</footer>`)).toMatch(
      /^<footer><p>&copy; 2026 Bread<br><\/p>\n<x-menu [^>]*><\/x-menu>\n<\/footer>$/,
    );
  });

  test('that says more behind them', () => {
    expect(fixed(`<footer><p class="l">${LINKS} &middot; &copy; 2026 Bread\n</footer>`)).toMatch(
      /^<footer><x-menu [^>]*><\/x-menu>\n<p class="l">&copy; 2026 Bread\n<\/footer>$/,
    );
  });
});

describe('a link that does something on the page stays', () => {
  test.each([
    '<a href="javascript:openConsent()">Cookie settings</a>',
    '<a href="#" onclick="openConsent();return false">Cookie settings</a>',
    '<a href="javascript:void(0)" onclick="consent.show()">Cookie settings</a>',
  ])('%s', (link) => {
    expect(fixed(`<footer><p>${LINKS} | ${link}</p></footer>`)).toContain(link);
  });

  test.each([
    '<a href="javascript:void(0)">Stores</a>',
    '<a href="#">Stores</a>',
    `<a href="javascript:location.href='/stores'">Stores</a>`,
    `<a href="#" onclick="location.href='/stores'">Stores</a>`,
  ])('near miss: %s', (link) => {
    expect(fixed(`<footer><p>${LINKS} | ${link}</p></footer>`)).not.toContain(link);
  });
});
