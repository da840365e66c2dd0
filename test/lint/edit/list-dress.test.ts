import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const STATE = {
  site: { name: 'Trackly', description: 'Time', url: 'https://trackly.example', language: 'en' },
  theme: { name: 'T', version: '1.0.0' },
  menus: {
    locations: { topic: { label: 'Main', menu: 'main' } },
    definitions: {
      main: {
        name: 'Main',
        items: [
          { label: 'Product', url: '/product/', children: [{ label: 'Invoicing', url: '/product/invoicing/' }] },
          { label: 'Pricing', url: '/pricing/' },
          { label: 'Help', url: '/help/' },
        ],
      },
    },
  },
  social: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/trackly-hq/' },
    { network: 'x', url: 'https://x.com/trackly_hq' },
  ],
};
const manifestOf = (theme: object = {}) => buildManifest(parseSite({ ...STATE, theme: { ...STATE.theme, ...theme } }));
const findings = (source: string, manifest = manifestOf()) =>
  lint(source, manifest).filter(({ rule }) => /-(?:menu|social|profile)$/.test(rule));
const mended = (source: string, manifest = manifestOf()) =>
  applyFixes(source, findings(source, manifest), { unsafe: true }).output;

const LINKS = '<a href="/stories">Stories</a><a href="/team">Team</a><a href="/journal">Journal</a>';
const dressed = (names: string) => LINKS.replaceAll('<a', `<a class="${names}"`);
const header = (inner: string) => `<header><x-logo></x-logo>${inner}</header>`;

describe('links without a list: what lays them out goes to the list that the component writes', () => {
  test('of a `nav` that stays, and not what hides it', () => {
    const source = header(
      `<nav class="hidden lg:flex items-center gap-8 text-sm" aria-label="Main">${dressed('hover:underline')}</nav>`,
    );
    expect(mended(source)).toContain(
      '<nav class="hidden lg:flex items-center gap-8 text-sm" aria-label="Main"><x-menu location="topic" class="lg:flex items-center gap-8" link-class="hover:underline" depth="1"></x-menu></nav>',
    );
  });

  test('of what holds more beside them, with the classes of the links that go', () => {
    const source = `<header><x-logo></x-logo></header><div class="drawer space-y-1 px-4"><form role="search"><input type="search" name="q" aria-label="q"></form>${dressed('block px-3 hover:bg-slate-50')}<a class="mt-2 block bg-indigo-600 px-3 py-2 rounded" href="/signup">Start free trial</a></div>`;
    expect(mended(source)).toContain(
      '<x-menu location="topic" class="space-y-1" link-class="block px-3 hover:bg-slate-50" depth="1"></x-menu><a class="mt-2',
    );
  });

  test("of the page's own style sheet, where it says nothing else", () => {
    const style = (css: string) => `<style>.row{display:flex;gap:1rem${css}}</style>`;
    const source = header(`<nav class="row">${LINKS}</nav>`);
    expect(mended(style('') + source)).toContain('<x-menu location="topic" class="row" depth="1">');
    expect(mended(style(';background:red') + source)).toContain('<x-menu location="topic" depth="1">');
  });

  test('negative control: a name that says nothing of it stays where it is', () => {
    expect(mended(header(`<nav class="bar">${LINKS}</nav>`))).toContain(
      '<nav class="bar"><x-menu location="topic" depth="1"></x-menu></nav>',
    );
  });

  test('in place of a box the component has all of its classes, and those of the list that the site gives', () => {
    const source = header(`<div class="d-flex gap-3 fs-4">${LINKS}</div>`);
    expect(mended(`<nav class="col-md-4">${source}</nav>`)).toContain('class="list-unstyled d-flex gap-3 fs-4"');
    expect(mended(source, manifestOf({ markup: 'bootstrap-5' }))).toContain('class="nav d-flex gap-3 fs-4"');
  });

  test('a list keeps its own classes alone', () => {
    const items = LINKS.replaceAll('<a', '<li><a').replaceAll('</a>', '</a></li>');
    expect(mended(header(`<ul class="d-flex gap-3">${items}</ul>`), manifestOf({ markup: 'bootstrap-5' }))).toContain(
      'location="topic" class="d-flex gap-3"',
    );
  });
});

describe('profiles that were icons stay icons', () => {
  const icon = '<svg class="h-4 w-4" viewBox="0 0 24 24"><path d="M1 1h2v2z"></path></svg>';
  const link = (network: string, inner: string, names = '') =>
    `<a href="https://www.${network}.com/tracklyapp" aria-label="${network}"${names}>${inner}</a>`;
  const row = (...links: string[]) => `<footer><div class="flex gap-4">${links.join('\n')}</div></footer>`;

  test('alone, with the classes of what is drawn', () => {
    expect(mended(row(link('instagram', icon), link('facebook', icon)))).toBe(
      '<footer><x-social class="flex gap-4" icons="only" icon-class="h-4 w-4"></x-social></footer>',
    );
  });

  test('before names', () => {
    expect(mended(row(link('instagram', `${icon} Instagram`), link('facebook', `${icon} Facebook`)))).toContain(
      'icons="before"',
    );
  });

  test('of a font, whose classes would draw nothing', () => {
    const font = '<i class="bi bi-x"></i>';
    expect(mended(row(link('instagram', font), link('facebook', font)))).toBe(
      '<footer><x-social class="flex gap-4" icons="only"></x-social></footer>',
    );
  });

  test('what keeps all but the last apart is kept', () => {
    const names = ['me-2 fs-4', 'me-2 fs-4', 'fs-4'].map((each) => ` class="${each}"`);
    const links = ['instagram', 'facebook', 'youtube'].map((each, at) => link(each, icon, names[at]));
    expect(mended(row(...links))).toContain('link-class="me-2 fs-4"');
  });

  test('where the site has it so nothing is said of it', () => {
    const manifest = manifestOf({ markup: { 'x-social': { icons: 'only' } } });
    expect(mended(row(link('instagram', icon), link('facebook', icon)), manifest)).not.toContain('icons=');
  });

  test.each(['bootstrap-5', 'bulma'])('with classes of %s that hide the names nothing is needed', (preset) => {
    const manifest = manifestOf({ markup: { preset } });
    const told = findings(row(link('instagram', icon), link('facebook', icon)), manifest);
    expect(told.map(({ message }) => message).join()).not.toContain('It needs');
  });

  test('what that needs is told once', () => {
    const told = findings(row(link('instagram', icon), link('facebook', icon))).map(({ message }) =>
      message.includes('It needs `inlay/styles.css`'),
    );
    expect(told).toEqual([true, false]);
  });

  test('negative control: words stay words', () => {
    expect(mended(row(link('instagram', 'Instagram'), link('facebook', `${icon} Facebook`)))).toBe(
      '<footer><x-social class="flex gap-4"></x-social></footer>',
    );
  });
});

describe('submenus are hidden only where something opens them', () => {
  const sub = (names: string) =>
    `<ul class="${names}"><li><a href="/time">Time</a></li><li><a href="/reports">Reports</a></li></ul>`;
  const menu = (item: string, names: string) =>
    header(
      `<nav><ul class="flex gap-4"><li class="${item}"><a href="/features">Features</a>${sub(names)}</li><li><a href="/stories">Stories</a></li><li><a href="/journal">Journal</a></li></ul></nav>`,
    );
  const HIDDEN = 'invisible group-hover:visible absolute';

  test('what an item needs for it goes to all items, where it does no harm', () => {
    expect(mended(menu('relative group', HIDDEN))).toContain(`item-class="relative group" submenu-class="${HIDDEN}"`);
  });

  test('a panel of links is a submenu, too', () => {
    const source = header(
      `<nav><ul class="flex"><li class="relative group"><a href="/product/">Product</a><div class="${HIDDEN}"><a href="/product/invoicing/">Invoicing</a></div></li><li><a href="/pricing/">Pricing</a></li><li><a href="/help/">Help</a></li></ul></nav>`,
    );
    expect(mended(source)).toContain(`item-class="relative group" submenu-class="${HIDDEN}"`);
  });

  test.each([
    ['a script', '', 'hidden absolute'],
    ['a group around the list', 'relative', HIDDEN],
    ['a class of the item that only the style sheet knows', 'has-children', 'sub-menu'],
    ['the script of Bootstrap', 'dropdown', 'dropdown-menu'],
  ])('else their classes are left out, and the message says so: %s', (_what, item, names) => {
    const source = menu(item, names);
    expect(mended(source)).not.toContain('submenu-class');
    expect(findings(source)[0]?.message).toContain('The classes of its submenus are left out');
  });

  test.each([
    ['the site gives its items what opens them', 'has-children', 'sub-menu', { item: { children: 'has-children' } }],
    ['nothing tells the items apart', '', 'sub-menu', {}],
    ['nothing hides them', 'mb-4', 'pl-4', {}],
  ])('negative control: %s', (_what, item, names, part) => {
    const manifest = manifestOf({ markup: { preset: 'plain', 'x-menu': part } });
    expect(mended(menu(item, names), manifest)).toContain(`submenu-class="${names}"`);
  });
});
