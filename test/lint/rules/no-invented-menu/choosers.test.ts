import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { edited } from '../../../../src/lint/edit/fix.js';
import { lint } from '../../../../src/lint/index.js';

const SITE = buildManifest(
  parseSite({
    site: { name: 'Tallyfern', description: 'x', url: 'https://tallyfern.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: {
        main: {
          name: 'Main',
          items: [
            { label: 'Dispatch', url: '/dispatch/' },
            { label: 'Trades', url: '/trades/' },
          ],
        },
      },
    },
  }),
);
const OPTIONS =
  '<option value="/services/">Services</option><option value="/pricing/">Pricing</option><option value="/team/">Team</option>';
const SELECT = `<select onchange="location = this.value">${OPTIONS}</select>`;
const MENU = '<x-menu location="topic"></x-menu>';
const head = (inner: string) => `<header><x-logo></x-logo>${inner}</header>`;

/** The page after the suggestion; nothing where there is none. */
function mended(canvas: string): string | undefined {
  const [menu] = lint(canvas, SITE).filter(({ rule }) => rule === 'no-invented-menu');
  expect(menu?.fix?.safety).not.toBe('safe');
  return menu?.fix && edited(canvas, menu.fix.edits);
}

describe('an invented drop-down gives way to the menu', () => {
  test.each([
    ['alone', SELECT, MENU],
    ['in a navigation', `<nav>${SELECT}</nav>`, `<nav>${MENU}</nav>`],
    [
      'with its class',
      SELECT.replace('<select', '<select class="nav-jump"'),
      MENU.replace('"topic"', '"topic" class="nav-jump"'),
    ],
    ['in its label', `<label>Go to ${SELECT}</label>`, MENU],
    ['with its label beside it', `<label for="m">Go to</label>${SELECT.replace('<select', '<select id="m"')}`, MENU],
    ['in a paragraph', `<p>${SELECT}</p>`, MENU],
    ['in a form of its own', `<form>${SELECT}</form>`, `<form>${MENU}</form>`],
  ])('%s', (_what, inner, expected) => {
    expect(mended(head(inner))).toBe(head(expected));
  });

  test.each([
    ['with a button', `<form>${SELECT}<button>Go</button></form>`],
    ['with another field', `<form>${SELECT}<input name="q"></form>`],
    ['that has no end tag', `<nav>${SELECT.replace('</select>', '')}</nav>`],
    ['where the page has the menu', `<nav>${SELECT}</nav>${MENU}`],
  ])('near miss: none %s', (_what, inner) => {
    expect(mended(head(inner))).toBeUndefined();
  });
});
