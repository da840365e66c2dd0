import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-menu');
const line = (and: string) =>
  `<p><a href="/a">What we do</a>, <a href="/b">what it costs</a>, <a href="/c">who we are</a> ${and} <a href="/d">where to find us</a></p>`;
const MAIN = '<main><h1>x</h1></main>';

test.each([
  `<header><x-logo></x-logo>${line('and')}</header>${MAIN}`,
  `<header><x-logo></x-logo>${line('und')}</header>${MAIN}`,
  `<header><x-logo></x-logo>${line('и')}</header>${MAIN}`,
  `<div class="masthead"><x-logo></x-logo>${line('and').replace('</p>', '')}<p>Office hours</div>${MAIN}`,
])('links with commas are navigation where the header says nothing else in their line: %s', (code) => {
  expect(found(code)).toHaveLength(1);
});

test.each([
  `<header><x-logo></x-logo></header><main><h1>x</h1>${line('and')}</main>`,
  `<header><x-logo></x-logo>${line('and').replace('<p>', '<p>Read ')}</header>${MAIN}`,
  `<header><x-logo></x-logo>${line('and').replace('</p>', ' first.</p>')}</header>${MAIN}`,
  `<header><h1>Farm accounts</h1>${line('and')}</header>`,
  `<main><article><header><h2>x</h2>${line('and')}</header></article></main>`,
  `<footer>${line('and')}</footer>`,
])('near miss: %s', (code) => {
  expect(found(code)).toEqual([]);
});
