import { expect, test } from 'vitest';
import { exampleManifest } from '../../../src/lint/example/manifest.js';
import { lint } from '../../../src/lint/index.js';

const found = (code: string) => lint(code, exampleManifest()).filter(({ rule }) => rule === 'explicit-end-tag');
const OUTSIDE = /outside of the `(\w+)` that the component begins in/;

test.each([
  ['p', '<p><x-menu location="topic"></p>\n<ul>\n<li><a href="/">Home</a></li>\n</ul>\n<p></x-menu></p>'],
  ['p', '<p><x-social class="row"><br />\nSoon</p>\n<h2>More</h2>\n<p></x-social></p>'],
  ['div', '<div><x-logo></div></x-logo>'],
])('a component whose end tag a CMS has put outside of the `%s` is told so, and not closed at once', (host, code) => {
  expect(found(code).map(({ message, fix }) => [OUTSIDE.exec(message)?.[1], fix])).toEqual([[host, undefined]]);
});

test.each([
  '<p>Call <x-contact field="phone"> today.</p>',
  '<p><x-social></p><p><x-social></x-social></p>',
  '<p><x-logo/></p><p></x-logo></p>',
])('near miss: %s is closed where it stands', (code) => {
  expect(found(code).map(({ message, fix }) => [OUTSIDE.test(message), fix !== undefined])).toEqual([[false, true]]);
});

test('near miss: fallback content in one element is fine', () => {
  expect(found('<div><x-menu location="topic"><ul><li><a href="/">Home</a></li></ul></x-menu></div>')).toEqual([]);
});
