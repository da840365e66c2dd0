import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'it' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: { url: '/media/luna.svg' } } },
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';

const LINK = '<a href="tel:+39 06 1234 5678">+39 06 1234 5678</a>';
/** A number in a paragraph of a class, on a page with a style sheet. */
const BAR = { with: (css: string) => `<style>${css}</style><p class="bar">Call ${NUMBER} now</p>` };

/** How safe the fixes of a canvas are. */
function safety(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) => fix?.safety);
}

describe('a new element is safe unless the page itself may lay it out', () => {
  test.each([
    ['a class that lays out', `<style>.bar{display:flex}</style><p class="bar">Call ${NUMBER} now</p>`],
    ['an id that does', `<style>#bar{display:grid}</style><p id="bar">Call ${NUMBER} now</p>`],
    ['a tag that does', `<style>dd{display:grid}</style><dl><dd>${NUMBER}</dd></dl>`],
    ['a rule for screens', `<style>@media all{p{display:inline-flex}}</style><p>${NUMBER}</p>`],
    ['a rule for the new element', `<style>p span{display:none}</style><p>Call ${NUMBER}</p>`],
    ['a rule for children', `<style>p > *{color:red}</style><p>Call ${NUMBER}</p>`],
    ['a rule for places', `<style>p :first-child{color:red}</style><p>Call ${NUMBER}</p>`],
    ['a rule behind a charset', BAR.with('@charset "utf-8";.bar{display:flex}')],
    ['a rule behind an order of layers', BAR.with('@layer a,b;.bar{display:flex}')],
    ['a rule behind a namespace', BAR.with('@namespace url(x);.bar{display:flex}')],
    ['a rule behind an address with a quote', BAR.with('.x{background:url(a"b)}.bar{display:flex}')],
    ['a rule behind an address like a comment', BAR.with('.x{background:url(//x/*.png)}.bar{display:flex}')],
    ['a rule behind one of HTML comments', BAR.with('<!-- .bar{display:flex} -->')],
    ['a condition in a rule', BAR.with('.bar{color:red;@media all{display:flex}}')],
    ['a declaration behind a rule in a rule', BAR.with('.bar{b{color:red}display:flex}')],
    ['a declaration behind a value in braces', BAR.with('.bar{--x:{};display:flex}')],
    ['a rule that is left open', BAR.with('.bar{display:flex')],
    ['a condition that is left open', BAR.with('@media all{.bar{display:flex')],
    ['a scope', BAR.with('@scope (.bar){display:flex}')],
    ['a step of an animation', BAR.with('@keyframes in{to{display:flex}}.bar{animation:in 1s both}')],
    ['an escaped property', BAR.with('.bar{dis\\70lay:flex}')],
    ['an escaped class', BAR.with('.b\\61 r{display:flex}')],
    ['an escaped attribute', `<style>[h\\72 ef^="tel:+39 06"]{color:red}</style>${LINK}`],
    ['an attribute with blanks', BAR.with('p[class = "bar"]{display:flex}')],
    ['a class that is not in ASCII', BAR.with('.größe{display:flex}').replace('bar', 'größe')],
    ['all properties at once', BAR.with('.bar{all:unset}')],
    ['a style sheet in SVG', BAR.with('').replace('<p', '<svg><style>.bar{display:flex}</style></svg><p')],
    ['a margin of one browser', BAR.with('p span{-webkit-margin-start:3px}')],
    ['a padding of one browser', BAR.with('*{-webkit-padding-start:3px}')],
    ['a box of one browser', BAR.with('.bar{display:-webkit-box}')],
    ['how a box of one browser stands', BAR.with('.bar{-webkit-box-orient:vertical}')],
    ['an escape in a style', `<p style="disp\\6c ay:flex">Call ${NUMBER}</p>`],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    ['no style sheet', `<p>Call ${NUMBER} now</p>`],
    ['a reset', `<style>*{box-sizing:border-box;margin:0}</style><p>Call ${NUMBER}</p>`],
    ['a reset by one browser', BAR.with('*{-webkit-margin-start:0;-webkit-padding-after:0px}')],
    ['what only one browser has', BAR.with('*{-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}')],
    [
      'how browsers smooth letters',
      BAR.with('*{-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}'),
    ],
    ['a rule for others behind statements', BAR.with('@charset "utf-8";@layer a;.hero{display:flex}')],
    ['a font', BAR.with('@font-face{font-family:X;src:url(x.woff2)}')],
    ['an animation that lays nothing out', BAR.with('@keyframes in{from{opacity:0}to{opacity:1}}')],
    ['a layout in a comment', BAR.with('/*.bar{display:flex}*/')],
    ['a layout in quotes', BAR.with('.x{content:".bar{display:flex}"}')],
    ['rules for others', `<style>.hero{display:flex}a:hover{color:red}/* span{} */</style><p>Call ${NUMBER}</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('no fix is safe', () => {
  test.each([
    ['on a piece of a number', '<p>We have <a href="tel:+390612345678">39</a> rooms</p>'],
    ['on an extension', '<p>Switchboard, ext. <a href="tel:+390612345678">5678</a></p>'],
    ['on a sign', '<p>Ring us <a href="tel:+390612345678">•</a></p>'],
    ['that gives a decoration a name', '<p><img src="/media/luna.svg" alt=""> Trattoria Luna</p>'],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });
});

describe('a mail address in another address is none', () => {
  test.each([
    'https://x.example/?u=ciao@luna.example',
    'git clone ciao@luna.example:repo.git',
    '@ciao@luna.example',
    'xmpp:ciao@luna.example',
  ])('%s', (text) => {
    expect(lint(`<p>${text}</p>`, manifest, { rules: { 'logo-required': 'off' } })).toEqual([]);
  });

  test('negative control: one behind a word is', () => {
    expect(safety('<p>Mail:ciao@luna.example.</p>')).toEqual(['safe']);
  });
});
