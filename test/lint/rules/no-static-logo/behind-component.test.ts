import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lintAndFix } from '../../../../src/lint/converge.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Librería La Abubilla', description: '', url: 'https://laabubilla.example', language: 'es' },
    logos: { variants: { default: { url: '/media/abubilla.svg', alt: 'La Abubilla' } } },
  }),
);
const found = (canvas: string) => lint(canvas, site).filter(({ rule }) => rule === 'no-static-logo');
const header = (css: string, inner: string) => `<style>${css}</style><header>${inner}</header>`;

describe('a picture of a logo that a style rule draws on the component', () => {
  test.each([
    [
      '.hd-brand{display:block;background:url(/img/logo-abubilla-blanco.png);text-indent:-9999px}',
      '<x-logo class="hd-brand"></x-logo>',
      '.hd-brand{display:block;}',
    ],
    [
      '.a .bl__marca::before { content: url("/img/logo.svg"); color: red }',
      '<div class="a"><x-logo class="x bl__marca"></x-logo></div>',
      '.a .bl__marca::before { color: red }',
    ],
    ['.top{background-image:url(/media/abubilla-dark.svg)}', '<x-logo class="top"></x-logo>', '.top{}'],
    ['.k{font-size:0;background:url(/img/k9.png)}', '<x-logo class="k"></x-logo>', '.k{}'],
  ])('%s', (css, inner, after) => {
    const canvas = header(css, inner);
    const [finding, ...more] = found(canvas);
    expect(more).toEqual([]);
    expect(canvas.slice(finding?.start, finding?.end)).toMatch(/^(?:background|content)[^;]*\)$/);
    expect(finding?.fix?.safety).toBe('unsafe');
    expect(lintAndFix(canvas, site, {}, { unsafe: true }).output).toBe(header(after, inner));
  });
});

describe('near miss', () => {
  test.each([
    ['a texture', '.hd-brand{background:url(/img/paper.png)}', '<x-logo class="hd-brand"></x-logo>'],
    ['a class of something else', '.logo-row{background:url(/img/logo-abubilla.png)}', '<x-logo class="hd"></x-logo>'],
    ['what stands in the component’s box', '.hd img{background:url(/img/logo.png)}', '<x-logo class="hd"></x-logo>'],
    ['no picture', '.hd{text-indent:-9999px}', '<x-logo class="hd"></x-logo>'],
  ])('%s', (_what, css, inner) => {
    expect(found(header(css, inner))).toEqual([]);
  });
});

test('a drawing in the address itself, where it stands in place of the words', () => {
  const css = (more: string) => `.hd{background:url("data:image/svg+xml;utf8,<svg></svg>");${more}}`;
  expect(found(header(css('text-indent:-999px'), '<x-logo class="hd"></x-logo>'))).toHaveLength(1);
  expect(found(header(css('color:red'), '<x-logo class="hd"></x-logo>'))).toEqual([]);
});

test('a class that draws the picture is not carried over, and others are', () => {
  const canvas = header(
    '.bl__marca{background:url("/img/logo-abubilla-blanco.png")} .wide{width:9em}',
    '<a href="/" class="wide bl__marca">La Abubilla</a>',
  );
  const { output } = lintAndFix(canvas, site, {}, { unsafe: true });
  expect(output).toContain('<x-logo variant="default" class="wide"></x-logo>');
});
