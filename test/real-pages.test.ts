import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { locate, type MenuItem, parseSite, render } from '../src/index.js';
import { HAS_CORPUS } from './support/folders.js';
import { attribute, corpusCanvases, descendants, npmPages, staticResources } from './support/pages.js';
import { readSite } from './support/sites.js';
import { replacements } from './support/spans.js';

const site = readSite('small-business');

/** Where the links and images of markup lead. */
function targets(markup: string): string[] {
  return descendants(parseFragment(markup)).flatMap((element) => {
    const name = { a: 'href', img: 'src' }[element.tagName];
    return name === undefined ? [] : [attribute(element, name)];
  });
}

function urls(items: readonly MenuItem[] = []): string[] {
  return items.flatMap(({ url, children }) => [...(url === undefined ? [] : [url]), ...urls(children)]);
}

/** What each component must lead to on the site. */
const EXPECTED = {
  'x-logo': [site.site.url, site.logos.variants.default?.url ?? ''],
  'x-menu': urls(site.menus.definitions[site.menus.locations['topic']?.menu ?? '']?.items),
  'x-social': site.social.map(({ url }) => url),
};

const MARKUP = {
  'x-logo': '<x-logo></x-logo>',
  'x-menu': '<x-menu location="topic" class="navbar-nav"></x-menu>',
  'x-social': '<x-social></x-social>',
};

describe('the pages of the startbootstrap packages', () => {
  const pages = npmPages();

  test('there are as many as when this was written', () => {
    expect(pages.length).toBe(17);
  });

  test.each(pages)('$name comes out as it went in', ({ source }) => {
    expect(render(source, site)).toEqual({ html: source, report: { inlays: [] } });
  });

  test.each(pages)(
    "$name shows the site's own logo, menu and profiles once components stand in their place",
    ({ source }) => {
      const statics = staticResources(source);
      expect(statics.length).toBeGreaterThan(0);
      let canvas = source;
      for (const { tag, start, end } of statics.toReversed())
        canvas = canvas.slice(0, start) + MARKUP[tag] + canvas.slice(end);
      const { html, report } = render(canvas, site);
      expect(report.inlays.map(({ tag, outcome }) => [tag, outcome])).toEqual(
        statics.map(({ tag }) => [tag, 'expanded']),
      );

      let at = 0;
      let done = 0;
      for (const [index, expansion] of (replacements(canvas, html, report) ?? []).entries()) {
        const { tag, start, end } = statics[index] ?? { tag: 'x-logo', start: 0, end: 0 };
        const before = source.slice(done, start);
        expect(html.slice(at, at + before.length)).toBe(before);
        at += before.length;
        expect(html.slice(at, at + expansion.length)).toBe(expansion);
        at += expansion.length;
        done = end;
        expect(targets(expansion)).toEqual(EXPECTED[tag]);
      }
      expect(html.slice(at)).toBe(source.slice(done));
    },
  );
});

describe.skipIf(!HAS_CORPUS)('the canvases of the lint corpus (skipped where ../shared/corpus is missing)', () => {
  const canvases = corpusCanvases();

  test('there are some with components and some without', () => {
    const withComponents = canvases.filter(({ source }) => locate(source).length > 0).length;
    expect(withComponents).toBeGreaterThan(20);
    expect(withComponents).toBeLessThan(canvases.length);
  });

  test.each(canvases)('$name is untouched outside the replaced spans', ({ source, state }) => {
    const { html, report } = render(source, parseSite(state));
    if (report.inlays.length === 0) expect(html).toBe(source);
    expect(replacements(source, html, report)).toBeDefined();
  });
});

describe('the check itself', () => {
  const canvas = '<p>a</p><x-logo></x-logo><p>b</p>';
  const { html, report } = render(canvas, site);

  test.each([
    ['a byte more in front', ` ${html}`],
    ['a byte less behind', html.slice(0, -1)],
    ['another byte between', html.replace('<p>b', '<p>B')],
    ['an expansion that is not balanced', html.replace('</a>', '')],
  ])('sees %s', (_what, tampered) => {
    expect(replacements(canvas, html, report)).toHaveLength(1);
    expect(replacements(canvas, tampered, report)).toBeUndefined();
  });
});
