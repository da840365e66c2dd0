import { expect, test } from 'vitest';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { lint } from '../../../../src/lint/index.js';

const found = (code: string) =>
  lint(code, exampleManifest()).flatMap(({ rule, evidence }) =>
    rule === 'no-invented-menu' ? [(evidence as { role: string }).role] : [],
  );
const nav = (label: string) =>
  `<nav aria-label="${label}"><ul><li><a href="/pricing">Pricing</a></li><li><a href="/careers">Careers</a></li><li><a href="/blog">Blog</a></li></ul></nav>`;
const MAIN = '<main><h1>Bread</h1><p>Text.</p></main>';

test.each([
  ['a section at the head', `<section>${nav('Main')}</section>${MAIN}`, 'header'],
  ['a division at the head', `<div><div>${nav('Main navigation')}</div></div>${MAIN}`, 'header'],
  [
    'a section before a section',
    `<section>${nav('Hauptnavigation')}</section><section><h1>Brot</h1></section>`,
    'header',
  ],
  ['another language', `<section>${nav('メインメニュー')}</section>${MAIN}`, 'header'],
  ['a section at the foot', `${MAIN}<section>${nav('Footer')}<p>© 2026</p></section>`, 'footer'],
  ['a division at the foot', `${MAIN}<div>${nav('Footer')}</div>`, 'footer'],
  ['a division at the foot by its copyright', `${MAIN}<div>${nav('Pages')}<p>© 2026</p></div>`, 'footer'],
])('finds labelled navigation in %s', (_what, code, role) => {
  expect(found(code)).toEqual([role]);
});

test.each([
  ['topics in a section at the head', `<section>${nav('Topics')}</section>${MAIN}`],
  ['a label of something else', `<section>${nav('Main ingredients')}</section>${MAIN}`],
  [
    'a section between others',
    `<section><h1>Bread</h1></section><section>${nav('Main')}</section><section><h2>x</h2></section>`,
  ],
  ['a section of the content', `<main><h1>Bread</h1><section>${nav('Main')}</section></main>`],
  ['an article', `<article>${nav('Main')}<h2>Rye</h2></article>`],
])('leaves %s alone', (_what, code) => {
  expect(found(code)).toEqual([]);
});
