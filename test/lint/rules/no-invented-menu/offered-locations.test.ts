import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const slug = (label: string) => label.toLowerCase().replaceAll(' ', '-');

function siteWith(locations: Record<string, string>, menus: Record<string, readonly string[]>) {
  return buildManifest(
    parseSite({
      site: { name: 'Verdana Garden Studio', description: 'Gardens', url: 'https://verdana.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      menus: {
        locations: Object.fromEntries(Object.entries(locations).map(([at, id]) => [at, { label: at, menu: id }])),
        definitions: Object.fromEntries(
          Object.entries(menus).map(([id, labels]) => [
            id,
            { name: id, items: labels.map((label) => ({ label, url: `/${slug(label)}/` })) },
          ]),
        ),
      },
    }),
  );
}

const MAIN = ['Work', 'Studio', 'Contact'];
const LEGAL = ['Imprint', 'Privacy'];
const list = (...labels: string[]) =>
  `<ul>${labels.map((label) => `<li><a href="/${slug(label)}.html">${label}</a></li>`).join('')}</ul>`;
const column = (heading: string, ...labels: string[]) => `<div><h3>${heading}</h3>${list(...labels)}</div>`;
const SERVICES = column('Services', 'Planting', 'Terraces', 'Ponds');
const COMPANY = column('Company', 'About', 'Careers', 'Press');
const page = (footer: string) =>
  `<header><x-logo></x-logo><x-menu location="topic"></x-menu></header><main><h1>Gardens</h1></main><footer>${footer}</footer>`;
const legalRow = (links: string) => `<div class="bottom"><p>© 2026 Verdana Garden Studio</p>${links}</div>`;

/** What is expected in place of each menu, the fix by its text. */
function expected(code: string, site: ReturnType<typeof siteWith>) {
  return lint(code, site)
    .filter(({ rule }) => rule === 'no-invented-menu' || rule === 'no-static-menu')
    .map(({ message, fix }) => [
      /, expected (.*?)(?:, under no heading [^:]*)?(?:: invented|: a copy)/.exec(message)?.[1],
      fix?.edits.map(({ text }) => text).join('') ?? '',
    ]);
}

const NO_SUCH_PAGES = [
  'no links: remove them with their heading and their empty column, as no menu of the site has such pages (assigned: `footer`)',
  '',
];
const FOOTER = ['`<x-menu location="footer"></x-menu>`', '<x-menu location="footer"></x-menu>'];

test.each([
  ['that the site has none of', list('Terms of use', 'Cookie settings')],
  ['in a row without a list', '<p><a href="/terms">Terms</a> · <a href="/cookies">Cookies</a></p>'],
  ['that copy the menu', list(...LEGAL)],
])('legal links %s get the legal menu, and columns before them do not', (_name, links) => {
  const site = siteWith({ topic: 'main', footer: 'legal' }, { main: MAIN, legal: LEGAL });
  const found = expected(page(SERVICES + COMPANY + legalRow(links)), site);
  expect(found.slice(0, 2)).toEqual([NO_SUCH_PAGES, NO_SUCH_PAGES]);
  expect(found[2]?.[1]).toContain('<x-menu location="footer"');
  expect(found).toHaveLength(3);
});

test('a legal page among others makes no column legal', () => {
  const site = siteWith({ topic: 'main', footer: 'legal' }, { main: MAIN, legal: LEGAL });
  expect(expected(page(column('Company', 'About', 'Careers', 'Privacy')), site)).toEqual([NO_SUCH_PAGES]);
});

test('a menu with legal pages among others is for other links too', () => {
  const site = siteWith({ topic: 'main', footer: 'foot' }, { main: MAIN, foot: ['Team', 'Jobs', 'Privacy'] });
  expect(expected(page(SERVICES), site)).toEqual([FOOTER]);
  const [services, legal] = expected(page(SERVICES + legalRow(list('Cookies', 'Terms of use'))), site);
  expect(legal).toEqual(FOOTER);
  expect(services?.[0]).toBe(
    'no links: remove them with their heading and their empty column, as no menu of the site is left for them (assigned: `footer`)',
  );
});

test('a heading says that links are legal', () => {
  const site = siteWith({ topic: 'main', footer: 'legal' }, { main: MAIN, legal: LEGAL });
  expect(expected(page(column('Rechtliches', 'Haftung', 'Widerruf')), site)).toEqual([FOOTER]);
});

test('columns get the menus that are called like them, or have such pages, in any order', () => {
  const site = siteWith(
    { topic: 'main', footer_col_1: 'Company', footer_col_2: 'Our services' },
    { main: MAIN, Company: ['Team', 'Jobs'], 'Our services': ['Design', 'Maintenance'] },
  );
  const offered = (code: string) => expected(code, site).map(([, text]) => text);
  expect(offered(page(SERVICES + COMPANY))).toEqual([
    '<x-menu location="footer_col_2"></x-menu>',
    '<x-menu location="footer_col_1"></x-menu>',
  ]);
  const byLinks = column('A', 'Planting', 'Garden maintenance', 'Ponds') + column('B', 'The whole team', 'Press');
  expect(offered(page(byLinks))).toEqual([
    '<x-menu location="footer_col_2"></x-menu>',
    '<x-menu location="footer_col_1"></x-menu>',
  ]);
});

test('a menu that two locations have is offered once in a footer, and not where a copy of it stands', () => {
  const site = siteWith(
    { topic: 'main', footer_col_1: 'foot', footer: 'foot' },
    { main: MAIN, foot: ['Team', 'Jobs'] },
  );
  const LEFT =
    'no links: remove them with their heading and their empty column, as no menu of the site is left for them (assigned: `footer_col_1`, `footer`)';
  expect(expected(page(SERVICES + COMPANY), site)).toEqual([
    ['`<x-menu location="footer_col_1"></x-menu>`', '<x-menu location="footer_col_1"></x-menu>'],
    [LEFT, ''],
  ]);
  const withCopy = expected(page(SERVICES + column('Company', 'Team', 'Jobs')), site);
  expect(withCopy[0]).toEqual([LEFT, '']);
  expect(withCopy[1]?.[1]).toContain('<x-menu location="footer');
});

test('where a header’s menu is used, the next links go, and those for phones may have it again', () => {
  const site = siteWith({ topic: 'main' }, { main: MAIN });
  const code = `<header><nav>${list('Shop', 'Prices', 'Blog')}</nav><nav>${list('Help', 'Stores', 'Gifts')}</nav></header>
<main><h1>Gardens</h1></main><footer>x</footer><div class="drawer">${list('Shop', 'Prices', 'Blog', 'News')}</div>`;
  expect(expected(code, site).map(([text]) => text)).toEqual([
    '`<x-menu location="topic"></x-menu>`',
    'no links: remove them, as the page has its menu elsewhere (assigned: `topic`), or show `topic` again if this is the same navigation for phones',
    '`<x-menu location="topic"></x-menu>`',
  ]);
});
