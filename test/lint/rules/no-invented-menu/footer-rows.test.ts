import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const SITE = buildManifest(
  parseSite({
    site: { name: 'Holm', description: 'Yarn', url: 'https://holm.example', language: 'de' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { footer: { label: 'Fuß', menu: 'foot' }, utility: { label: 'Recht', menu: 'law' } },
      definitions: {
        foot: { name: 'Fuß', items: [{ label: 'Presse', url: '/presse/' }] },
        law: { name: 'Recht', items: [{ label: 'Impressum', url: '/impressum/' }] },
      },
    },
  }),
);
const found = (code: string) => lint(code, SITE).filter(({ rule }) => rule === 'no-invented-menu');
const ROW = '<p><a href="/a.html">Datenschutz</a> | <a href="/b.html">AGB</a> | <a href="/c.html">Cookies</a></p>';
const SHARE = '<a href="https://www.linkedin.com/sharing/share-offsite/?url=x">Seite auf LinkedIn teilen</a>';

describe('a link that shares the page is no heading of the links behind it', () => {
  test.each([
    ['a line', `<p>${SHARE}</p>`],
    ['a line with a label', `<p>Teilen: ${SHARE}</p>`],
    ['in English', '<p><a href="https://x.com/intent/tweet?text=a">Share this page</a></p>'],
  ])('%s', (_name, before) => {
    expect(found(`<footer>${before}${ROW}</footer>`)).toHaveLength(1);
  });

  test.each([
    ['a heading', '<h3>Teilen</h3>'],
    ['a line without a link', '<p>Teilen</p>'],
  ])('near miss: %s', (_name, before) => {
    expect(found(`<footer>${before}${ROW}</footer>`)).toEqual([]);
  });
});

describe('a row of legal pages with commas between them', () => {
  test.each([
    ['a comma', '<p><a href="/a.html">Datenschutz</a>, <a href="/b.html">AGB</a>, <a href="/c.html">Sitemap</a></p>'],
    ['a word', '<p><a href="/a.html">Datenschutz</a>, <a href="/b.html">AGB</a> und <a href="/c.html">Cookies</a></p>'],
    ['in Arabic', '<p><a href="/a.html">الخصوصية</a>، <a href="/b.html">الشروط والأحكام</a></p>'],
    ['in Chinese', '<p><a href="/a.html">利用規約</a>、<a href="/b.html">隐私政策</a></p>'],
    ['and the year', '<div><a href="/a.html">Datenschutz</a>, <a href="/b.html">AGB</a><br>© 2026</div>'],
  ])('%s', (_name, row) => {
    expect(found(`<footer>${row}</footer>`)).toHaveLength(1);
  });

  test.each([
    [
      'words before it',
      '<footer><p>Es gelten <a href="/a.html">AGB</a>, <a href="/b.html">Datenschutz</a></p></footer>',
    ],
    [
      'words behind it',
      '<footer><p><a href="/a.html">AGB</a>, <a href="/b.html">Datenschutz</a> gelten hier</p></footer>',
    ],
    ['other pages', '<footer><p><a href="/a.html">Wolle</a>, <a href="/b.html">Garn</a></p></footer>'],
    ['in the content', '<main><h1>x</h1><p><a href="/a.html">AGB</a>, <a href="/b.html">Cookies</a></p></main>'],
  ])('near miss: %s', (_name, code) => {
    expect(found(code)).toEqual([]);
  });
});

test('a component stands in no `menu`, as little as in another list', () => {
  const list = (tag: string) =>
    `<footer><${tag}><li><b>Mehr</b></li><li><a href="/a/">Garne</a></li><li><a href="/b/">Farben</a></li><li><a href="/c/">Stoffe</a></li></${tag}></footer>`;
  const fixed = (tag: string) => applyFixes(list(tag), found(list(tag)), { unsafe: true }).output;
  expect(fixed('menu')).toContain('<x-menu');
  expect(fixed('menu')).toBe(fixed('ul').replaceAll('ul>', 'menu>'));
  expect(lint(fixed('menu'), SITE).filter(({ rule }) => rule === 'valid-nesting')).toEqual([]);
});
