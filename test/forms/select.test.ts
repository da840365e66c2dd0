import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitsOf } from '../../src/canvas/limits.js';
import { collectInlays } from '../../src/canvas/locate/exact/locate-exact.js';
import { parseSource } from '../../src/canvas/locate/exact/parse-source.js';
import { locate } from '../../src/index.js';
import { openBrowser } from '../support/browser.js';
import { HAS_CHROMIUM } from '../support/programs.js';

const CASES = Number(process.env['INLAY_HUNT_FORMS'] ?? 500) * 4;
const BATCH = 500;
const SEED = 20_261_122;

const NAMES = (
  'select select select select option option optgroup hr keygen input textarea button div p span b a a form form nav table tr ' +
  'td caption template object svg math title style script iframe li ul selectedcontent legend label datalist h1 i font marquee ' +
  'foreignObject desc mi body img br'
).split(' ');

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAMES).map((name) => `<${name}>`) },
  { weight: 1, arbitrary: fc.constantFrom(...NAMES).map((name) => `<${name}/>`) },
  { weight: 5, arbitrary: fc.constantFrom(...NAMES).map((name) => `</${name}>`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('</select>', 'text', '<!-- c -->', '</option></select>', '<select><option>'),
  },
  { weight: 6, arbitrary: fc.constantFrom('<x-logo></x-logo>', '<x-menu/>', '<x-logo>a</x-logo>', '<x-social>') },
);
const soup = fc
  .array(piece, { minLength: 3, maxLength: 14 })
  .map((parts) =>
    `<!doctype html><body><select>${parts.join('')}<x-logo></x-logo>`.replaceAll(/<(x-\w+)/g, numbered()),
  );

/** Numbers components, so that one of the browser's tree can be found in the source. */
function numbered(): (match: string) => string {
  let count = 0;
  return (match) => `${match} n=${count++}`;
}

/** Around each component of a page, in the browser's tree: what decides how it is shown, and whether it is. */
const AROUND = `(source) => {
  // Of SVG there are elements of the same names, which are others.
  const outerOf = (node, name) => {
    for (let at = node.parentElement; at; at = at.parentElement)
      if (at.localName === name && at.namespaceURI === 'http://www.w3.org/1999/xhtml') return at;
  };
  const page = new DOMParser().parseFromString(source, 'text/html');
  const found = {};
  const walk = (root, outer) => {
    for (const node of root.querySelectorAll('[n]')) {
      if (!node.localName.startsWith('x-')) continue;
      const around = ['select', 'a', 'button', 'form', 'nav'].filter((name) => outerOf(node, name));
      (found[node.getAttribute('n')] ??= []).push(around.sort().join(' '));
    }
    for (const template of root.querySelectorAll('template')) if (template.content) walk(template.content);
  };
  walk(page);
  return found;
}`;

describe.skipIf(!HAS_CHROMIUM)('a component behind or in a select', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  /** The pages on which a component is expanded that stands elsewhere in the browser. */
  async function wrong(sources: readonly string[], inlaysOf: (source: string) => ReturnType<typeof locate>) {
    const found: { source: string; n: string | undefined; inlay: string[]; browser: unknown }[] = [];
    let expanded = 0;
    for (let from = 0; from < sources.length; from += BATCH) {
      const batch = sources.slice(from, from + BATCH);
      const trees = (await page.evaluate(`${JSON.stringify(batch)}.map(${AROUND})`)) as Record<string, string[]>[]; // as the expression gives it
      for (const [index, source] of batch.entries()) {
        for (const { attributes, context } of inlaysOf(source)) {
          expanded += 1;
          const n = attributes['n'];
          const around = (['anchor', 'button', 'nav'] as const).filter((name) => context[name]);
          const places = trees[index]?.[n ?? ''] ?? [];
          const isRight = places.length === 1 && places.every((place) => agree(place.split(' '), around));
          if (!isRight) found.push({ source, n, inlay: around, browser: places });
        }
      }
    }
    return { found, expanded };
  }

  /** A form counts where the parser has one open, so only a component outside any may be wrong about it. */
  function agree(places: string[], around: readonly string[]): boolean {
    const named = places
      .filter((place) => place !== 'form' && place !== '')
      .map((place) => (place === 'a' ? 'anchor' : place));
    return JSON.stringify(named.sort()) === JSON.stringify([...around].sort());
  }

  test.each([
    ['<select/><keygen><x-logo></x-logo>', 0],
    ['<select><div></select><x-logo></x-logo>', 1],
    ['<select><option>a</select><x-logo></x-logo>', 1],
    ['<select><input><x-logo></x-logo>', 1],
    ['<select><textarea></textarea><x-logo></x-logo></select>', 0],
    ['<select><a href="/"></select><x-logo></x-logo>', 0],
    ['<select><form></select><x-addon provider="a"></x-addon>', 0],
    ['<select><style></select><x-logo></x-logo></style>', 0],
    [
      '<select><button><selectedcontent></selectedcontent></button><option><b>a</b></option></select><x-logo></x-logo>',
      1,
    ],
    ['<select><table><td></select><x-logo></x-logo>', 0],
    // In a select no tag closes what is open around it.
    ['<p><select><option><keygen><hr><x-logo></x-logo>', 0],
    ['<p><select></p><x-logo></x-logo>', 0],
    ['<svg><select><foreignObject><x-logo></x-logo>', 1],
    ['<x-logo></x-logo><select><div>', 1],
  ])('in %s: %i are expanded', (source, count) => {
    expect(locate(source)).toHaveLength(count);
  });

  test(`stands where Inlay takes it to be, in ${CASES} generated pages`, { timeout: 1_800_000 }, async () => {
    const { found, expanded } = await wrong(fc.sample(soup, { numRuns: CASES, seed: SEED }), locate);
    expect(found.slice(0, 5)).toEqual([]);
    expect(expanded).toBeGreaterThan(CASES / 10);
  });

  test("is seen to stand elsewhere when parse5's own reading is trusted", async () => {
    const limits = limitsOf(undefined);
    const parse5Alone = (source: string) => collectInlays(source, parseSource(source, limits));
    const { found } = await wrong(fc.sample(soup, { numRuns: BATCH, seed: SEED }), parse5Alone);
    expect(found.length).toBeGreaterThan(0);
  });
});
