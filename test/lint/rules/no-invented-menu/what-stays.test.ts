import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
const fixed = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;

const LINKS = '<a href="/visits">Visits</a><a href="/prices">Prices</a><a href="/gifts">Gifts</a>';
const ITEMS = LINKS.replaceAll('<a', '<li><a').replaceAll('</a>', '</a></li>');
const TOPIC = '<x-menu location="topic" depth="1"></x-menu>';
const page = (drawer: string) => `<header><x-logo></x-logo></header>${drawer}<main><h1>x</h1></main>`;
const drawer = (inner: string) => page(`<div class="drawer">${inner}</div>`);

describe('a link that is not invented stays behind the menu', () => {
  test.each([
    ['to log in', '<a href="https://app.harbour-bakery.example/login">Log in</a>'],
    ['to sign up', '<a href="/signup" class="b">Start free trial</a>'],
    ['to log in, in German', '<a href="/konto/">Anmelden</a>'],
    ['the cart, in Arabic', '<a href="/c">سلة التسوق</a>'],
    ['the account, in Polish', '<a href="/k">Moje konto</a>'],
    ['the log-in, in Japanese', '<a href="/l">ログイン</a>'],
    ['a call to action', '<a href="/book" class="btn btn-primary">Book a table</a>'],
    ['one in utility classes', '<a href="/book" class="px-4 py-2 bg-red-600 rounded">Réserver</a>'],
    ['both', '<a href="/login">Log in</a><a href="/book" class="button">Book</a>'],
    ['a language', '<a href="/de/" hreflang="de">Deutsch</a>'],
    ['another site', '<a href="https://mill.example/">The mill</a>'],
  ])('%s', (_what, rest) => {
    expect(fixed(drawer(LINKS + rest))).toBe(drawer(TOPIC + rest));
  });

  test('in a list, which goes on behind the menu with its classes', () => {
    const rest = '<li><a href="/login">Log in</a></li>';
    expect(fixed(page(`<ul class="drawer">${ITEMS}${rest}</ul>`))).toBe(
      page(`${TOPIC.replace(' depth', ' class="drawer" depth')}\n<ul class="drawer">${rest}</ul>`),
    );
  });

  test('in a list that a button opens, in an item of it', () => {
    const opener = '<button aria-controls="m">Menu</button>';
    const rest = '<li><a href="/login">Log in</a></li>';
    expect(fixed(page(`${opener}<ul class="drawer" id="m" hidden>${ITEMS}${rest}</ul>`))).toBe(
      page(`${opener}<ul class="drawer" id="m" hidden><li>${TOPIC}</li>${rest}</ul>`),
    );
  });

  test('among the others: no edit, and the message says so', () => {
    const [menu] = found(drawer(`<a href="/a">About</a><a href="/login">Log in</a><a href="/cart">Cart</a>${LINKS}`));
    expect(menu?.fix).toBeUndefined();
    expect(menu?.message).toContain(`expected \`${TOPIC}\` in place of all but \`Log in\`, \`Cart\`, which stay:`);
  });
});

describe('near miss: what a menu has goes with the others', () => {
  test.each([
    [
      'the active page in the dress of a button',
      '',
      '<a href="/a" class="px-3 py-2 bg-gray-900" aria-current="page">About</a>',
    ],
    ['the first page in it', '', '<a href="/a" class="px-3 py-2 bg-gray-900">About</a>'],
    ['a page of the menu in it', '<a href="/contact/" class="btn">Contact</a>', ''],
  ])('%s', (_what, last, first) => {
    expect(fixed(drawer(first + LINKS + last))).toBe(page(TOPIC.replace(' depth', ' class="drawer" depth')));
  });

  test('links that are all dressed as buttons', () => {
    const dressed = `${LINKS}<a href="/more">More</a>`.replaceAll('<a', '<a class="btn"');
    expect(fixed(drawer(dressed))).toBe(page(TOPIC.replace(' depth', ' class="drawer" link-class="btn" depth')));
  });

  test('a log-in that the menu of the location has', () => {
    const menus = structuredClone(EXAMPLE_STATE.menus);
    menus?.definitions?.['main']?.items.push({ label: 'Log in', url: '/login' });
    const manifest = buildManifest(parseSite({ ...EXAMPLE_STATE, ...(menus && { menus }) }));
    const code = drawer(`${LINKS}<a href="/login">Log in</a>`);
    const all = lint(code, manifest).filter(({ rule }) => rule === 'no-invented-menu');
    expect(applyFixes(code, all, { unsafe: true }).output).not.toContain('Log in');
  });
});

describe('where no menu is left for links', () => {
  const column = (last: string) =>
    `<footer><x-menu location="footer"></x-menu><div><h4>Help</h4><ul>${ITEMS}${last}</ul></div></footer>`;

  test.each([
    ['a file', '<li><a href="/media/prices.pdf">Price list</a></li>', 'Price list'],
    ['the account', '<li><a href="/konto">Mein Konto</a></li>', 'Mein Konto'],
    ['a mail address', '<li><a href="mailto:a@b.example">Write to us</a></li>', 'Write to us'],
  ])('%s is not to be removed with them', (_what, last, label) => {
    const [menu] = found(column(last));
    expect(menu?.message).toContain(`expected no links: remove all but \`${label}\`, as no menu of the site`);
  });

  test('near miss: pages alone go with their heading', () => {
    const [menu] = found(column(''));
    expect(menu?.message).toContain('no links: remove them with their heading and their empty column, as no');
  });
});
