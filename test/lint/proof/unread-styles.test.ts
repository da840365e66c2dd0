import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'it' },
    theme: { name: 'Plain', version: '1.0.0' },
    menus: {
      locations: { footer: { label: 'Footer', menu: 'footer' } },
      definitions: {
        footer: {
          name: 'Footer',
          items: [
            { label: 'Privacy', url: '/privacy/' },
            { label: 'Cookies', url: '/cookies/' },
          ],
        },
      },
    },
    contacts: { phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' } },
  }),
);

const NUMBER = '+39 06 1234 5678';
const LINK = `<a href="tel:+390612345678">${NUMBER}</a>`;
const ITEMS = ['<a href="/privacy/">Privacy</a>', '<a href="/cookies/">Cookies</a>'];
const listOf = (between: string) =>
  `<footer><nav><ul>${ITEMS.map((item) => `<li class="menu-item">${item}</li>`).join(between)}</ul></nav></footer>`;

/** How safe the fixes of a canvas are, and why not. */
function fixesOf(canvas: string) {
  const findings = lint(canvas, manifest, { rules: { 'logo-required': 'off' } });
  return findings.flatMap(({ fix }) => (fix ? [{ safety: fix.safety, description: fix.description }] : []));
}

const SHEETS = [
  '<link rel="stylesheet" href="/theme.css">',
  '<link href=/theme.css rel="preload StyleSheet">',
  '<style>@import "/theme.css";</style>',
  '<style>@\\69mport "/theme.css";</style>',
  '<link rel="preload" as="style" href="/theme.css" onload="this.rel=\'stylesheet\'">',
  '<noscript><link rel="stylesheet" href="/theme.css"></noscript>',
  '<script src="https://cdn.tailwindcss.example/3.4.1"></script>',
  '<script>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet"}))</script>',
  '<script>const style=document.createElement("style");document.head.append(style)</script>',
  '<script>document.adoptedStyleSheets=[sheet]</script>',
  '<script>document.write(text)</script>',
  '<script>document.querySelector(".said").style.cssText=text</script>',
  '<script>bar.setAttribute("style", text)</script>',
];

/** What a sheet that nobody reads may lay out: canvas, and a part of the reason. */
const TOLD_APART: [what: string, canvas: string, reason: string][] = [
  ['blanks between items of a line', listOf('\n'), 'would change, and a style sheet'],
  ['a link without a class', `<p>Call ${LINK}</p>`, 'may ask for links without one'],
  ['a part of what has a class', `<p class="said">Call ${NUMBER} now</p>`, 'is not read may lay it out there'],
  [
    'the first class of an icon',
    `<p>Call ${LINK.replace('<a', '<a class="icon-phone big"')}</p>`,
    'would not come first',
  ],
];

describe.each(SHEETS)('a style sheet that is not read may tell: %s', (sheet) => {
  test.each(TOLD_APART)('%s', (_what, canvas, reason) => {
    const fixes = fixesOf(sheet + canvas);
    expect(fixes.map(({ safety }) => safety)).toEqual(['unsafe']);
    expect(fixes[0]?.description).toContain(reason);
  });

  test.each([
    ['items without blanks', listOf('')],
    ['items without a class, which the component has then none of', listOf('').replaceAll(' class="menu-item"', '')],
    ['a link with a class', `<p>Call ${LINK.replace('<a', '<a class="call"')}</p>`],
    ['the whole of what has a class', `<p class="said"> ${NUMBER} </p>`],
    ['a part of what has none', `<p>Call ${NUMBER} now</p>`],
  ])('negative control: %s', (_what, canvas) => {
    expect(fixesOf(sheet + canvas).map(({ safety }) => safety)).toEqual(['safe']);
  });
});

test.each([
  ['none', ''],
  ['an icon', '<link rel="icon" href="/a.png">'],
  ['a script that is no builder of styles', '<script src="/app.js"></script><script>let a = document.title</script>'],
  ['a script that sets an attribute', '<script>bar.setAttribute("title", text)</script>'],
  ['data', '<script type="application/ld+json">{"name": "stylesheet"}</script>'],
  ['one of its own', '<style>p{color:red}</style>'],
])('negative control: with no such sheet, but %s', (_what, head) => {
  expect(fixesOf(`${head}<p>Call ${LINK}</p>`).map(({ safety }) => safety)).toEqual(['safe']);
});
