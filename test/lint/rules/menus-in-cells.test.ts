import { describe, expect, test } from 'vitest';
import { exampleManifest } from '../../../src/lint/example/manifest.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const MENUS = new Set(['no-static-menu', 'no-invented-menu']);
const found = (code: string) => lint(code, exampleManifest()).filter(({ rule }) => MENUS.has(rule));
const head = (inner: string) => `<header><x-logo></x-logo>${inner}</header><main><h1>Bread</h1></main>`;
const fixed = (inner: string) => applyFixes(head(inner), found(head(inner)), { unsafe: true }).output;

const COPY = ['/=Home', '/bread/=Bread', '/cakes/=Cakes', '/our-story/=Our story', '/contact/=Contact'];
const OWN = ['/shop/=Shop', '/team/=Team', '/blog/=Blog', '/prices/=Prices'];
const MENU = '<x-menu location="topic" depth="1"></x-menu>';

describe.each([
  ['that the site has', COPY],
  ['that it has not', OWN],
])('links %s', (_what, items) => {
  const links = items.map((item) => item.split('=')).map(([url, label]) => `<a href="${url}">${label}</a>`);
  const each = (open: string, close: string) => links.map((link) => open + link + close).join('');

  test.each([
    ['in the cells of a row', `<table><tr>${each('<td>', '</td>')}</tr></table>`],
    ['in rows', `<table><tbody>${each('<tr><td>', '</td></tr>')}</tbody></table>`],
    ['with separators', `<table border="0"><tr>${each('<td>', '</td><td>|</td>')}</tr></table>`],
    ['as terms', `<dl>${each('<dt>', '</dt>')}</dl>`],
    ['under a term', `<dl><dt>Menu</dt>${each('<dd>', '</dd>')}</dl>`],
  ])('%s become the component', (_where, inner) => {
    expect(fixed(inner)).toBe(head(MENU));
  });

  test('the classes stay', () => {
    expect(fixed(`<dl class="nav">${each('<dd>', '</dd>')}</dl>`)).toContain('class="nav"');
  });

  test.each([
    ['a picture', '<td><img src="/media/harbour-logo.svg" alt=""></td>'],
    ['a field', '<td><input name="q" aria-label="Search"></td>'],
    ['a text', '<td>Open from Tuesday to Sunday, from seven</td>'],
    ['a component', '<td><x-contact field="phone"></x-contact></td>'],
  ])('near miss: beside %s nothing is offered that takes it', (_what, cell) => {
    const inner = `<table><tr>${each('<td>', '</td>')}${cell}</tr></table>`;
    expect(fixed(inner)).toContain(cell);
  });
});

test('near miss: a table of the page that links to some of its pages is no menu', () => {
  const rows = COPY.map((item) => item.split('=')).map(
    ([url, label]) => `<tr><td><a href="${url}">${label}</a></td><td>open from Tuesday to Sunday</td></tr>`,
  );
  expect(found(`<main><h1>Pages</h1><table>${rows.join('')}</table></main>`)).toEqual([]);
});
