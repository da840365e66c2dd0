import { expect, test } from 'vitest';
import { buildManifest } from '../../../../src/index.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';
import { readSite } from '../../../support/sites.js';

const manifest = buildManifest(readSite('small-business'));
const mended = (source: string) => {
  const found = lint(source, manifest).filter(({ rule }) => rule === 'logo-required');
  return applyFixes(source, found, { unsafe: true }).output;
};
const MENU = '<x-menu location="topic"></x-menu>';

test.each([
  ['a letter and a name', '<a href="/" class="brd"><span>R</span> Rayhan Health</a>'],
  ['a name alone', '<a href="/" class="brd">Acme Cloud</a>'],
])('the logo goes in place of a brand that is none of the site: %s', (_what, link) => {
  expect(mended(`<header>${link}${MENU}</header>`)).toBe(`<header><x-logo class="brd"></x-logo>${MENU}</header>`);
});

test.each([
  ['a link that says where it goes', '<a href="/">Home</a>'],
  ['one to another page', '<a href="/eventi/">Eventi</a>'],
  ['one of a menu', '<nav><a href="/">Acme</a><a href="/eventi/">Eventi</a></nav>'],
  ['a sentence', '<a href="/">We are open every day of the week</a>'],
])('and beside what is no brand: %s', (_what, link) => {
  expect(mended(`<header>${link}${MENU}</header>`)).toBe(`<header><x-logo></x-logo>${link}${MENU}</header>`);
});
