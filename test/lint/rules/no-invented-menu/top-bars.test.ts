import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const siteWith = (locations: Record<string, readonly string[]>) =>
  buildManifest(
    parseSite({
      site: { name: 'Tallyfern', description: 'x', url: 'https://tallyfern.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      menus: {
        locations: Object.fromEntries(Object.keys(locations).map((at) => [at, { label: `${at} links`, menu: at }])),
        definitions: Object.fromEntries(
          Object.entries(locations).map(([at, labels]) => [
            at,
            { name: at, items: labels.map((label, index) => ({ label, url: `/${at}-${index}/` })) },
          ]),
        ),
      },
    }),
  );
const TOPIC = ['Dispatch', 'Trades', 'Plans'];
const UTILI = ['Help desk', 'Learn'];
const found = (code: string, site: ReturnType<typeof siteWith>) =>
  lint(code, site)
    .filter(({ rule }) => rule === 'no-invented-menu')
    .map(
      ({ message }) =>
        /expected `<x-menu location="(\w+)"/.exec(message)?.[1] ?? /, expected (no links)/.exec(message)?.[1],
    );

const BAR = '<a href="/support">Support</a><a href="/developers">API docs</a><a href="/partners">Partners</a>';
const NAV =
  '<nav aria-label="Global"><ul><li><a href="/product">Product</a></li><li><a href="/industries">Industries</a></li><li><a href="/blog">Blog</a></li></ul></nav>';
const MAIN = '<main><h1>x</h1></main>';
const page = (name: string) => `<header><div class="${name}">${BAR}</div><div class="row">${NAV}</div></header>${MAIN}`;

describe('the navigation of a header has the main location, whatever stands over it', () => {
  test.each(['topbar', 'hd-top__right', 'header-top', 'utilities', 'top-links', 'pre-header', 'site-header__meta-nav'])(
    'the bar `%s` has the one for links of use',
    (name) => {
      expect(found(page(name), siteWith({ topic: TOPIC, utili: UTILI }))).toEqual(['utili', 'topic']);
      expect(found(page(name), siteWith({ topic: TOPIC, naviga: UTILI }))).toEqual(['naviga', 'topic']);
    },
  );

  test('links in no navigation come behind it', () => {
    expect(found(page('extra'), siteWith({ topic: TOPIC, naviga: UTILI }))).toEqual(['naviga', 'topic']);
    expect(found(page('extra'), siteWith({ topic: TOPIC }))).toEqual(['no links', 'topic']);
  });

  test.each([
    ['the only one of the header', `<header><div class="top-bar">${BAR}</div></header>${MAIN}`, ['topic']],
    ['legal pages in the menu for links of use', page('topbar'), ['no links', 'topic'], ['Privacy', 'Imprint']],
    ['no bar', page('extra'), ['no links', 'topic']],
  ])('near miss: %s', (_what, code, expected, utili: readonly string[] = UTILI) => {
    expect(found(code, siteWith({ topic: TOPIC, utili }))).toEqual(expected);
  });
});

describe('a drawer shows one location once', () => {
  const PRODUCT =
    '<details><summary>Product</summary><p><a href="/product">Product</a></p><p><a href="/industries">Industries</a></p><p><a href="/blog">Blog</a></p></details>';
  const CHOOSER =
    '<label for="drawer-sel">Jump to</label><select id="drawer-sel" onchange="location.href = this.value"><option value="/about">About us</option><option value="/careers">Careers</option><option value="/press">Press</option></select>';
  const drawer = (inner: string) => `<div id="drawer" class="drawer"><div class="drawer-body">${inner}</div></div>`;
  const header = `<header>${NAV}</header>`;
  const site = siteWith({ topic: TOPIC });

  test('the first group has it, and a drop-down goes', () => {
    expect(found(`${header}${drawer(PRODUCT + CHOOSER)}${MAIN}`, site)).toEqual(['topic', 'topic', 'no links']);
    expect(found(`${header}${drawer(CHOOSER)}${MAIN}`, site)).toEqual(['topic', 'topic']);
  });

  test('the label of a drop-down is told, as it would name nothing', () => {
    const told = (code: string) =>
      lint(code, site).filter(({ message }) => message.includes('Its `<label>` goes with it'));
    expect(told(`${header}${drawer(CHOOSER)}${MAIN}`)).toHaveLength(1);
    expect(told(`${header}${drawer(CHOOSER.replace('for="drawer-sel"', 'for="x"'))}${MAIN}`)).toEqual([]);
  });
});

describe('rows of a drawer are a menu, whatever else it holds', () => {
  const LEAD =
    '<div><p>Want to see it with your own jobs? We would love to show it to you and your team.</p><input type="email"><button type="button">Book</button></div>';
  const ROWS =
    '<button type="button" data-href="/pricing">Pricing</button><button type="button" data-href="/customers">Stories</button><button type="button" data-href="/webinars">Webinars</button>';
  const drawer = (inner: string, name = 'drawer') =>
    `<div class="${name}" role="dialog"><div>${inner}</div></div>${MAIN}`;
  const site = siteWith({ topic: TOPIC });

  test('with addresses for a script', () => {
    expect(found(drawer(ROWS), site)).toEqual(['topic']);
    expect(found(drawer(ROWS + LEAD), site)).toEqual(['topic']);
    expect(found(drawer(LEAD + ROWS), site)).toEqual(['topic']);
  });

  test.each([
    ['two of them below a text', drawer(LEAD + ROWS.replace(/<button[^>]*webinars.*?<\/button>/, ''))],
    [
      'words between them',
      drawer(`${LEAD}${ROWS.replaceAll('</button>', '</button> for those who come to us and ask us')}`),
    ],
    ['outside of a drawer', `<header><div>${LEAD}${ROWS}</div></header>${MAIN}`],
    ['without an address', drawer(LEAD + ROWS.replace(/ data-href="[^"]*"/g, ' data-x'))],
  ])('near miss: %s', (_what, code) => {
    expect(found(code, site)).toEqual([]);
  });
});

describe('columns of a footer that nothing tells get locations in their order', () => {
  const list = (...links: string[]) =>
    `<ul>${links.map((each) => `<li><a href="/x-${each.length}">${each}</a></li>`).join('')}</ul>`;
  test('words of grammar tell nothing', () => {
    const site = siteWith({
      topic: TOPIC,
      footer_col_1: ['La famiglia', 'Gli uliveti'],
      footer_col_2: ['Listino', 'Consegne'],
    });
    const code = `${MAIN}<footer><details><summary>L'azienda</summary>${list('Chi siamo', 'La nostra storia', 'Lavora con noi')}</details><details><summary>Bottega online</summary>${list('Olio extravergine', 'Cosmesi')}</details></footer>`;
    expect(found(code, site)).toEqual(['footer_col_1', 'footer_col_2']);
  });

  test('near miss: a word that tells goes before the order', () => {
    const site = siteWith({ topic: TOPIC, footer_col_1: ['La famiglia'], footer_col_2: ['Listino', 'Consegne'] });
    const code = `${MAIN}<footer><div>${list('Consegna a casa', 'Spedizioni')}</div><div>${list('La famiglia oggi', 'Lavora qui')}</div></footer>`;
    expect(found(code, site)).toEqual(['footer_col_2', 'footer_col_1']);
  });
});
