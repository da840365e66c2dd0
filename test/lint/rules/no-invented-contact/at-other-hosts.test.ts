import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: {
      name: 'Osteria La Cicala',
      description: 'Cucina',
      url: 'https://www.lacicalalecce.example',
      language: 'it',
    },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { topic: { label: 'Sopra', menu: 'main' } },
      definitions: { main: { name: 'M', items: [{ label: 'Cantina', url: '/cantina/' }] } },
    },
    attachments: [{ url: '/media/carta.pdf', title: 'La carta' }],
  }),
);
const BAD = 'https://www.osterialacicala.example';
const CANONICAL = `<link rel="canonical" href="${BAD}/">`;
const found = (code: string) => lint(code, site).filter(({ rule }) => rule === 'no-invented-contact');
const at = (code: string) => found(code).map(({ start, end }) => code.slice(start, end));
const data = (members: object, type = 'Restaurant') =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': type, name: 'Osteria La Cicala', ...members })}</script>`;
const mended = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;

describe('a link to the host that the page says is its own is made up with it', () => {
  const link = (href: string) => `<footer><a href="${href}">Il menù</a></footer>`;

  test('a page that the site does not have: no other path is offered', () => {
    const code = CANONICAL + link(`${BAD}/menu`);
    const finding = found(code).find(({ start }) => start > CANONICAL.length);
    expect(finding?.message).toContain(
      'expected one at `www.lacicalalecce.example` that the site has, of its menus or its listed files, or no link',
    );
    expect(finding?.fix).toBeUndefined();
  });

  test.each([
    ['without www', 'https://osterialacicala.example/menu'],
    ['below it', 'https://prenota.osterialacicala.example/'],
  ])('%s', (_what, href) => {
    const code = CANONICAL + link(href);
    expect(at(code)).toHaveLength(2);
    expect(found(code)[1]?.fix).toBeUndefined();
  });

  test('a page that the site has is offered', () => {
    expect(mended(CANONICAL + link(`${BAD}/cantina/`))).toContain('href="https://www.lacicalalecce.example/cantina/"');
  });

  test('the home page is offered', () => {
    expect(mended(CANONICAL + link(`${BAD}/`))).toContain('<a href="https://www.lacicalalecce.example/">');
  });

  test('one of an invented menu is told with that', () => {
    const menu = `<header><nav><a href="${BAD}/menu">Menù</a> <a href="/vini">Vini</a> <a href="/storia">Storia</a></nav></header><main><h1>x</h1></main>`;
    expect(at(CANONICAL + menu)).toEqual([CANONICAL]);
    expect(lint(CANONICAL + menu, site).some(({ rule }) => rule === 'no-invented-menu')).toBe(true);
  });

  test.each([
    ['the name alone says that the host is its own', link(`${BAD}/menu`), 1],
    ['another host', `${CANONICAL}${link('https://www.guide.example/menu')}`, 1],
    ["the site's own host", `${CANONICAL}${link('https://www.lacicalalecce.example/menu')}`, 1],
    ['a customer', `${CANONICAL}<blockquote>${link(`${BAD}/menu`)}</blockquote>`, 1],
    ['a host that ends alike', `${CANONICAL}${link('https://nuovaosterialacicala.example/menu')}`, 1],
  ])('beside what is told: %s', (_what, code, count) => {
    expect(at(code)).toHaveLength(count);
  });
});

describe('what data says at that host is made up with it', () => {
  test.each([
    ['menu', { menu: `${BAD}/menu` }],
    ['hasMenu', { hasMenu: `${BAD}/menu` }],
    ['hasMenu, as a thing', { hasMenu: { '@type': 'Menu', url: `${BAD}/menu` } }],
    ['acceptsReservations', { acceptsReservations: `${BAD}/prenota` }],
    ['subjectOf', { subjectOf: `${BAD}/stampa` }],
    ['termsOfService', { termsOfService: `${BAD}/termini` }],
    ['privacyPolicy', { privacyPolicy: `${BAD}/privacy` }],
    ['an action', { potentialAction: { '@type': 'ReserveAction', target: `${BAD}/prenota` } }],
    [
      'an entry to an action',
      {
        potentialAction: { '@type': 'ReserveAction', target: { '@type': 'EntryPoint', urlTemplate: `${BAD}/prenota` } },
      },
    ],
  ])('%s', (_name, members) => {
    const code = CANONICAL + data({ telephone: undefined, priceRange: '€', ...members });
    const told = at(code);
    expect(told).toHaveLength(2);
    expect(told[1]).toContain(BAD);
    const output = mended(code);
    expect(output).toContain('"priceRange":"€"}');
    expect(at(output)).toEqual([]);
  });

  test('of an offer elsewhere on the page', () => {
    const event = data({ name: 'Luna nueva', offers: { '@type': 'Offer', price: '890', url: `${BAD}/luna` } }, 'Event');
    const code = CANONICAL + event;
    expect(at(code)).toEqual([CANONICAL, `${BAD}/luna`]);
    expect(mended(code)).toContain('"offers":{"@type":"Offer","price":"890"}');
  });

  test('a page that the site has is written', () => {
    expect(mended(CANONICAL + data({ menu: `${BAD}/cantina/` }))).toContain(
      '"menu":"https://www.lacicalalecce.example/cantina/"',
    );
  });

  test('what a thing is called by keeps its name', () => {
    const code = CANONICAL + data({ '@type': 'Event', organizer: { '@id': `${BAD}/#osteria` } });
    expect(mended(code)).toContain('"@id":"https://www.lacicalalecce.example/#osteria"');
  });

  test.each([
    ['nothing says that the host is its own', data({ menu: `${BAD}/menu` }), 0],
    ['another host', CANONICAL + data({ menu: 'https://www.guide.example/menu' }), 1],
    ["the site's own host", CANONICAL + data({ menu: 'https://www.lacicalalecce.example/menu' }), 1],
  ])('near miss: %s', (_what, code, count) => {
    expect(at(code)).toHaveLength(count);
  });
});
