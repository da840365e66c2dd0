import { describe, expect, test } from 'vitest';
import { MAX_CANVAS_LENGTH, MAX_INLAYS } from '../../../src/canvas/limits.js';
import { type Context, compile, InlayError, locate, render } from '../../../src/index.js';
import { readSite } from '../../support/sites.js';

const site = readSite('small-business');

/** The spans of the inlays, their form in front. */
function spans(source: string): string[] {
  return locate(source).map(({ form, start, end }) => `${form}: ${source.slice(start, end)}`);
}

/** The contexts that hold for the first inlay. */
function context(source: string): string[] {
  const [inlay] = locate(source);
  return Object.entries(inlay?.context ?? { missing: true }).flatMap(([name, holds]) => (holds ? [name] : []));
}

describe('the span of an inlay', () => {
  test.each([
    ['<x-logo></x-logo>', ['element: <x-logo></x-logo>']],
    ['<x-logo> a <b>c</b> </x-logo >', ['element: <x-logo> a <b>c</b> </x-logo >']],
    ['<x-logo/>a', ['self-closing: <x-logo/>']],
    ['<x-logo a=b />a', ['self-closing: <x-logo a=b />']],
    ['<x-logo a=b/>a', ['unclosed: <x-logo a=b/>']],
    ['<x-logo/>a</x-logo>', ['element: <x-logo/>a</x-logo>']],
    ['<div><x-logo>a</div></x-logo>', ['unclosed: <x-logo>']],
    ['<x-logo><div></x-logo></div>', ['unclosed: <x-logo>']],
    ['<x-menu><x-logo/></x-menu>', ['element: <x-menu><x-logo/></x-menu>', 'self-closing: <x-logo/>']],
    ['<x-logo><x-logo></x-logo>', ['unclosed: <x-logo>', 'element: <x-logo></x-logo>']],
    ['<X-LOGO></X-Logo>', ['element: <X-LOGO></X-Logo>']],
    ['<x-logo', []],
    ['<x-logo a="', []],
    ['<x-logos></x-logos><x-logo-x></x-logo-x>', []],
    ['\ufeff<x-logo>\r\n</x-logo>', ['element: <x-logo>\r\n</x-logo>']],
    ['\ufeff<!doctype html><x-logo></x-logo>', ['element: <x-logo></x-logo>']],
    ['😀<x-logo></x-logo>', ['element: <x-logo></x-logo>']],
    ['<table><tr><x-logo/><td>', ['self-closing: <x-logo/>']],
  ])('%j', (source, expected) => {
    expect(spans(source)).toEqual(expected);
  });

  test.each([
    ['<p><x-menu></x-menu></p>', ['element: <p><x-menu></x-menu></p>']],
    ['<p> <x-menu></x-menu>\n</p>a', ['element: <p> <x-menu></x-menu>\n</p>']],
    ['<p class="x"><x-menu/></p>', ['self-closing: <p class="x"><x-menu/></p>']],
    [
      '<p><x-menu></x-menu><br />\n<x-social/></p>',
      ['element: <p><x-menu></x-menu><br />', 'self-closing: <x-social/></p>'],
    ],
    ['<p><x-menu></x-menu><div></div>', ['element: <p><x-menu></x-menu>']],
    ['<p><x-menu><p></x-menu>', ['unclosed: <p><x-menu>']],
    ['<p>a<x-menu></x-menu></p>', ['element: <x-menu></x-menu>']],
    ['<p><x-menu></x-menu>&nbsp;</p>', ['element: <x-menu></x-menu>']],
    ['<p><x-menu></x-menu><!----></p>', ['element: <x-menu></x-menu>']],
    ['<p><b><x-menu></x-menu></b></p>', ['element: <x-menu></x-menu>']],
    ['<p><x-logo></x-logo></p>', ['element: <x-logo></x-logo>']],
    ['<p><x-menu></x-menu><x-logo/></p>', ['element: <x-menu></x-menu>', 'self-closing: <x-logo/>']],
    ['<p><x-contact field="address"></x-contact></p>', ['element: <x-contact field="address"></x-contact>']],
  ])('takes the paragraph along that holds nothing but block-level inlays: %j', (source, expected) => {
    expect(spans(source)).toEqual(expected);
  });
});

describe('the context of an inlay', () => {
  test.each<[string, (keyof Context)[]]>([
    ['<div><x-logo></x-logo></div>', []],
    ['<a href="/"><x-logo></x-logo></a>', ['anchor']],
    ['<a><p></a><x-logo></x-logo>', ['paragraph', 'phrasing']],
    ['<p><a>b</p><x-logo></x-logo>', ['anchor']],
    ['<nav><div><x-menu></x-menu></div></nav>', ['nav']],
    ['<p>a <x-menu></x-menu></p>', ['paragraph', 'phrasing']],
    ['<p><x-menu></x-menu></p>', []],
    ['<nav><p><x-menu></x-menu></p></nav>', ['nav']],
    ['<p><button><x-menu></x-menu>', ['button', 'phrasing']],
    ['<h2><x-logo></x-logo></h2>', ['heading', 'phrasing']],
    ['<span><a><x-logo></x-logo></a></span>', ['anchor', 'phrasing']],
    ['<address><x-contact></x-contact></address>', ['address']],
    ['<form><div><x-addon></x-addon></div></form>', ['form']],
    ['<form></form><x-addon></x-addon>', []],
    ['<table><form><tr><td><x-addon></x-addon>', ['form']],
    ['<form><x-contact/></form><x-addon></x-addon>', ['form']],
    ['<table><x-logo></x-logo></table>', ['table']],
    ['<tr><x-logo/><td>', ['table']],
    ['<tr><td><x-logo/>', []],
    ['<li><x-logo/>', []],
    ['<a><template><x-logo></x-logo></template></a>', ['template']],
    ['<svg><foreignObject><x-logo></x-logo></foreignObject></svg>', []],
    ['<p><svg><foreignObject><x-menu></x-menu>', []],
    ['<math><mtext><x-logo></x-logo></mtext></math>', ['phrasing']],
  ])('%j', (source, expected) => {
    expect(context(source)).toEqual(expected);
  });

  test('a component without an end tag does not draw what follows into its surroundings', () => {
    const inlays = locate('<div><form><x-contact field="email"/></form><x-addon provider="p"></x-addon></div>');
    expect(inlays.map(({ tag, context: { form } }) => [tag, form])).toEqual([
      ['x-contact', true],
      ['x-addon', false],
    ]);
  });
});

describe('attributes', () => {
  test('are as the standard tokenizes them', () => {
    const [inlay] = locate(`<x-logo A=1 a=2 b='x&amp;"' c=\r\n"1\r\n2" d e=f/g \0=\0 __proto__=x &lt;=y></x-logo>`);
    expect(Object.entries(inlay?.attributes ?? {})).toEqual([
      ['a', '1'],
      ['b', 'x&"'],
      ['c', '1\n2'],
      ['d', ''],
      ['e', 'f/g'],
      ['\ufffd', '\ufffd'],
      ['__proto__', 'x'],
      ['&lt;', 'y'],
    ]);
  });
});

describe('a canvas', () => {
  test.each('comment script style textarea title xmp iframe noembed noframes noscript select svg math'.split(' '))(
    'keeps a component in %s for itself',
    (place) => {
      const inner = '<x-logo></x-logo>';
      const source = place === 'comment' ? `<!--${inner}-->` : `<${place}>${inner}</${place}>`;
      expect(render(`<div>${source}</div>`, site)).toEqual({ html: `<div>${source}</div>`, report: { inlays: [] } });
    },
  );

  test('is compiled once for many renders', () => {
    const compiled = compile('<x-contact field="email"></x-contact>');
    expect(render(compiled, site)).toEqual(render(compiled.source, site));
    expect(render(compiled, readSite('bare')).html).toBe(compiled.source);
  });

  test('may nest 100,000 elements', () => {
    const source = `${'<div>'.repeat(100_000)}<x-contact field="email" link="no"></x-contact>${'</div>'.repeat(100_000)}`;
    const { html } = render(source, site);
    expect(html.slice(500_000, -600_000)).toMatch(/^<span class="x-contact x-contact--email">[^<]+<\/span>$/);
  });

  test('may nest 10,000 components', () => {
    const source = `${'<x-menu location="none">'.repeat(9_999)}<x-social></x-social>${'</x-menu>'.repeat(9_999)}`;
    const { report } = render(source, site);
    expect(report.inlays.filter(({ outcome }) => outcome === 'expanded')).toHaveLength(1);
  });

  test('that makes the parser repeat elements does not grow, where the limit allows so many', () => {
    const pieces = Array.from({ length: 1000 }, (_, id) => `<p><b id=${id}>`);
    const source = `${pieces.join('')}<x-contact field="email"></x-contact>`;
    const { html, report } = render(source, site, {}, { copies: 1_000_000 });
    expect(report.inlays).toHaveLength(1);
    expect(html.length).toBeLessThan(source.length + 200);
  });

  test.each<[string, () => string, RegExp]>([
    ['is too long', () => ' '.repeat(MAX_CANVAS_LENGTH + 1), /characters in a canvas, expected at most 16777216/],
    [
      'holds too many inlays',
      () => '<x-logo/>'.repeat(MAX_INLAYS + 1),
      /10001 components in a canvas, expected at most 10000/,
    ],
    [
      'makes the parser repeat elements beyond measure',
      () => `${Array.from({ length: 3000 }, (_, id) => `<p><b id=${id}>`).join('')}<x-logo/>`,
      /20001 elements made by the parser beyond one for each tag, expected at most 20000/,
    ],
  ])('that %s is refused with an error that says so', (_what, source, message) => {
    expect(() => locate(source())).toThrow(InlayError);
    expect(() => locate(source())).toThrow(message);
  });
});
