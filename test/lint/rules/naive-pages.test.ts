import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const items = (...labels: string[]) =>
  labels.map((label) => ({ label, url: `/${label.toLowerCase().replaceAll(' ', '-')}` }));

const site = buildManifest(
  parseSite({
    site: { name: 'Petalstock', description: '', url: 'https://petalstock.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    menus: {
      locations: { topic: { label: 'Header', menu: 'main' } },
      definitions: { main: { name: 'Main', items: items('Brands', 'Lenses', 'Workshop', 'Team', 'Contact') } },
    },
    contacts: { email: { kind: 'email', value: 'hi@petalstock.example' } },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/petalstockapp' }],
  }),
);

const rulesOf = (canvas: string, manifest = site) => lint(canvas, manifest).map(({ rule }) => rule);
const links = (...labels: string[]) =>
  labels.map((label) => `<li><a href="/${label.toLowerCase().replaceAll(' ', '-')}">${label}</a></li>`).join('');

describe('who brings something out by the name of the site is the site, whatever its address', () => {
  const data = (property: string, name: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Petalstock","${property}":{"@type":"Organization","name":"${name}","url":"https://www.petalstock.invalid","email":"hello@petalstock.invalid","sameAs":["https://twitter.com/petalstock"]}}</script>`;

  test.each(['publisher', 'provider', 'author', 'brand'])('%s', (property) => {
    const found = rulesOf(data(property, 'Petalstock'));
    expect(found).toContain('no-invented-contact');
    expect(found).toContain('no-invented-profile');
  });

  test.each([
    ['another name', 'publisher', 'Bloomworks'],
    ['who does not make it', 'review', 'Petalstock'],
  ])('near miss: %s', (_what, property, name) => {
    expect(rulesOf(data(property, name))).toEqual([]);
  });
});

describe('a menu between a copy and an invention is found', () => {
  const nav = (html: string) => `<header><nav><ul>${html}</ul></nav></header>`;
  const home = '<li><a href="/">Home</a></li>';

  test('three of five pages of the site, and a link home', () => {
    expect(rulesOf(nav(home + links('Brands', 'Lenses', 'Eye test', 'About us', 'Contact')))).toContain(
      'no-invented-menu',
    );
  });

  test('near miss: one page more than the menu has is a copy', () => {
    expect(rulesOf(nav(home + links('Brands', 'Lenses', 'Workshop', 'Team', 'Contact')))).not.toContain(
      'no-invented-menu',
    );
  });

  test('a drawer beside the menu of the site', () => {
    const drawer = `<div id="mobile-menu" class="hidden">${['Features', 'Brands', 'Customers', 'Blog', 'Pricing']
      .map((label) => `<a href="/${label.toLowerCase()}" class="block">${label}</a>`)
      .join('\n')}</div>`;
    expect(rulesOf(`<header><x-menu location="topic"></x-menu>${drawer}</header>`)).toContain('no-invented-menu');
  });
});

describe('a part of the page is no logo', () => {
  const luna = buildManifest(
    parseSite({
      site: { name: 'Luna Pizza', description: '', url: 'https://luna.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
    }),
  );
  const header = (first: string) =>
    `<header><a href="/" class="logo"><x-logo></x-logo></a><nav><ul><li>${first}</li><li><a href="#pricing">Pricing</a></li><li><a href="/youth">Youth</a></li></ul></nav></header>`;
  const withText = (first: string) => header(first).replace('<x-logo></x-logo>', 'Luna Pizza');

  test('that is called by a word of the name', () => {
    const found = lint(withText('<a href="#pizza">Pizza</a>'), luna).filter(({ rule }) => rule === 'no-static-logo');
    expect(found.map(({ message }) => message.includes('`Pizza`'))).not.toContain(true);
    expect(found).toHaveLength(1);
  });

  test('negative control: the name at the top of the page is one', () => {
    expect(rulesOf('<header><a href="#top" class="logo">Luna Pizza</a></header>', luna)).toContain('no-static-logo');
  });
});
