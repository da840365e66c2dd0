import { expect, test } from 'vitest';
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
])('a canvas is refused with `%s`', (source, code) => {
  expect(refusedMarkup(source).map((place) => [place.pointer, place.code])).toEqual([['/source', code]]);
});

test.each([
  '<style>a{}</style><svg><title>Logo</title></svg>',
  '<script type="application/ld+json">{}</script>',
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
