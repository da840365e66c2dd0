import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Tallyfern', description: 'x', url: 'https://tallyfern.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' }, utili: { label: 'Utility links', menu: 'use' } },
      definitions: {
        main: { name: 'M', items: [{ label: 'Plans', url: '/plans/' }] },
        use: { name: 'U', items: [{ label: 'Docs', url: '/docs/' }] },
      },
    },
    contacts: { email: { kind: 'email', value: 'hi@tallyfern.example' } },
  }),
);
const found = (code: string) =>
  lint(code, site)
    .filter(({ rule }) => rule === 'no-invented-menu')
    .map(({ message }) => /expected `<x-menu location="(\w+)"/.exec(message)?.[1] ?? 'none');

const HEADER = '<header><x-logo></x-logo><nav><x-menu location="topic"></x-menu></nav></header><main><h1>x</h1></main>';
const TWO = '<a href="/status">System status</a> <a href="/help">Help Center</a>';
const MAIL = '<x-contact field="email"></x-contact>';
const page = (bar: string, before = '') => `<body>${before}${bar}${HEADER}</body>`;

describe('a row of short links right before the header is a bar of it, whatever it is called', () => {
  test.each([
    ['utility classes', `<div class="bg-slate-50">${MAIL}<div class="flex">${TWO}</div></div>`],
    ['a name of its own', `<div class="utility-bar">${TWO}</div>`],
    ['a list', `<div><ul><li><a href="/status">Status</a></li><li><a href="/help">Help</a></li></ul></div>`],
    ['deep', `<div><div><div>${MAIL}</div><div>${TWO}</div></div></div>`],
  ])('%s', (_name, bar) => {
    expect(found(page(bar))).toEqual(['utili']);
    expect(found(page(bar, '<a class="skip-link" href="#main">Skip to content</a>'))).toEqual(['utili']);
  });

  test.each([
    [
      'a notice about cookies',
      '<div><p>We use cookies.</p><a href="/privacy">Privacy</a> <a href="/cookies">Cookies</a></div>',
    ],
    ['legal pages', '<div><a href="/privacy">Privacy</a> <a href="/cookies">Cookies</a></div>'],
    ['an announcement', '<div>Free shipping over 50! <a href="/shop">Shop now</a></div>'],
    ['a sentence', '<div>Read <a href="/a">the story</a> of us, and see <a href="/b">how it goes on</a> in May.</div>'],
    ["the visitor's own", '<div><a href="/login">Log in</a> <a href="/cart">Cart</a></div>'],
    ['languages', '<div><a href="/de/" hreflang="de">Deutsch</a> <a href="/fr/" hreflang="fr">Français</a></div>'],
    ['a heading', `<div><h2>Start here</h2>${TWO}</div>`],
    ['parts of the page', '<div><a href="#main">Skip to content</a> <a href="#nav">Skip to menu</a></div>'],
    ['other sites', '<div><a href="https://a.test/">Alder</a> <a href="https://b.test/">Birch</a></div>'],
    ['pages of the menu', '<div><a href="/docs/">Docs</a> <a href="/plans/">Plans</a></div>'],
  ])('near miss: %s', (_name, bar) => {
    expect(found(page(bar))).toEqual([]);
  });

  test.each([
    ['not right before it', `<body><div>${TWO}</div><div>${MAIL}</div>${HEADER}</body>`],
    ['behind it', `<body>${HEADER}<div>${TWO}</div></body>`],
    ['before the header of an article', `<main><div>${TWO}</div><article><header><h2>x</h2></header></article></main>`],
  ])('near miss: %s', (_name, code) => {
    expect(found(code)).toEqual([]);
  });
});
