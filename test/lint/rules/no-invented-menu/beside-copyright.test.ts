import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const SITE = buildManifest(
  parseSite({
    site: { name: 'Coline', description: 'Yarn', url: 'https://coline.example', language: 'fr' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { topic: { label: 'Haut', menu: 'main' }, footer: { label: 'Pied', menu: 'foot' } },
      definitions: {
        main: { name: 'Haut', items: [{ label: 'Tissus', url: '/tissus/' }] },
        foot: { name: 'Pied', items: [{ label: 'CGV', url: '/cgv/' }] },
      },
    },
  }),
);
const found = (code: string) => lint(code, SITE).filter(({ rule }) => rule === 'no-invented-menu');
const LINE = '<p>© 2025 Coline</p>';
const LINKS =
  '<a href="/boutique">Boutique</a> <a href="/livraison">Livraison</a> <a href="/mentions-legales">Mentions légales</a>';
const NAV = `<nav aria-label="Liens utiles">${LINKS}</nav>`;
const TOP = '<header><x-menu location="topic"></x-menu></header><main><h1>Tissus</h1><p>Au mètre</p></main>';

describe('a menu beside the line of the copyright is one of a footer', () => {
  test.each([
    ['in a section', `<section><div>${LINE}${NAV}</div></section>`],
    ['in a section behind a page', `${TOP}<section><div>${LINE}${NAV}</div></section>`],
    ['a list in a section', `<section><div>${LINE}<div>${LINKS}</div></div></section>`],
    ['in a division', `<div><div>${LINE}${NAV}</div></div>`],
    ['before the line', `<div>${NAV}${LINE}</div>`],
    ['a level up', `<div><div>${NAV}</div>${LINE}</div>`],
    ['in a part of a footer', `<div class="footer-bottom">${NAV}</div>`],
    ['in another part of a footer', `<div class="site-footer__links"><div>${NAV}</div></div>`],
  ])('%s', (_name, code) => {
    const [finding, ...more] = found(code);
    expect(finding?.message).toContain('Unexpected navigation in the footer');
    expect(finding?.message).toContain('`<x-menu location="footer"></x-menu>`');
    expect(more).toEqual([]);
  });
});

describe('negative control: what is no footer stays what it was', () => {
  test.each([
    ['a drawer with the line at its end', `<div class="drawer">${NAV}${LINE}</div>`],
    ['the head of a page', `<body><div>${NAV}</div><main><h1>Tissus</h1></main></body>`],
    ['a picture behind it', `<div>${NAV}<figure><img src="a.jpg"><p>© 2025 Ann Lee</p></figure></div>`],
    ['who took a picture', `<div>${NAV}<p>Photo © 2025 Ann Lee</p></div>`],
  ])('at the head: %s', (_name, code) => {
    expect(found(code).map(({ message }) => message)).toEqual([
      expect.stringMatching(/navigation in the (?:header|drawer)/),
    ]);
  });

  test.each([
    ['a section with a picture', `<section><div><p>Photo © 2025 Ann Lee</p>${NAV}</div></section>`],
    ['an article', `<article><div>${LINE}<div>${LINKS}</div></div></article>`],
    ['a section without the line', `<section><div><p>Coline, 2025</p>${NAV}</div></section>`],
    [
      'further reading',
      '<section><p>© 2025 Coline</p><ul><li><a href="/a">Laine</a></li><li><a href="/b">Lin</a></li></ul></section>',
    ],
  ])('nothing: %s', (_name, code) => {
    expect(found(code)).toEqual([]);
  });
});
