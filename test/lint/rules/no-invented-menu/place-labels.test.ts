import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const siteWith = (labels: Record<string, string>) =>
  buildManifest(
    parseSite({
      site: { name: 'Tallybarn', description: 'x', url: 'https://tallybarn.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      menus: {
        locations: Object.fromEntries(Object.entries(labels).map(([at, label]) => [at, { label, menu: at }])),
        definitions: Object.fromEntries(
          Object.keys(labels).map((at) => [
            at,
            {
              name: at,
              items: [
                { label: `${at} one`, url: `/${at}-1/` },
                { label: `${at} two`, url: `/${at}-2/` },
              ],
            },
          ]),
        ),
      },
    }),
  );
const offered = (code: string, labels: Record<string, string>) =>
  lint(code, siteWith(labels))
    .filter(({ rule }) => rule === 'no-invented-menu')
    .map(({ message }) => /expected (?:`<x-menu location="(\w+)"|(no links))/.exec(message)?.slice(1).join(''));

const LINKS = '<a href="/a">Academy</a><a href="/b">Webinars</a><a href="/c">Careers</a>';
const MAIN = '<main><h1>x</h1></main>';
const NAV = '<nav><a href="/d">Herd book</a><a href="/e">Planner</a><a href="/f">Diary</a></nav>';
const DRAWER = `<dialog aria-label="Menu" class="drawer"><nav>${LINKS}</nav></dialog>`;
const head = (inner: string) => `<header><x-logo></x-logo>${inner}</header>${MAIN}`;

describe('a location whose label says where it belongs is for what stands there', () => {
  test.each(['Drawer', 'Mobile menu', 'Mobilmenü', 'Menú móvil', 'Мобильное меню'])('a drawer: %s', (label) => {
    expect(offered(head('') + DRAWER, { topic: 'Main', naviga: label })).toEqual(['naviga']);
    expect(offered(head(NAV) + DRAWER, { topic: 'Main', naviga: label })).toEqual(['topic', 'naviga']);
  });

  test('a bar over the navigation, and no drawer', () => {
    const labels = { topic: 'Main menu', topic_right: 'Top right', naviga: 'Drawer' };
    for (const name of ['c-rail', 'topbar', 'top-rail__end'])
      expect(offered(head(`<div class="${name}">${LINKS}</div>`), labels)).toEqual(['topic_right']);
    expect(offered(head(`<div class="x">${LINKS}</div>${NAV}`), { topic: 'Main', naviga: 'Drawer' })).toEqual([
      'no links',
      'topic',
    ]);
  });

  test('near misses: labels that say no place', () => {
    expect(offered(head('') + DRAWER, { topic: 'Main', naviga: 'Second' })).toEqual(['topic']);
    expect(offered(head(`<div class="topbar">${LINKS}</div>`), { topic: 'Main', naviga: 'Mobile' })).toEqual(['topic']);
    expect(offered(head(NAV), { naviga: 'Mobile' })).toEqual(['naviga']);
  });
});

test('a label around a drop-down goes with it', () => {
  const chooser =
    '<label>Go to <select onchange="location = this.value"><option value="/p">Pricing</option><option value="/q">Customers</option><option value="/s">Security</option></select></label>';
  const told = lint(head(`<div class="drawer">${chooser}</div>`), siteWith({ topic: 'Main' }));
  expect(told.filter(({ message }) => message.includes('Its `<label>` goes with it'))).toHaveLength(1);
});

test('what stands in the place of a label has its location before others', () => {
  const labels = { topic: 'Main menu', topic_right: 'Top right', naviga: 'Drawer' };
  const panels = `<menu><li><button>A</button><div>${NAV.replaceAll('nav', 'div')}</div></li><li><button>B</button><div><a href="/g">Goats</a><a href="/h">Horses</a><a href="/i">Ibex</a></div></li></menu>`;
  expect(offered(head(`<div class="c-rail">${LINKS}</div>${panels}`), labels)[0]).toBe('topic_right');
  const twin = `<dialog aria-label="Menu" class="drawer">${NAV}</dialog>`;
  expect(offered(head(NAV) + twin, labels)).toEqual(['topic', 'naviga']);
});
