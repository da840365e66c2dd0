import { expect, test } from 'vitest';
import type { PageBody } from '../../../src/server/site/kinds/page.js';
import { seedDocuments } from '../../../src/server/site/seed-documents.js';
import { refusedMarkup } from '../../../src/server/theme/refused-markup.js';
import { themeOf } from './theme-of.js';

test.each([
  ['<script>alert(1)</script>', 'refused-script'],
  ['<p>a</p>\n<img src=x onerror=alert(1)>', 'refused-handler'],
  ['<meta http-equiv="refresh" content="0;url=/a/">', 'refused-element'],
  ['<base href="https://evil.example/">', 'refused-element'],
  ['<template><b onclick="x()">a</b></template>', 'refused-handler'],
  ['<a href="java\nscript:alert(1)">a</a>', 'refused-script'],
  ['<iframe srcdoc="&lt;script&gt;"></iframe>', 'refused-attribute'],
  ['<select><meta http-equiv=refresh content="0;url=https://evil.example/"></select>', 'refused-element'],
  ['<noscript><meta http-equiv=refresh content="0;url=https://evil.example/"></noscript>', 'refused-element'],
  ['<template><meta name="robots" content="noindex"></template>', 'refused-element'],
  ['<noscript><select><base href="/x/"></select></noscript>', 'refused-element'],
  // Old parsers leave `<xmp>` out of a select, and read on into the comment; browsers of today end the text at `</xmp>`.
  ['<select><xmp><!--</xmp><meta http-equiv=refresh content="0;url=/x/"><!-- --></select>', 'refused-element'],
  ['<select><img src=x onerror=alert(1)></select>', 'refused-handler'],
  ['<link rel="stylesheet" href="/a.css">', 'refused-element'],
  ['<link href="/a.css" itemprop="url" rel="prefetch">', 'refused-element'],
  ['<link href="/a.css">', 'refused-element'],
  ['<meta itemprop="name" name="robots" content="noindex">', 'refused-element'],
  ['<meta charset="utf-7">', 'refused-element'],
  ['<title>Mine</title>', 'refused-element'],
  ['<svg><foreignObject><title>Mine</title></foreignObject></svg>', 'refused-element'],
  ['<table><frameset></table>', 'refused-element'],
  ['<body class="mine">', 'refused-element'],
  ['<html lang="xx">', 'refused-element'],
])('a canvas is refused with `%s`', (source, code) => {
  expect(refusedMarkup(source).map((place) => [place.pointer, place.code])).toEqual([['/source', code]]);
});

test.each([
  '<style>a{}</style><svg><title>Logo</title></svg>',
  '<div itemscope><meta itemprop="price" content="1"><link itemprop="url" href="/a/"></div>',
  '<select><option>a</option><optgroup label="b"><option>c</optgroup></select><noscript><p>a</p></noscript>',
  '<!-- <meta http-equiv=refresh> --><textarea><meta http-equiv=refresh></textarea><p title="<base>">a</p>',
  '<script type="application/ld+json">{}</script>',
  '<section><x-addon provider="provider_contact_form"></x-addon></section>',
  '<p>onclick= and javascript: in a text</p><x-logo></x-logo>',
  `${'<div>'.repeat(5000)}a`,
])('a canvas may have what is harmless: %#', (source) => {
  expect(refusedMarkup(source)).toEqual([]);
});

test('the API refuses it with the line', async () => {
  const { ask } = await themeOf();
  const source = '<p>a</p>\n<script>alert(1)</script>';
  const refused = await ask('POST', '/ai/pages', { path: '/a/', title: 'A', source });
  expect([refused.status, refused.json.errors[0].code]).toEqual([422, 'refused-script']);
  expect(refused.json.errors[0].message).toContain('(line 2)');
});

test.each([
  '<select><meta http-equiv=refresh content="0;url=/x/"></select>',
  '<noscript><link rel=preload></noscript>',
])('nothing of it is saved, whatever the tree makes of it: %s', async (markup) => {
  const { ask } = await themeOf();
  const source = `<footer>\n${markup}</footer>`;
  const first = { 'if-none-match': '*' };
  const canvas = await ask('PUT', '/ai/canvas?name=footer', { source, status: 'published' }, first);
  const page = await ask('POST', '/ai/pages', { path: '/a/', title: 'A', source: `<section>\n${markup}</section>` });
  for (const { status, json } of [canvas, page]) {
    expect([status, json.code, json.errors[0].code]).toEqual([422, 'validation-failed', 'refused-element']);
    expect(json.errors[0].message).toContain('(line 2)');
  }
});

test('what the site began with is refused nowhere: its forms, too', () => {
  const seeds = seedDocuments({ url: 'https://luna.example', now: new Date('2026-03-05') });
  const written = seeds.flatMap(({ kind, body }) =>
    kind === 'page' ? [(body as PageBody).published?.source ?? ''] : [],
  );
  expect(written.filter((each) => each.includes('<x-addon')).length).toBeGreaterThan(1);
  expect(written.flatMap(refusedMarkup)).toEqual([]);
});
