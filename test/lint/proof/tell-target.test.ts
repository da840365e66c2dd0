import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';
import { linkTarget } from '../../../src/lint/proof/identity.js';
import { tellReasons } from '../../../src/lint/proof/tell-reasons.js';
import { ofRelative, tellTarget } from '../../../src/lint/proof/tell-target.js';

const MANIFEST = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: 'By the sea', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Sestante', version: '2.8.0' },
  }),
);

/** How safe the fix of a wordmark is that leads to `index.html`, on a page that says its address. */
function safetyOn(address?: string): string | undefined {
  const head = address === undefined ? '' : `<link rel="canonical" href="${address}">`;
  const body = '<header><a class="brand" href="index.html" rel="home">Trattoria Luna</a></header>';
  const code = `<!doctype html><title>x</title>${head}${body}<main><h1>x</h1></main>`;
  return lint(code, MANIFEST).find(({ rule }) => rule === 'no-static-logo')?.fix?.safety;
}

test.each([
  ['//luna.example', 'https://luna.example', 'http://luna.example'],
  ['//luna.example/wine', 'https://luna.example/wine', 'http://luna.example/wine'],
  ['//luna.example.org/wine', 'https://luna.example.org/wine', 'https://luna.example.org/wine'],
  ['//x.com/luna', 'https://x.com/luna', 'https://x.com/luna'],
  ['index.html', 'index.html', 'index.html'],
  ['#', '#', '#'],
  ['tel:+390612345678', 'tel:+390612345678', 'tel:+390612345678'],
  ['http://luna.example/wine', 'http://luna.example/wine', 'http://luna.example/wine'],
])('%s is told as %s, on a site under http: as %s', (target, sealed, open) => {
  expect(tellTarget(target, { base: 'https://luna.example' })).toBe(sealed);
  expect(tellTarget(target, { base: 'http://luna.example/' })).toBe(open);
});

test('what goes from the folder of the page is said to depend on the page', () => {
  for (const target of ['index.html', './', '../wine/', 'a?b#c']) expect(ofRelative(target)).toContain('relative');
  for (const target of ['#', '/wine/', '//x.example', 'tel:1', 'https://x.example', '', '?page=2'])
    expect(ofRelative(target)).toBe('');
});

describe('a relative address on a page that says its own', () => {
  const addresses = { base: 'https://luna.example', onlyAbsolute: false, country: undefined };
  test.each([
    ['index.html', '//luna.example/wine'],
    ['../', '//luna.example'],
    ['red.html#top', '//luna.example/wine/red.html#top'],
    ['#top', '#top'],
    ['', ''],
    ['{{ home }}', '{{ home }}'],
    ['tel:12', 'tel:12'],
  ])('%s leads to %s', (href, target) => {
    expect(linkTarget(href, { ...addresses, page: '/wine/' })).toBe(target);
  });

  test('near miss: nothing is known of other pages, with a base, and where a template says the address', () => {
    expect(linkTarget('index.html', addresses)).toBe('index.html');
    expect(linkTarget('index.html', { ...addresses, page: '/wine/', onlyAbsolute: true })).toBe('index.html');
    expect(linkTarget('index.html', { ...addresses, page: '{{ url }}' })).toBe('index.html');
  });

  test('is proven to be the home page there, and nowhere else', () => {
    expect(safetyOn('https://luna.example/')).toBe('safe');
    expect(safetyOn('https://luna.example/wine/')).toBe('unsafe');
    expect(safetyOn()).toBe('unsafe');
  });
});

test('reasons are told once each, three at most', () => {
  expect(tellReasons(['a'])).toBe('a');
  expect(tellReasons(['a', 'b', 'a', 'c'])).toBe('a; b; c');
  expect(tellReasons(['a', 'b', 'c', 'd', 'e'])).toBe('a; b; c; and 2 more');
});
