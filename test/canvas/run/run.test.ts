import { describe, expect, test } from 'vitest';
import { MAX_HOLE_DEPTH } from '../../../src/canvas/limits.js';
import {
  type Baked,
  bake,
  bakedSchema,
  compile,
  InlayError,
  parseBaked,
  parseSite,
  type RenderRequest,
  render,
  run,
} from '../../../src/index.js';
import { validator } from '../../support/json-schema.js';
import { readSite } from '../../support/sites.js';

const site = readSite('small-business');

const BASE: Baked = {
  format: 'inlay-baked/1',
  canvas: '0',
  site: '0',
  url: 'https://a.example',
  dependencies: [],
  pages: {},
  parts: [],
};

/** Code and problems of what is thrown. */
function thrownBy(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    return [
      `${error.code}: ${error.summary}`,
      ...error.problems.map(({ pointer, message }) => `${pointer} ${message}`),
    ];
  }
  return [];
}

describe('run', () => {
  test('refuses another format', () => {
    const other = { ...BASE, format: 'inlay-baked/2' as 'inlay-baked/1' }; // of a later version
    expect(thrownBy(() => run(other))).toEqual([
      'unknown-format: Unexpected format `inlay-baked/2`, expected `inlay-baked/1`',
    ]);
  });

  test.each<[string | undefined, string]>([
    [undefined, '-----'],
    ['', '-----'],
    ['/none', '-----'],
    ['http://[', '-----'],
    ['mailto:a@a.example', '-----'],
    ['/one', '1----'],
    ['/several', '-234-'],
    ['https://a.example/several/?utm_source=x#y', '-234-'],
    ['//a.example/last', '----5'],
    ['/constructor', '-----'],
  ])('marks the items of the page %j', (url, expected) => {
    const parts = [1, 2, 3, 4, 5].map((number) => ({
      hole: 'page' as const,
      items: [3 * number, 3 * number + 1] as [number, number],
      current: String(number),
      otherwise: '-',
    }));
    const pages = { '//a.example/one': [3], '//a.example/several': [5, 7, 10, 12], '//a.example/last': [16, 17] };
    expect(run({ ...BASE, pages, parts }, url === undefined ? {} : { url })).toBe(expected);
  });

  test('gives the same again, and another page in between', () => {
    const baked = bake('<x-menu location="utili"></x-menu>', site);
    const shown = (url: string) =>
      /<li class="menu-item current-menu-item"><a href="([^"]*)"/.exec(run(baked, { url }))?.[1];
    expect(['/privacy/', '/privacy/', '/cookie/', '/', '/privacy/'].map(shown)).toEqual([
      ...['/privacy/', '/privacy/', '/cookie/', undefined, '/privacy/'],
    ]);
  });

  test('takes the HTML of one request for no other', () => {
    const baked = bake('<x-addon provider="provider_newsletter_form">none</x-addon>', site);
    const fresh = (html: string): RenderRequest => ({ addons: { provider_newsletter_form: { notizie: html } } });
    expect([fresh('<input>'), {}, fresh('<b>a'), fresh(' '), {}].map((request) => run(baked, request))).toEqual([
      '<div class="x-addon x-addon--newsletter-form" data-provider="provider_newsletter_form" data-form="notizie"><input></div>',
      '<x-addon provider="provider_newsletter_form">none</x-addon>',
      '<div class="x-addon x-addon--newsletter-form" data-provider="provider_newsletter_form" data-form="notizie"><b>a</b></div>',
      '<x-addon provider="provider_newsletter_form">none</x-addon>',
      '<x-addon provider="provider_newsletter_form">none</x-addon>',
    ]);
  });

  test('refuses forms of the request that make the output too large', () => {
    const canvas = '<x-addon provider="provider_newsletter_form"/>'.repeat(200);
    const request = { addons: { provider_newsletter_form: { notizie: `<p>${'x'.repeat(900_000)}` } } };
    for (const work of [() => run(bake(canvas, site), request), () => render(canvas, site, request)]) {
      expect(thrownBy(work)).toEqual([
        'limit-exceeded: Unexpected 135001050 characters of output, expected at most 134217728',
      ]);
    }
  });
});

describe('limits of one’s own', () => {
  const canvas = '<p>a</p><x-contact field="phone"></x-contact>';
  const { length } = render(canvas, site).html;
  const baked = bake(canvas, site);
  const compiled = compile(canvas);

  test.each<[string, (outputLength: number) => unknown]>([
    ['render', (outputLength) => render(canvas, site, {}, { outputLength })],
    ['render of a compiled canvas', (outputLength) => render(compiled, site, {}, { outputLength })],
    ['bake', (outputLength) => bake(canvas, site, { outputLength })],
    ['run', (outputLength) => run(baked, {}, { outputLength })],
  ])('hold for %s, each time', (_what, work) => {
    const over = [`limit-exceeded: Unexpected ${length} characters of output, expected at most ${length - 1}`];
    expect([length, length - 1, length, length - 1].map((limit) => thrownBy(() => work(limit)))).toEqual([
      ...[[], over, [], over],
    ]);
  });

  test('hold for the canvas as well', () => {
    const over = ['limit-exceeded: Unexpected 2 components in a canvas, expected at most 1'];
    expect(thrownBy(() => render('<x-logo/><x-logo/>', site, {}, { inlays: 1 }))).toEqual(over);
    expect(thrownBy(() => bake('<x-logo/><x-logo/>', site, { inlays: 1 }))).toEqual(over);
  });
});

describe('the report', () => {
  test('is made once, and again for each render', () => {
    const compiled = compile('<x-contact field="phone"></x-contact>');
    const [one, two] = [render(compiled, site), render(compiled, site)];
    const expected = structuredClone(one.report);
    const [inlay] = one.report.inlays;
    Object.assign(inlay ?? {}, { tag: 'spoilt' });
    Object.assign(inlay?.attributes ?? {}, { field: 'spoilt' });
    Object.assign(inlay?.steps[0] ?? {}, { tried: 'spoilt' });
    expect(one.report.inlays[0]).toBe(inlay);
    expect(two.report).toEqual(expected);
    expect(render(compiled, site).report).toEqual(expected);
    expect(JSON.parse(JSON.stringify(two)).report).toEqual(expected);
  });
});

describe('bake', () => {
  test('refuses a canvas that becomes too large', () => {
    const items = Array.from({ length: 20_000 }, () => ({ label: 'x'.repeat(100) }));
    const menus = { locations: { topic: { label: 'x', menu: 'm' } }, definitions: { m: { name: 'x', items } } };
    const large = parseSite({ site: site.site, theme: site.theme, menus });
    const canvas = '<x-menu location="topic"/>'.repeat(100);
    for (const work of [() => bake(canvas, large), () => render(canvas, large)]) {
      expect(thrownBy(work)[0]).toMatch(
        /^limit-exceeded: Unexpected \d+ characters of output, expected at most 134217728$/,
      );
    }
  });

  test('refuses a canvas that shows a large form too often', () => {
    const html = `<p>${'x'.repeat(900_000)}`;
    const addons = { p: { status: 'selected', forms: [{ id: 'f', title: 'x', html }] } };
    const large = parseSite({ site: site.site, theme: site.theme, addons });
    const canvas = '<x-addon provider="p"/>'.repeat(1000);
    for (const work of [() => bake(canvas, large), () => render(canvas, large)]) {
      expect(thrownBy(work)[0]).toMatch(
        /^limit-exceeded: Unexpected \d+ characters of output, expected at most 134217728$/,
      );
    }
  });

  /** Add-ons in one another, each of another form that only a request brings. */
  const nested = (count: number) => {
    const forms = Array.from({ length: count }, (_, index) => ({ id: `f${index}`, title: 'x' }));
    const deep = parseSite({ site: site.site, theme: site.theme, addons: { p: { status: 'selected', forms } } });
    const canvas = forms.map(({ id }) => `<x-addon provider="p" id="${id}">`).join('') + '</x-addon>'.repeat(count);
    return { canvas, deep };
  };

  test('takes forms in the fallback content of one another up to a depth', () => {
    const { canvas, deep } = nested(MAX_HOLE_DEPTH);
    const baked = bake(canvas, deep);
    expect(parseBaked(JSON.parse(JSON.stringify(baked)))).toEqual(baked);
    expect(run(baked)).toBe(canvas);
    const request = { addons: { p: { [`f${MAX_HOLE_DEPTH - 1}`]: '<input>' } } };
    expect(run(baked, request)).toBe(render(canvas, deep, request).html);
    const over = nested(MAX_HOLE_DEPTH + 1);
    expect(thrownBy(() => bake(over.canvas, over.deep))).toEqual([
      `limit-exceeded: Unexpected ${MAX_HOLE_DEPTH + 1} forms in the fallback content of one another, expected at most ${MAX_HOLE_DEPTH}`,
    ]);
  });

  test('takes the same form in its own fallback content any number of times', () => {
    const addon = '<x-addon provider="provider_newsletter_form">';
    const canvas = addon.repeat(5000) + '</x-addon>'.repeat(5000);
    expect(run(bake(canvas, site))).toBe(canvas);
  });

  test('takes a paragraph of any number of forms', () => {
    const canvas = `<p>${'<x-addon provider="provider_newsletter_form"/>'.repeat(9000)}</p>`;
    expect(run(bake(canvas, site))).toBe(canvas);
  });

  test('gives parts that are the caller’s to change', () => {
    const canvas = '<x-menu location="utili"></x-menu>';
    const baked = bake(canvas, site);
    const before = JSON.stringify(baked);
    for (const part of baked.parts) if (typeof part === 'object' && part.hole === 'page') part.items[0] = 9;
    baked.pages['//x'] = [1];
    expect(JSON.stringify(bake(canvas, site))).toBe(before);
  });
});

describe('parseBaked', () => {
  const page = { hole: 'page', items: [0, 1], current: 'a', otherwise: '' };
  const validate = validator(bakedSchema);

  test.each<[string, unknown, string[]]>([
    ['nothing', undefined, [' Unexpected nothing, expected an object']],
    ['another format', { ...BASE, format: 'x' }, ['/format Unexpected `x`, expected `inlay-baked/1`']],
    [
      'a part of another kind',
      { ...BASE, parts: ['a', 1] },
      ['/parts/1 Unexpected `1`, expected a string or an object'],
    ],
    [
      'a hole of another kind',
      { ...BASE, parts: [{ ...page, hole: 'pages' }] },
      ['/parts/0/hole Unexpected `pages`, expected one of `page`, `form`, `forms`; nearest is `page`'],
    ],
    [
      'a hole with other members',
      { ...BASE, parts: [{ ...page, items: [0, -1], current: 1 }] },
      ['/parts/0/items/1 Unexpected `-1`, expected more than -1', '/parts/0/current Unexpected `1`, expected a string'],
    ],
    [
      'a hole with more members',
      { ...BASE, parts: [{ ...page, a: 1 }] },
      ['/parts/0/a Unexpected key `a`, expected no such key'],
    ],
    [
      'a mistake in a hole in a hole',
      {
        ...BASE,
        parts: [{ hole: 'forms', forms: [{ provider: 'p', form: 'f', trusted: true }], present: [2], otherwise: [] }],
      },
      ['/parts/0/present/0 Unexpected `2`, expected a string or an object'],
    ],
    [
      'a page of another kind',
      { ...BASE, pages: { a: [1] } },
      ['/pages/a Unexpected key `a`, expected one that begins with `//`'],
    ],
    [
      'a kind of dependency',
      { ...BASE, dependencies: [{ kind: 'menu', revision: '1' }] },
      ['/dependencies/0/kind Unexpected `menu`, expected one of `logo`, `location`, `social`, `field`, `provider`'],
    ],
    [
      'nesting without end',
      { ...BASE, parts: JSON.parse('['.repeat(200) + ']'.repeat(200)) },
      [expect.stringContaining('Unexpected nesting, expected at most 80 levels')],
    ],
  ])('refuses %s', (_what, input, problems) => {
    expect(thrownBy(() => parseBaked(input))).toEqual(['invalid-baked: The baked canvas is not valid:', ...problems]);
  });

  test('takes what it gave', () => {
    expect(parseBaked(BASE)).toEqual(BASE);
    expect(validate(BASE)).toEqual([]);
    expect(validate({ ...BASE, parts: [1] })).not.toEqual([]);
  });
});
