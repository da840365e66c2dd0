import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const manifestOf = (name: string) =>
  buildManifest(
    parseSite({
      site: { name, description: '', url: 'https://holm.example', language: 'de' },
      theme: { name: 'T', version: '1.0.0' },
      logos: { variants: { default: { url: '/logos/holm.svg', alt: name } } },
    }),
  );
const found = (header: string, name = 'Weberei Holm') =>
  lint(
    `<header>${header}<nav><a href="/stoffe">Stoffe</a></nav></header><main><h1>Stoffe</h1></main>`,
    manifestOf(name),
  ).filter(({ rule }) => rule === 'no-static-logo');

test.each([
  ['initials', '<a href="/" class="text-3xl">WH<span>.</span></a>'],
  ['initials of a brand', '<a href="/" class="brand">wh</a>'],
  ['drawn initials', '<a href="/"><svg viewBox="0 0 9 9"><text>WH</text></svg></a>'],
  ['the name turned round', '<p><a href="/" rel="home">Holm — Weberei</a></p>'],
  ['the rest of the name in the place of the brand', '<div class="brand"><svg></svg><strong>Holm</strong></div>'],
  ['a label that is yet to be put in', '<a href="#"><img src="https://pictures.example/120x40" alt="Your Logo"></a>'],
  ['the same in another language', '<a href="/"><img src="https://pictures.example/120x40" alt="Votre logo"></a>'],
])('finds %s', (_name, header) => {
  expect(found(header)).toMatchObject([{ outcome: expect.any(String) }]);
});

test('a name that is not the site’s is for people to look at', () => {
  expect(found('<a href="/" class="logo">Nordic Weaving</a>')).toMatchObject([{ outcome: 'needs-review' }]);
});

test('initials with a number stand for a name with one', () => {
  expect(found('<a href="/" class="mono">C13</a>', 'Cuarto Trece')).toHaveLength(1);
  expect(found('<a href="/" class="mono">X13</a>', 'Cuarto Trece')).toEqual([]);
});

test('drawn initials are one mark with the name and the line beside them', () => {
  const box =
    '<div class="brand"><svg><text>WH</text></svg><div><strong>Weberei Holm</strong><em>Seit 1900</em></div></div>';
  const all = found(box);
  expect(all).toHaveLength(1);
  expect(all[0]?.column).toBe('<header>'.length + 1);
});

test.each([
  ['a language', '<a href="/">DE</a>', 'Deutsche Eiche'],
  ['initials in a list of links', '<ul><li><a href="/">WH</a></li><li><a href="/a">A</a></li></ul>'],
  ['a word of the name in a row of links', '<div><a href="/">Holm</a><a href="/a">Laden</a></div>'],
  ['initials that lead to a page', '<a href="/kurse">WH</a>'],
  ['other initials', '<a href="/" class="text-3xl">XY</a>'],
  ['the way home', '<a class="brand" href="/">Home</a>'],
  ['a link beside the component', '<x-logo></x-logo><a class="brand" href="/">Magazin</a>'],
  ['a sentence in the place of the brand', '<a class="brand" href="/">Jetzt alle Stoffe im Laden ansehen</a>'],
  ['an icon', '<x-logo></x-logo><a href="/"><svg class="icon" width="20"><path d="M0 0"/></svg></a>'],
])('leaves %s alone', (_name, header, name?: string) => {
  expect(found(header, name)).toEqual([]);
});

test('a monogram may stand before the name', () => {
  const [finding] = found('<p class="site-title"><em>S</em>|<em>M</em> Sara Moss</p>', 'Sara Moss Photography');
  expect(finding?.outcome).toBe('violation');
  expect(found('<p class="claim">X|Y Sara Moss</p>', 'Sara Moss Photography')).toEqual([]);
});

test('a loading screen shows the brand, and a file is called by the name of the logo’s', () => {
  const shown = (code: string) =>
    lint(code, manifestOf('Weberei Holm')).filter(({ rule }) => rule === 'no-static-logo');
  expect(shown('<div id="preloader"><img src="/t/spin.gif" alt="Weberei Holm"></div>')).toHaveLength(1);
  expect(shown('<div id="photo"><img src="/t/spin.gif" alt="Weberei Holm"></div>')).toEqual([]);
  expect(shown('<footer><img src="/x/holm-mark.svg" alt="Holm"></footer>')).toHaveLength(1);
  expect(shown('<footer><img src="/x/hulm-mark.svg" alt="Holm Partner"></footer>')).toEqual([]);
});

test('a name in another script stands in Latin letters beside it, or without its kind', () => {
  const site = (name: string) =>
    buildManifest(
      parseSite({
        site: { name, description: '', url: 'https://shanlan-tea.example', language: 'zh-TW' },
        theme: { name: 'T', version: '1.0.0' },
      }),
    );
  const shown = (text: string, name: string) =>
    lint(`<header><a href="/">${text}</a></header><main><h1>A</h1></main>`, site(name)).filter(
      ({ rule }) => rule === 'no-static-logo',
    );
  expect(shown('山嵐<small>SHAN LAN TEA</small>', '山嵐茶行')).toHaveLength(1);
  expect(shown('山嵐<small>SPRING SALE</small>', '山嵐茶行')).toEqual([]);
  expect(shown('🌴 גן הדקל', 'מרפאת גן הדקל')).toHaveLength(1);
  expect(shown('🌴 גן ירק', 'מרפאת גן הדקל')).toEqual([]);
});

test('an image that has the site’s name and is called a logo is the logo, in whatever colour', () => {
  const shown = (alt: string) =>
    lint(`<footer><img src="/x/logo-putih.png" alt="${alt}"></footer>`, manifestOf('Weberei Holm')).filter(
      ({ rule }) => rule === 'no-static-logo',
    );
  expect(shown('Weberei Holm')).toHaveLength(1);
  expect(shown('Weberei Putih')).toEqual([]);
});

test('one fix replaces a drawing and the name beside it', () => {
  const code =
    '<header><div class="logo"><svg viewBox="0 0 9 9"><circle r="4"/></svg><span>Weberei Holm</span></div></header>';
  const [finding, ...more] = lint(code, manifestOf('Weberei Holm')).filter(({ rule }) => rule === 'no-static-logo');
  expect(more).toEqual([]);
  const edits = finding?.fix?.edits ?? [];
  expect(Math.max(...edits.map(({ end }) => end))).toBeGreaterThanOrEqual(code.indexOf('</div>'));
});
