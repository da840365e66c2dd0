import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const HEAD = '<link rel="canonical" href="https://www.harbourbakery.com/">';
const LINKS = '<a href="/visits">Visits</a><a href="/prices">Prices</a><a href="/gifts">Gifts</a>';
const TOPIC = '<x-menu location="topic" depth="1"></x-menu>';
const page = (inner: string) => `<header><x-logo></x-logo><nav>${inner}</nav></header><main><h1>x</h1></main>`;
const fixed = (rest: string, head = HEAD) => {
  const code = head + page(LINKS + rest);
  const found = lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
  return applyFixes(code, found, { unsafe: true }).output;
};

describe('a page at a host that the page says is its own goes with the menu', () => {
  test.each([
    ['below it', '<a href="https://help.harbourbakery.com">Help Center</a>'],
    ['at it', '<a href="https://harbourbakery.com/help">Help Center</a>'],
    ['with the scheme of the page', '<a href="//help.harbourbakery.com/a">Help Center</a>'],
  ])('%s', (_what, rest) => {
    expect(fixed(rest)).toBe(HEAD + page(TOPIC));
  });
});

describe('near miss', () => {
  test.each([
    ['another site', '<a href="https://help.mill.example">Help Center</a>'],
    ['a host that ends alike', '<a href="https://notharbourbakery.com">Help Center</a>'],
    ['the account', '<a href="https://app.harbourbakery.com/login">Log in</a>'],
    ['a call to action', '<a href="https://app.harbourbakery.com/new" class="btn btn-primary">Order now</a>'],
    ['a file', '<a href="https://cdn.harbourbakery.com/menu.pdf">The menu</a>'],
  ])('%s stays', (_what, rest) => {
    expect(fixed(rest)).toBe(HEAD + page(TOPIC + rest));
  });

  test('where the page does not say that it is its own', () => {
    const rest = '<a href="https://help.harbourbakery.com">Help Center</a>';
    expect(fixed(rest, '')).toBe(page(TOPIC + rest));
  });
});
