import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const { logos: _logos, ...imageless } = EXAMPLE_STATE;
const manifest = buildManifest(parseSite(imageless));
const nameless = buildManifest(parseSite({ ...imageless, site: { ...imageless.site, name: '...' } }));

const NAV = '<x-menu location="topic"></x-menu>';

/** The findings of the two rules on logos. */
function found(code: string, of = manifest) {
  return lint(code, of).filter(({ rule }) => rule === 'logo-required' || rule === 'no-static-logo');
}

describe('a site without an image', () => {
  test('needs its name in the header, which `x-logo` writes', () => {
    const code = `<header>${NAV}</header>`;
    const findings = found(code);
    expect(findings).toMatchObject([{ rule: 'logo-required', severity: 'warning', resource: '/resources/logos/text' }]);
    const { output } = applyFixes(code, findings, { unsafe: true });
    expect(output).toBe(`<header><x-logo></x-logo>${NAV}</header>`);
    expect(found(output)).toEqual([]);
  });

  test.each([
    ['an item', `<header><ul><li>Harbour Bakery</li></ul>${NAV}</header>`],
    ['a heading', `<header><h1>Harbour Bakery</h1>${NAV}</header>`],
    ['a line', `<header><p>Harbour Bakery</p>${NAV}</header>`],
    ['a link', `<header><a href="/">Harbour Bakery</a>${NAV}</header>`],
    ['an image', `<header><img src="/logo.png" alt="Harbour Bakery">${NAV}</header>`],
  ])('is told once where %s shows it by hand', (_what, code) => {
    expect(found(code).map(({ rule }) => rule)).toEqual(['no-static-logo']);
  });

  test('is offered no second name beside one by hand', () => {
    const code = `<header><h1>Harbour Bakery</h1>${NAV}</header>`;
    const { output } = applyFixes(code, found(code), { unsafe: true });
    expect(output).toBe(`<header><h1><x-logo></x-logo></h1>${NAV}</header>`);
    expect(found(output)).toEqual([]);
  });

  test.each([
    `<header><x-logo></x-logo>${NAV}</header>`,
    `<header><h1>Harbour Bakery</h1><p>Since 1982.</p></header>`,
    `<article><header><h2>Rye</h2><nav><a href="#a">A</a></nav></header></article>`,
    `<x-logo></x-logo><header>${NAV}</header>`,
    `<div class="header">${NAV}<section><h1>Harbour Bakery</h1></section></div>`,
  ])('is fine with %s', (code) => {
    expect(found(code)).toEqual([]);
  });

  test('that has no name either has nothing to show', () => {
    expect(found(`<header>${NAV}</header>`, nameless)).toEqual([]);
  });
});
