import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { agentChanges } from '../../../../src/lint/format/agent-changes.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
const fixed = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;

const LINKS = '<a href="/a">Visits</a><a href="/b">Prices</a><a href="/c">Gifts</a>';
const OTHERS = '<li><a href="/d">Stores</a></li><li><a href="/e">Jobs</a></li><li><a href="/f">Press</a></li>';
const HEAD = '<header><x-logo></x-logo></header>';
const MAIN = '<main><h1>Bread</h1></main>';
const TOPIC = '<x-menu location="topic" depth="1"></x-menu>';
const page = (drawer: string, more = '') => `${HEAD}${drawer}${more}${MAIN}`;

describe('an element that the page needs stays', () => {
  test.each([
    ['hidden', '<div hidden>', ''],
    ['a popover', '<div popover id="m">', ''],
    ['used by a script', '<div class="drawer" id="m">', '<script>document.getElementById("m").hidden = false</script>'],
    ['used by code in an attribute', '<div class="drawer" id="m">', '<i onclick="m.toggle()"></i>'],
    ['opened by a button', '<div class="drawer" id="m">', '<button aria-controls="m">Menu</button>'],
    ['linked to', '<div class="drawer" id="m">', '<a href="#m">Menu</a>'],
  ])('%s', (_how, open, more) => {
    expect(fixed(page(`${open}${LINKS}</div>`, more))).toContain(`${open}${TOPIC}</div>`);
  });

  test('a list becomes a box, as items alone stand in one', () => {
    const drawer = `<ul class="drawer" id="m" hidden>${OTHERS}</ul>`;
    expect(fixed(page(drawer))).toContain(`<div class="drawer" id="m" hidden>${TOPIC}</div>`);
  });

  test('what nothing takes hold of is replaced whole', () => {
    expect(fixed(page(`<div class="drawer" id="m">${LINKS}</div>`))).toContain(
      '</header><x-menu location="topic" class="drawer" depth="1"></x-menu>',
    );
  });
});

test('a link that calls stays', () => {
  const call = '<a href="tel:+442079460958">Call</a>';
  expect(fixed(page(`<div class="drawer">${LINKS}${call}</div>`))).toContain(
    `<div class="drawer">${TOPIC}${call}</div>`,
  );
});

test('the navigation of the header has the location first, and the drawer shows it again', () => {
  const code = `<div class="drawer">${LINKS}</div><header><x-logo></x-logo><nav><ul>${OTHERS}</ul></nav></header>${MAIN}`;
  expect(found(code).map(({ fix }) => fix?.edits[0]?.text)).toEqual([
    '<x-menu location="topic" class="drawer" depth="1"></x-menu>',
    TOPIC,
  ]);
  const shown = code.replace(LINKS, '<x-menu location="topic"></x-menu>');
  expect(found(shown).map(({ fix }) => fix?.edits[0]?.text)).toEqual([TOPIC]);
});

test('a menu of a submenu that opens in navigation is no drawer', () => {
  const [menu] = found(`<header><nav><div hidden>${LINKS}</div></nav></header>${MAIN}`);
  expect(menu?.message).toContain('in the header');
});

test('says that it is a drawer', () => {
  const [menu] = found(page(`<aside class="drawer">${LINKS}</aside>`));
  expect(menu?.message).toContain('Unexpected navigation in the drawer that');
});

test('the agent format says that a script uses what goes, as the readable one does', () => {
  const code = '<p><b id="m">x</b></p>';
  const description = 'Replace it (not proven to be safe: it changes what visitors see; a script in the page uses `m`)';
  const at = { start: 3, end: 18, line: 1, column: 4, endLine: 1, endColumn: 19 };
  const fix = { safety: 'unsafe' as const, description, edits: [{ start: 3, end: 18, text: '<i>x</i>' }] };
  const finding = {
    ...at,
    rule: 'r',
    severity: 'error' as const,
    outcome: 'violation' as const,
    docs: '',
    message: 'Unexpected x',
    fix,
  };
  const tell = (description_: string) =>
    agentChanges(code)({ ...finding, fix: { ...fix, description: description_ } }).change;
  expect(tell(description)).toBe('suggestion: replace the `<b>` with `<i>x</i>` (a script in the page uses `m`)');
  expect(tell('Replace it')).toBe('suggestion: replace the `<b>` with `<i>x</i>`');
});

describe('what a summary opens in a drawer is a group of it, be it two links', () => {
  const TWO = '<a href="/academy">Barn academy</a><a href="/webinars">Webinars</a>';
  const drawer = (inner: string) => `${HEAD}<dialog id="shed" aria-label="Menu">${inner}</dialog>${MAIN}`;

  test('alone, and beside another', () => {
    const learn = `<details><summary>Learn</summary><div>${TWO}</div></details>`;
    expect(found(drawer(learn))).toHaveLength(1);
    expect(found(drawer(`<details><summary>Shop</summary><div>${LINKS}</div></details>${learn}`))).toHaveLength(2);
  });

  test.each([
    `<details><summary>Learn</summary><div><p>We explain all of it in <a href="/academy">the academy</a> and in <a href="/webinars">webinars</a>.</p></div></details>`,
    '<details><summary>Details</summary><div><a href="/privacy">Privacy</a><a href="/cookies">Cookies</a></div></details>',
    `<div>${TWO}</div>`,
  ])('near miss: %s', (inner) => {
    expect(found(drawer(inner))).toEqual([]);
  });

  test('near miss: in the content', () => {
    expect(found(`<main><h1>x</h1><details><summary>Learn</summary><div>${TWO}</div></details></main>`)).toEqual([]);
  });
});
