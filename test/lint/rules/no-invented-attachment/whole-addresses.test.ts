import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Norrsken', description: 'Art', url: 'https://www.norrsken.example', language: 'sv' },
    theme: { name: 'T', version: '1.0.0' },
    attachments: [{ url: '/media/2026/is.jpg', title: 'Is' }],
  }),
);
const said = (code: string) =>
  lint(code, site)
    .filter(({ rule }) => rule === 'no-invented-attachment')
    .map(({ message }) => message);

const WHOLE = '`https://www.norrsken.example/media/2026/is.jpg`';

test.each([
  '<meta property="og:image" content="/media/2026/eld.jpg">',
  '<meta name="twitter:image" content="https://norrsken.example/media/2026/eld.jpg">',
  '<meta property="og:image" content="/media/2026/isen.jpg">',
  '<script type="application/ld+json">{"@type":"Store","name":"Norrsken","image":"/media/2026/eld.jpg"}</script>',
  '<script type="application/ld+json">{"@type":"Store","name":"Norrsken","image":{"@type":"ImageObject","url":"/media/2026/eld.jpg"}}</script>',
])('a listed picture is offered with its host where it is read elsewhere: %s', (code) => {
  expect(said(code)).toEqual([expect.stringContaining(WHOLE)]);
});

test.each(['<img src="/media/2026/eld.jpg" alt="">', '<style>.a{background:url(/media/2026/eld.jpg)}</style>'])(
  'near miss: as the site has it on the page: %s',
  (code) => {
    expect(said(code)).toEqual([expect.stringContaining('`/media/2026/is.jpg`')]);
  },
);

test('what a link would leave empty goes with it', () => {
  const link = '<a href="/media/prislista.pdf">Prislista</a>';
  expect(said(`<ul><li>${link}</li><li>Mer</li></ul>`)[0]).toContain('take it away with the `<li>` around it');
  expect(said(`<section>${link}<p>Mer</p></section>`)[0]).toMatch(/take it away$/);
});

test.each([
  ['a sentence', (link: string) => `<p>Ladda ner ${link} nu.</p>`],
  ['a sentence in a description', (link: string) => `<dl><dt>Gratis</dt><dd>Se vår <b>${link}</b>.</dd></dl>`],
  ['a label', (link: string) => `<p>Priser ${link}</p>`],
])('what is said of a link around it goes with it: %s', (_what, around) => {
  const code = around('<a href="/media/prislista.pdf">prislista (PDF)</a>');
  expect(said(code)[0]).toContain('take it away with its sentence, or its label and icon');
});

test.each([
  ['a link beside it', (link: string) => `<div><a href="/mer">Mer</a> ${link}</div>`],
  ['a paragraph before it', (link: string) => `<div><p>Ladda ner</p>${link}</div>`],
])('near miss: %s', (_what, around) => {
  const code = around('<a href="/media/prislista.pdf">prislista (PDF)</a>');
  expect(said(code)[0]).toMatch(/take it away$/);
});

test('under a text of its own no other picture is offered without one', () => {
  const image = (alt: string) => `<img src="/media/2026/eld.jpg" alt="${alt}">`;
  expect(said(image('Lägereld'))[0]).toContain('show a listed picture and change the `alt` to what that shows, or');
  expect(said(image(''))[0]).not.toContain('`alt`');
});
