import { describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import { proven, provenReplacement, replacement } from '../support.js';

const LEGAL =
  '<ul><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie/">Cookie</a></li><li><a href="/note-legali/">Note legali</a></li></ul>';
const INLINE = '<a href="/privacy">Privacy</a> <a href="/cookie/">Cookie</a> <a href="/note-legali/">Note legali</a>';
const MENU = '<x-menu location="utili"></x-menu>';
const LOGO = '<a href="/"><img src="/media/logo/osteria-corniolo.svg" alt="Osteria Corniolo"></a>';
/** With the file for a dark screen that the site has. */
const DARK_LOGO =
  '<a href="/"><picture><source srcset="/media/logo/osteria-corniolo-notte.svg" media="(prefers-color-scheme: dark)"><img src="/media/logo/osteria-corniolo.svg" alt="Osteria Corniolo"></picture></a>';
const PHONE = '<x-contact field="phone"></x-contact>';
const PLAIN_PHONE = '<x-contact field="phone" link="false"></x-contact>';

type Case = [title: string, source: string, from: string, to: string];

const SAFE: Case[] = [
  ['a list becomes its menu', `<footer><nav>${LEGAL}</nav></footer>`, LEGAL, MENU],
  ['a list in a nav', `<nav>${LEGAL}</nav>`, LEGAL, MENU],
  [
    'links with a host',
    `<nav>${LEGAL}</nav>`.replace('"/cookie/"', '"https://www.osteriacorniolo.example/cookie/index.html"'),
    LEGAL.replace('"/cookie/"', '"https://www.osteriacorniolo.example/cookie/index.html"'),
    MENU,
  ],
  [
    'a class that goes on',
    `<nav>${LEGAL.replace('<ul>', '<ul class="legal small">')}</nav>`,
    LEGAL.replace('<ul>', '<ul class="legal small">'),
    MENU.replace('"></', '" class="small legal"></'),
  ],
  ['a logo', `<header>${DARK_LOGO}</header>`, DARK_LOGO, '<x-logo></x-logo>'],
  [
    'a logo of the same size',
    `<header>${DARK_LOGO}</header>`.replace('.svg" alt="', '.svg" alt="Logo '),
    DARK_LOGO.replace('.svg" alt="', '.svg" alt="Logo '),
    '<x-logo></x-logo>',
  ],
  [
    'a number in national form',
    '<p>Tel <a href="tel:055-0123456">055 0123456</a>, sempre</p>',
    '<a href="tel:055-0123456">055 0123456</a>',
    PHONE,
  ],
  ['a number that is text', '<p>Tel +39 055 012 3456, sempre</p>', '+39 055 012 3456', PLAIN_PHONE],
  ['a number in an element with a style', '<p><b style="color:red">055 012 3456</b></p>', '055 012 3456', PLAIN_PHONE],
  [
    'a mail address in another case',
    '<p><a href="mailto:ciao@OsteriaCorniolo.example">ciao@osteriacorniolo.example</a></p>',
    '<a href="mailto:ciao@OsteriaCorniolo.example">ciao@osteriacorniolo.example</a>',
    '<x-contact field="email"></x-contact>',
  ],
  ['an end tag for a self-closed component', '<p>a <x-logo/> b</p>', '/>', '></x-logo>'],
  ['an unknown attribute', '<div><x-menu location="utili" columns="2"></x-menu></div>', ' columns="2"', ''],
  [
    'an unknown attribute in a paragraph that goes',
    '<p><x-menu location="utili" columns="2"></x-menu></p>',
    ' columns="2"',
    '',
  ],
  ['a link in a link', '<a href="/x"><x-logo link></x-logo></a>', ' link', ' link="false"'],
  ['a comment on a line of its own', '<p>a</p>\n  <!-- old -->\n<p>b</p>', '  <!-- old -->\n', ''],
  ['markup in fallback content that nobody sees', `<x-menu location="utili">${LEGAL}</x-menu>`, LEGAL, ''],
];

/** What is the same to read and does not look the same. */
const OTHER_LOOKS: [...Case, reason: string][] = [
  ['links that become a list', `<div>${INLINE}</div>`, INLINE, MENU, '`<nav>` would stand for `<a>`'],
  ['links in a nav that become a list', `<nav>${INLINE}</nav>`, INLINE, MENU, '`<ul>` would stand for `<a>`'],
  ['a list that a nav comes around', `<footer>${LEGAL}</footer>`, LEGAL, MENU, '`<nav>` would stand for `<ul>`'],
  [
    'a class that the page has elsewhere',
    `<style>.menu-item { float: left }</style><nav>${LEGAL}</nav>`,
    LEGAL,
    MENU,
    '`class="menu-item"` would be new, and the page may have looks for it',
  ],
  [
    'a class that the page may have elsewhere, written with an escape',
    `<style>.men\\75-item { float: left }</style><nav>${LEGAL}</nav>`,
    LEGAL,
    MENU,
    '`class="menu-item"` would be new, and the page may have looks for it',
  ],
  [
    'a class that goes with one around it',
    `<nav>${LEGAL.replace('<ul>', '<ul class="menu">')}</nav>`,
    LEGAL.replace('<ul>', '<ul class="menu">'),
    MENU.replace('"></', '" class="menu"></'),
    '`class="menu-item"` would be new, and the page may have looks for it',
  ],
  ...(
    [
      ['in a row', '<p class="d-flex">Tel ', '</p>'],
      ['in a grid', '<div style="gap: 1em; display: grid">Tel ', '</div>'],
      ['in a box with looks', '<div class="card">Tel ', '</div>'],
      ['in a part of the page', '<footer>Tel ', '</footer>'],
      ['in what is a cell of a row', '<div class="row"><b>', '</b></div>'],
    ] as const
  ).map(([title, open, close]): [...Case, string] => [
    `a text ${title}`,
    `${open}055 012 3456${close}`,
    '055 012 3456',
    PLAIN_PHONE,
    '`<span>` would be new, and style sheets may lay it out there',
  ]),
  [
    'a smaller file of the logo',
    `<header>${LOGO}</header>`.replace('.svg" alt="', '-300x80.svg?v=2" alt="Logo '),
    LOGO.replace('.svg" alt="', '-300x80.svg?v=2" alt="Logo '),
    '<x-logo></x-logo>',
    'it shows another file, `/media/logo/osteria-corniolo.svg` for `/media/logo/osteria-corniolo-300x80.svg?v=2`',
  ],
  [
    'a number that becomes a link',
    '<p>Tel 055 012 3456</p>',
    '055 012 3456',
    PHONE,
    '`<a>` would stand for `055 012 3456`',
  ],
  [
    'bold digits',
    '<p><a href="tel:+390550123456"><b>055</b> 012 3456</a></p>',
    '<a href="tel:+390550123456"><b>055</b> 012 3456</a>',
    PHONE,
    '`055 012 3456` would stand for `<b>`',
  ],
  [
    'a line break in an item',
    `<nav>${LEGAL.replace('Note legali', 'Note<br>legali')}</nav>`,
    LEGAL.replace('Note legali', 'Note<br>legali'),
    MENU,
    '`<br>` would be lost',
  ],
  [
    'separators',
    `<nav>${LEGAL.replaceAll('</li><li>', ' |</li><li>')}</nav>`,
    LEGAL.replaceAll('</li><li>', ' |</li><li>'),
    MENU,
    '`|` would be lost',
  ],
  ...(
    [
      ['the class of an item', '<li>', '<li class="nav-item">', '`class="nav-item"` of `<li>` would be lost'],
      ['the class of a link', '<a ', '<a class="nav-link" ', '`class="nav-link"` of `<a>` would be lost'],
      ['the window of a link', '<a ', '<a target="_blank" ', '`target="_blank"` of `<a>` would be lost'],
      ['what a link is to search engines', '<a ', '<a rel="nofollow" ', '`rel="nofollow"` of `<a>` would be lost'],
      ['microdata', '<a ', '<a itemprop="url" ', '`itemprop="url"` would be lost'],
    ] as const
  ).map(([title, plain, own, reason]): [...Case, string] => {
    const menu = LEGAL.replace(plain, own);
    return [title, `<nav>${menu}</nav>`, menu, MENU, reason];
  }),
  ...(
    [
      ['the class of an image', 'class="img-fluid"'],
      ['the height of an image', 'height="40"'],
      ['the size of an image', 'sizes="10vw"'],
    ] as const
  ).map(([title, own]): [...Case, string] => {
    const logo = LOGO.replace('<img', `<img ${own}`);
    return [title, `<header>${logo}</header>`, logo, '<x-logo></x-logo>', `\`${own}\` of \`<img>\` would be lost`];
  }),
];

const UNSAFE: [...Case, reason: string][] = [
  [
    'another menu',
    `<div>${LEGAL}</div>`,
    LEGAL,
    '<x-menu location="footer"></x-menu>',
    "the links are not the same: `https://osteriacorniolo.example/privacy` becomes `https://osteriacorniolo.example/il-ristorante`; the author's text would be lost or moved: `privacy`",
  ],
  [
    'an item more',
    `<div>${LEGAL}</div>`.replace('</ul>', '<li><a href="/x">X</a></li></ul>'),
    LEGAL.replace('</ul>', '<li><a href="/x">X</a></li></ul>'),
    MENU,
    "it takes from the links: `https://osteriacorniolo.example/x`; the author's text would be lost or moved: `x`",
  ],
  [
    'an item fewer',
    `<div>${LEGAL}</div>`.replace('<li><a href="/note-legali/">Note legali</a></li>', ''),
    LEGAL.replace('<li><a href="/note-legali/">Note legali</a></li>', ''),
    MENU,
    'it adds to the links: `https://osteriacorniolo.example/note-legali`',
  ],
  [
    'an address that depends on the page',
    `<nav>${LEGAL}</nav>`.replace('"/cookie/"', '"cookie/"'),
    LEGAL.replace('"/cookie/"', '"cookie/"'),
    MENU,
    'the links are not the same: `cookie/` becomes `https://osteriacorniolo.example/cookie`, and where a relative address leads depends on the page that it is on',
  ],
  [
    'a page with a base of its own',
    `<base href="https://other.example/"><p>${LOGO.replace('"/"', '"https://osteriacorniolo.example/cookie/"')}</p>`,
    LOGO.replace('"/"', '"https://osteriacorniolo.example/cookie/"'),
    '<a href="/cookie/"><x-logo></x-logo></a>',
    'the links are not the same: `https://osteriacorniolo.example/cookie` becomes `/cookie/`; it adds `href="/cookie/"`',
  ],
  [
    'other words for an item',
    `<div>${LEGAL}</div>`.replace('>Cookie<', '>Biscotti<'),
    LEGAL.replace('>Cookie<', '>Biscotti<'),
    MENU,
    "the author's text would be lost or moved: `biscotti`",
  ],
  [
    'a block in a paragraph with text',
    `<p>Legal: ${INLINE}</p>`,
    INLINE,
    MENU,
    'its markup does not fit where it would stand',
  ],
  ['a block alone in a paragraph', `<p>${INLINE}</p>`, INLINE, MENU, 'it would change what is shown around it'],
  [
    'a menu in a link',
    `<a href="/x"><b>Privacy</b></a>`,
    '<b>Privacy</b>',
    MENU,
    'it adds `cookie`; `<nav>` would stand for `<b>`',
  ],
  [
    'a class that is lost',
    `<div>${LOGO.replace('<a', '<a class="brand"')}</div>`,
    LOGO.replace('<a', '<a class="brand"'),
    '<x-logo></x-logo>',
    '`class="brand"` would be lost',
  ],
  [
    'an id that a script may know',
    `<div>${LEGAL.replace('<ul>', '<ul id="menu">')}</div>`,
    LEGAL.replace('<ul>', '<ul id="menu">'),
    MENU,
    '`id="menu"` would be lost; `<nav>` would stand for `<ul>`',
  ],
  [
    'data of a script',
    `<div>${LEGAL.replace('<ul>', '<ul data-open>')}</div>`,
    LEGAL.replace('<ul>', '<ul data-open>'),
    MENU,
    '`data-open=""` would be lost; `<nav>` would stand for `<ul>`',
  ],
  [
    'a handler',
    `<div>${LEGAL.replace('<li>', '<li onclick="go()">')}</div>`,
    LEGAL.replace('<li>', '<li onclick="go()">'),
    MENU,
    '`onclick="go()"` would be lost; `<nav>` would stand for `<ul>`',
  ],
  [
    'a style',
    `<div>${LEGAL.replace('<ul>', '<ul style="color:red">')}</div>`,
    LEGAL.replace('<ul>', '<ul style="color:red">'),
    MENU,
    '`style="color:red"` would be lost; `<nav>` would stand for `<ul>`',
  ],
  [
    'a script',
    `<div>${LEGAL.replace('</ul>', '<script>go()</script></ul>')}</div>`,
    LEGAL.replace('</ul>', '<script>go()</script></ul>'),
    MENU,
    '`<script>` would be lost; `<nav>` would stand for `<ul>`',
  ],
  [
    'an icon of a font',
    '<p><a href="tel:+390550123456"><i class="fa fa-phone"></i> 055 012 3456</a></p>',
    '<a href="tel:+390550123456"><i class="fa fa-phone"></i> 055 012 3456</a>',
    PHONE,
    '`<i class="fa fa-phone"></i>` would be lost; it joins words that stand apart',
  ],
  [
    'a drawing',
    '<p><a href="tel:+390550123456"><svg><path d="M0"/></svg> 055 012 3456</a></p>',
    '<a href="tel:+390550123456"><svg><path d="M0"/></svg> 055 012 3456</a>',
    PHONE,
    '`<svg>` would be lost; `d="M0"` would be lost; it joins words that stand apart',
  ],
  [
    'another image',
    `<div>${LOGO}</div>`.replace('corniolo.svg', 'partner.svg'),
    LOGO.replace('corniolo.svg', 'partner.svg'),
    '<x-logo></x-logo>',
    'the images are not the same: `https://osteriacorniolo.example/media/logo/osteria-partner.svg` becomes `https://osteriacorniolo.example/media/logo/osteria-corniolo.svg`',
  ],
  ['a heading', `<header><h1>${LOGO}</h1></header>`, `<h1>${LOGO}</h1>`, '<x-logo></x-logo>', '`<h1>` would be lost'],
  [
    'another number',
    '<p>Tel <a href="tel:+390550123456">055 012 3457</a></p>',
    '<a href="tel:+390550123456">055 012 3457</a>',
    PHONE,
    '`tel:+390550123457` would be lost',
  ],
  [
    'an extension',
    '<p>Tel 055 012 3456 int. 7</p>',
    '055 012 3456 int. 7',
    PHONE,
    "the author's text would be lost or moved: `int`",
  ],
  [
    'words around a number',
    '<p><b>Chiama 055 012 3456</b></p>',
    '<b>Chiama 055 012 3456</b>',
    PHONE,
    "the author's text would be lost or moved: `chiama`",
  ],
  [
    'a form',
    '<div><form><input name="email"></form></div>',
    '<form><input name="email"></form>',
    '<x-addon provider="provider_newsletter_form"></x-addon>',
    'the markup of the form is known to the server alone, so nothing shows that it is the same',
  ],
  ['a guess at a location', '<x-menu location="utilii"></x-menu>', 'utilii', 'utili', 'it changes what visitors see'],
  [
    'a location without a menu',
    `<div>${LEGAL}</div>`,
    LEGAL,
    '<x-menu location="naviga"></x-menu>',
    '`x-menu` shows nothing there',
  ],
  ['another variant', '<x-logo variant="footr"></x-logo>', 'footr', 'footer', 'it changes what visitors see'],
  [
    'a component in a script',
    '<script>let logo = "x"</script>',
    'x',
    '<x-logo>',
    'what it replaces is not a whole element where it stands',
  ],
  [
    'a list that ends a paragraph',
    `<p>Legal: ${LEGAL}`,
    LEGAL,
    MENU,
    'what it replaces ends an element before it, which has no end tag',
  ],
  [
    'links in formatting that is left open',
    `<p><b>a<form>${INLINE}</form>b`,
    INLINE,
    MENU,
    'it stands in formatting that is not closed in order',
  ],
  ['half an element', '<div><b>a</b> b</div>', 'a</b>', '</b>', 'it changes an element without replacing it'],
  [
    'a start tag whose element goes on',
    '<p>055 012 3456 <u>b</u>',
    '<p>055 012 3456',
    PHONE,
    'it changes an element without replacing it',
  ],
  [
    'an end tag that ends another',
    `<div><section>${LEGAL}</section></div>`,
    LEGAL,
    `${MENU}</section>`,
    'its markup does not fit where it would stand',
  ],
  [
    'a start tag without an end',
    `<div>${LEGAL}</div>`,
    LEGAL,
    `<b>${MENU}`,
    'its markup does not fit where it would stand',
  ],
  [
    'an attribute of another element',
    '<p class="a">b</p>',
    ' class="a"',
    ' onclick="go()"',
    'it changes an element without replacing it',
  ],
  ['a new text', '<p>b</p>', 'b', 'b c', 'it adds `c`'],
  [
    'blanks between words',
    '<p>a <b> b </b>c</p>',
    '<b> b </b>',
    'b',
    'it joins words that stand apart; `b` would stand for `<b>`',
  ],
  [
    'a comment that is code',
    '<div><!--#include file="menu.html" --></div>',
    '<!--#include file="menu.html" -->',
    '',
    '`<!--#include file="menu.html" -->` would be lost',
  ],
  [
    'a doctype',
    '<!doctype html><p>a</p>',
    '<!doctype html>',
    '',
    'what it replaces is not a whole element where it stands',
  ],
  [
    'a menu directly in a table',
    '<table><tr><td>a</td></tr></table>',
    '<td>a</td>',
    MENU,
    'its markup does not fit where it would stand',
  ],
];

describe('a fix is safe', () => {
  test.each(SAFE)('%s', (_title, source, from, to) => {
    const fix = provenReplacement(source, from, to);
    expect(fix?.description).toBe('Mend it');
    expect(fix?.safety).toBe('safe');
    expect(fix?.proof).toMatchObject({ outside: 'unchanged' });
  });
});

describe('a fix is a suggestion, with its reason', () => {
  test.each([...UNSAFE, ...OTHER_LOOKS])('%s', (_title, source, from, to, reason) => {
    const fix = provenReplacement(source, from, to);
    expect(fix?.description).toBe(`Mend it (not proven to be safe: ${reason})`);
    expect(fix?.safety).toBe('unsafe');
    expect(fix?.proof).toBeUndefined();
  });
});

describe('fixes of one page', () => {
  test('are judged each for itself', () => {
    const source = `<nav>${LEGAL}</nav><header>${LOGO}</header><p>Tel 055 012 3456</p>`;
    const groups = [
      [replacement(source, LEGAL, MENU)],
      [replacement(source, LOGO, '<x-logo variant="footer"></x-logo>')],
      [replacement(source, '055 012 3456', PLAIN_PHONE)],
    ];
    expect(proven(source, groups).map((fix) => fix?.safety)).toEqual(['safe', 'unsafe', 'safe']);
  });

  test('in one place are proven one by one, and then in one', () => {
    const source = '<p><x-logo a b c></x-logo></p>';
    const groups = [' a', ' b', ' c'].map((text) => [replacement(source, text, '')]);
    expect(proven(source, groups).map((fix) => fix?.safety)).toEqual(['safe', 'safe', 'safe']);
    expect(edited(source, groups.flat())).toBe('<p><x-logo></x-logo></p>');
  });

  test('that are safe alone but not together: the first stays safe', () => {
    const source = `<p><!-- a -->${MENU}<!-- b --></p>`;
    const groups = ['<!-- a -->', '<!-- b -->'].map((text) => [replacement(source, text, '')]);
    const [first, second] = proven(source, groups);
    expect(first?.safety).toBe('safe');
    expect(second?.description).toBe(
      'Mend it (not proven to be safe: it is not the same together with the other fixes)',
    );
    expect(proven(source, groups.slice(1)).map((fix) => fix?.safety)).toEqual(['safe']);
  });

  test('on a page that is too large once they are made are not proven', () => {
    const source = '<p>a</p>'.repeat(2);
    const text = '<x-logo></x-logo>'.repeat(10_001);
    const [fix] = proven(source, [[{ start: 8, end: 8, text }]]);
    expect(fix?.description).toBe(
      'Mend it (not proven to be safe: the page would be too large to render: Unexpected 10001 components in a canvas, expected at most 10000)',
    );
  });

  test('of more than a few batches are not proven', () => {
    const source = `<p>${'055 012 3456 e '.repeat(10)}</p>`;
    const starts = [...source.matchAll(/055 012 3456/g)].map(({ index }) => index);
    const fixes = proven(
      source,
      starts.map((start) => [{ start, end: start + 12, text: PLAIN_PHONE }]),
    );
    expect(fixes.map((fix) => fix?.safety)).toEqual([
      ...Array.from({ length: 8 }, () => 'safe'),
      ...Array.from({ length: 2 }, () => 'unsafe'),
    ]);
    expect(fixes.at(-1)?.description).toBe('Mend it (not proven to be safe: it overlaps other fixes)');
  });

  test('have edits in the order of the source', () => {
    const source = '<p><x-logo a b></x-logo></p>';
    const [fix] = proven(source, [[replacement(source, ' b', ''), replacement(source, ' a', '')]]);
    expect(fix).toEqual({
      safety: 'safe',
      description: 'Mend it',
      edits: [
        { start: 10, end: 12, text: '' },
        { start: 12, end: 14, text: '' },
      ],
      proof: { outside: 'unchanged', markup: 'equal' },
    });
  });

  test('in elements a thousand deep are not proven, and take no time', () => {
    const source = `${'<div>'.repeat(1000)}055 012 3456${'</div>'.repeat(1000)}`;
    const [fix] = proven(source, [[replacement(source, '055 012 3456', PHONE)]]);
    expect(fix?.description).toBe('Mend it (not proven to be safe: it stands too deep in other elements)');
  });
});

test('a proof is compact, plain JSON', () => {
  const source = `<header><p>${DARK_LOGO.replace('<a', '<a class="brand"')}</p></header>`;
  const fix = provenReplacement(source, DARK_LOGO.replace('<a', '<a class="brand"'), '<x-logo class="brand"></x-logo>');
  expect(JSON.parse(JSON.stringify(fix?.proof))).toEqual({
    outside: 'unchanged',
    markup: 'equivalent',
    links: ['//osteriacorniolo.example'],
    images: ['//osteriacorniolo.example/media/logo/osteria-corniolo.svg'],
    text: { kept: '', replaced: 'osteria corniolo' },
    classes: ['brand'],
  });
});

test('a fix behind a `select` that browsers read in two ways is not safe, whatever another fix would make of that', () => {
  const menu =
    '<ul><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie/">Cookie</a></li><li><a href="/note-legali/">Note legali</a></li></ul>';
  const [bold, plain] = ['<b>055 012 3456', '055 012 3456'];
  const source = `<nav>${menu}</nav><select><option>${bold}</select>${menu}`;
  const end = source.length;
  const groups = [
    [{ start: '<nav>'.length, end: '<nav>'.length + menu.length, text: '<x-menu location="utili"></x-menu>' }],
    [replacement(source, bold, plain)],
    [{ start: end - menu.length, end, text: '<x-menu location="utili"></x-menu>' }],
  ];
  const fixes = proven(source, groups);
  expect(fixes.map((fix) => fix?.safety)).toEqual(['safe', 'unsafe', 'unsafe']);
  expect(fixes[2]?.description).toContain('browsers read a `select` before it in two ways');
  const agreed = source.replace(bold, plain);
  expect(proven(agreed, [groups[0] ?? []]).map((fix) => fix?.safety)).toEqual(['safe']);
});

describe('an id of a form that goes', () => {
  const FORM = '<form id="news"><input name="email"><button>Join</button></form>';
  const reasonWith = (script: string) =>
    provenReplacement(`<div>${FORM}</div>${script}`, FORM, '<x-addon provider="provider_newsletter_form"></x-addon>')
      ?.description;

  test('is said to be used by a script', () => {
    expect(reasonWith("<script>document.getElementById('news').onsubmit = send</script>")).toBe(
      'Mend it (not proven to be safe: the markup of the form is known to the server alone, so nothing shows that it is the same; a script in the page uses `news`)',
    );
  });

  test.each(['', '<script>const news = 1</script>'])('is not spoken of, as no script names it: %s', (script) => {
    expect(reasonWith(script)).toMatch(/that it is the same\)$/);
  });
});

describe('an id that goes with what is replaced', () => {
  const link = LOGO.replace('<a', '<a id="brand"');
  const reasonWith = (script: string) =>
    provenReplacement(`<header>${link}</header>${script}`, link, '<x-logo></x-logo>')?.description;

  test.each([
    "<script>document.getElementById('brand').hidden = true</script>",
    '<script>const brand = $("#brand a")</script>',
    '<script type="module">const brand = `brand`</script>',
    '<button onclick="document.getElementById(\'brand\').hidden = true">x</button>',
    '<button @click="toggle(\'#brand\')">x</button>',
    '<b><i onmouseover="find(&quot;brand&quot;)">x</i></b>',
  ])('is said to be used by %s', (script) => {
    expect(reasonWith(script)).toBe(
      'Mend it (not proven to be safe: `id="brand"` would be lost; a script in the page uses `brand`)',
    );
  });

  test.each([
    '',
    '<script>const brand = 1</script>',
    '<script>$("#brand-name")</script>',
    '<p>#brand</p>',
    '<script type="application/ld+json">{"brand":"brand"}</script>',
    '<script type="importmap">{"imports":{"brand":"/a.js"}}</script>',
    '<p onclick="brands()">x</p>',
  ])('is only said to go, as no script names it: %s', (script) => {
    expect(reasonWith(script)).toBe('Mend it (not proven to be safe: `id="brand"` would be lost)');
  });
});
