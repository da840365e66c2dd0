import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: { url: '/media/luna.svg', width: 200, height: 120 } } },
    menus: {
      locations: { topic: { label: 'Top', use: '', menu: 'main' } },
      definitions: {
        main: {
          name: 'Main',
          items: [
            { label: 'Home', url: '/' },
            { label: 'Food', url: '/food/' },
          ],
        },
      },
    },
    social: [
      { network: 'instagram', url: 'https://www.instagram.com/luna' },
      { network: 'facebook', url: 'https://www.facebook.com/luna' },
    ],
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
      long: { kind: 'email', value: 'reservations-and-events@luna.example' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';
const MENU = '<nav><ul><li><a href="/">Home</a></li><li><a href="/food/">Food</a></li></ul></nav>';
const PROFILES =
  '<ul><li><a href="https://www.instagram.com/luna">Instagram</a></li><li><a href="https://www.facebook.com/luna">Facebook</a></li></ul>';
const LOGO = '<a class="a" href="/"><img src="/media/luna.svg" width="200" height="120" alt="Trattoria Luna"></a>';

/** How safe the fixes of a canvas are, each with the reason where it is not. */
function fixes(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) =>
    fix?.safety === 'safe' ? 'safe' : fix?.description.replace(/^[^(]*\(not proven to be safe: |\)$/g, ''),
  );
}

const styled = (tag: string) =>
  `the page has Inlay’s own style sheet, which would style \`${tag}\`, and does not style what it replaces`;

const SEEN: [what: string, canvas: string, tag: string][] = [
  ['a menu', MENU, 'x-menu'],
  ['profiles', PROFILES, 'x-social'],
  ['a logo', LOGO, 'x-logo'],
  ['a link, which gets an outline', `<p>Call <a class="a" href="tel:+390612345678">${NUMBER}</a></p>`, 'x-contact'],
  ['a text that is slanted', `<p><em>Call ${NUMBER} now</em></p>`, 'x-contact'],
  ['a text that a style slants', `<p style="font-style: italic">${NUMBER}</p>`, 'x-contact'],
  ['a long word, which may break', '<p>reservations-and-events@luna.example</p>', 'x-contact'],
  ['a cell that is as wide as its words', `<table><tr><th>Tel.</th><td>${NUMBER}</td></tr></table>`, 'x-contact'],
];

describe.each([
  '<link rel="stylesheet" href="inlay.css">',
  '<link rel="stylesheet" href="/css/inlay.css?v=2">',
  '<link rel="stylesheet" href="https://cdn.example/inlay/styles.css">',
  '<link rel="stylesheet" href="/node_modules/inlay/dist/styles/inlay.css">',
  '<style>@import "inlay/styles.css";</style>',
  '<style>@import url(/css/inlay.css);</style>',
  '<script type="module">import "inlay/styles.css";</script>',
])('a page with Inlay’s own sheet: %s', (sheet) => {
  test.each(SEEN)('%s', (_what, canvas, tag) => {
    expect(fixes(sheet + canvas)).toEqual([styled(tag)]);
  });

  test.each([
    ['a number in a text', `<p>Call ${NUMBER} now</p>`],
    ['a mail address in a text', '<p>Write to ciao@luna.example now</p>'],
  ])('negative control: %s', (_what, canvas) => {
    expect(fixes(sheet + canvas)).toEqual(['safe']);
  });
});

test.each([
  ['another sheet', '<link rel="stylesheet" href="theme.css">'],
  ['a sheet of a similar name', '<link rel="stylesheet" href="/inlay-theme/styles.css">'],
  ['a page on it', '<p>inlay.css</p>'],
  ['none', ''],
])('negative control: with %s', (_what, sheet) => {
  expect(
    SEEN.flatMap(([, canvas]) => fixes(sheet + canvas)).filter((each) => each?.includes('own style sheet')),
  ).toEqual([]);
});
