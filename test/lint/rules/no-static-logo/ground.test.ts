import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    site: { name: 'Quiet Harbour', description: '', url: 'https://quietharbour.example', language: 'en' },
    logos: { variants: { default: { url: '/media/quiet-harbour.svg', width: 160, height: 40 } } },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/quietharbour' }],
  }),
);

const MARK = '<a href="/"><img src="/images/logo.svg" alt="Quiet Harbour"></a>';
const MORE = '<p>Quiet Harbour is a magazine.</p><ul class="social"><li>News</li></ul>';

/** The elements that are told to be the logo, by their start tags. */
function logosIn(canvas: string): string[] {
  return lint(canvas, MANIFEST, { preset: 'agent' })
    .filter(({ rule }) => rule === 'no-static-logo')
    .map(({ start, fix }) => `${canvas.slice(start, canvas.indexOf('>', start) + 1)}${fix ? '' : ' without a fix'}`);
}

describe('a pattern behind the logo is none', () => {
  test.each([
    [
      'of a class',
      `<style>.brand{background:url("/assets/img/pattern.png")}</style><div class="brand">${MARK}${MORE}</div>`,
    ],
    ['of a style', `<footer style="background:url(/img/waves.jpg)">${MARK}${MORE}</footer>`],
    [
      'of the header',
      `<header style="background-image:url(/images/waves.png)"><div>${MARK}</div><nav><a href="/a">A</a></nav></header>`,
    ],
    [
      'in a style within it',
      `<footer class="site"><style>.site{background:#111 url('/img/linen.jpg') repeat}</style>${MARK}${MORE}</footer>`,
    ],
    [
      'of a photograph',
      `<style>.hero{background:url(/img/hero-photo.jpg)}</style><header class="hero">${MARK}<h1>Hello</h1></header>`,
    ],
  ])('%s', (_title, canvas) => {
    expect(logosIn(canvas)).toEqual(['<img src="/images/logo.svg" alt="Quiet Harbour">']);
  });

  test.each([
    [
      'in a link with the name',
      '<header><a class="logo" href="/" style="background:url(/img/logo.svg)">Quiet Harbour</a></header>',
    ],
    ['in an empty element', '<header><div class="logo" style="background:url(/img/quiet-harbour.svg)"></div></header>'],
  ])('negative control: a logo that is drawn as a background is one: %s', (_title, canvas) => {
    expect(logosIn(canvas)).toHaveLength(1);
  });
});
