import type { Element, Root } from 'hast';
import { describe, expect, test, vi } from 'vitest';
import { type Budget, budgetOf } from '../../src/budget.js';
import { limitsOf } from '../../src/canvas/limits.js';
import { locateExact } from '../../src/canvas/locate/exact/locate-exact.js';
import { parseSource } from '../../src/canvas/locate/exact/parse-source.js';
import { CANVAS_LIMITS } from '../../src/http/limits.js';
import { bake, compile, locate, parseSite, type RenderRequest, render, run } from '../../src/index.js';
import rehypeInlay from '../../src/rehype/index.js';
import { failureOf } from '../support/failure.js';
import { HAS_CORPUS } from '../support/folders.js';
import { corpusCanvases, npmPages } from '../support/pages.js';
import { readSite, readState } from '../support/sites.js';

const site = readSite('small-business');

/** The code and summary of the error, or `undefined` where there is none. */
function refusal(act: () => unknown): string | undefined {
  const error = failureOf(act);
  return error && `${error.code}: ${error.summary}`;
}

/** Counts and never ends: what every budget would be without its limit. */
function counter(): Budget & { spent: number } {
  return {
    spent: 0,
    spend(steps) {
      this.spent += steps;
    },
  };
}

function parseWork(source: string): number {
  const budget = counter();
  parseSource(source, limitsOf({ copies: Number.POSITIVE_INFINITY }), { budget });
  return budget.spent;
}

/** `<b id=0><p><b id=1><p>…` between two components: the parser makes every open `b` again for every paragraph. */
function repeated(length: number): string {
  const pieces = ['<x-logo></x-logo>'];
  for (let id = 0, at = 0; at < length; id += 1) {
    const piece = `<b id=${id}><p>`;
    pieces.push(piece);
    at += piece.length;
  }
  return `${pieces.join('')}<x-logo>`;
}

describe('what the parser repeats', () => {
  test('is refused for 32 KB of open formatting elements and paragraphs, long before it takes a gigabyte', () => {
    expect(refusal(() => locate(repeated(32_768)))).toBe(
      'limit-exceeded: Unexpected 20001 elements made by the parser beyond one for each tag, expected at most 20000',
    );
  });

  test('has a limit that can be raised, and without it gets by: what counts nothing lets it through', () => {
    const source = repeated(2000);
    expect(refusal(() => locate(source, { copies: 1000 }))).toContain('expected at most 1000');
    expect(locate(source, { copies: 100_000 })).toHaveLength(2);
    const uncounted = { ...limitsOf(undefined), copies: Number.POSITIVE_INFINITY };
    expect(locateExact(source, uncounted, { spend: () => undefined })).toHaveLength(2);
  });

  test('costs what it repeats: work grows as the elements do, not as the text', () => {
    const [small, large] = [parseWork(repeated(1000)), parseWork(repeated(4000))];
    expect(large / small).toBeGreaterThan(10);
    const plain = (count: number) => parseWork(`<nobr><x-logo></x-logo>${'<p>text</p>'.repeat(count)}`);
    expect(plain(4000) / plain(1000)).toBeCloseTo(4, 1);
  });

  test('costs the bytes and the number of attributes each time', () => {
    const around = (attributes: string) => parseWork(`<p><b ${attributes}>${'<p>x'.repeat(100)}`);
    const bare = around('a');
    expect(around(`a="${'x'.repeat(5000)}"`) - bare).toBeGreaterThan(100 * 5000);
    const names = Array.from({ length: 1000 }, (_, index) => `a${index}`).join(' ');
    expect(around(names) - bare).toBeGreaterThan(100 * 1000 * 100);
  });

  test('is counted before the end: an element with many attributes that the parser makes again and again is refused', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `a${index}`).join(' ');
    const source = `<nobr><x-logo></x-logo><p><b ${names}>${'<p>x'.repeat(15_000)}<x-logo>`;
    expect(source.length).toBeLessThan(CANVAS_LIMITS.canvasLength);
    expect(refusal(() => locate(source, CANVAS_LIMITS))).toBe(
      'limit-exceeded: Unexpected work of over 50000000 steps to locate the components of this canvas, expected at most 50000000',
    );
  });

  test('leaves no traces in tables where formatting is closed and opened again beside much that is open', () => {
    const deleted = vi.spyOn(Map.prototype, 'delete');
    const open = Array.from({ length: 1000 }, (_, index) => `<b a${index}>`).join('');
    const texts: string[] = [];
    try {
      parseWork(`${open}${'<i></i>'.repeat(1000)}`);
      for (const [key] of deleted.mock.calls) if (typeof key === 'string') texts.push(key);
    } finally {
      deleted.mockRestore();
    }
    // The first are made before the table is there.
    expect(texts).toEqual([]);
  });

  test('is refused where it is more than the elements of any real page of its length', () => {
    const source = `<nobr><x-logo></x-logo>${'<p>'.repeat(40_000)}<x-logo>`;
    expect(refusal(() => locate(source, CANVAS_LIMITS))).toContain('expected at most 32768');
  });

  test.each<[string, string]>([
    ['deep elements and unknown end tags', `${'<div>'.repeat(60_000)}${'</q>'.repeat(60_000)}`],
    ['open formatting elements', '<b>'.repeat(43_000)],
    ['stray end tags of paragraphs', '</p>'.repeat(32_000)],
    ['tables that a cell begins', '<table><td></table>'.repeat(6000)],
    ['templates in each other', '<template>'.repeat(13_000)],
    ['options', '<select><option>'.repeat(8000)],
  ])('is no reason to refuse %s', (_what, source) => {
    expect(locate(`<nobr><x-logo></x-logo>${source}<x-logo>`)).not.toHaveLength(0);
  });
});

describe('a paragraph', () => {
  test('of a component and eight million blanks is read', () => {
    const source = `<p><x-menu location="topic"></x-menu>${' '.repeat(8_000_000)}</p>`;
    const [inlay, ...others] = locate(source);
    expect(others).toEqual([]);
    expect(inlay).toMatchObject({ tag: 'x-menu', start: 0, end: source.length });
    expect(render(source, site).html).not.toContain('<p>');
  });

  test('of two million line breaks is read', () => {
    const source = `<p><x-menu location="topic"></x-menu>${'<br>\n'.repeat(2_000_000)}</p>`;
    expect(locate(source)).toMatchObject([{ start: 0, end: source.length }]);
  });
});

describe('each task keeps its budget', () => {
  const canvas = '<nobr><p>text</p><x-menu location="topic"></x-menu>';
  const compiled = compile(canvas);
  const baked = bake('<x-addon provider="provider_contact_form"></x-addon>', site);
  const request: RenderRequest = { addons: { provider_contact_form: { contatti: '<form><input></form>' } } };

  test.each<[string, (work: number) => unknown, string]>([
    ['locate', (work) => locate(canvas, { work }), 'locate the components of this canvas'],
    ['compile', (work) => compile(canvas, { work }), 'locate the components of this canvas'],
    ['render', (work) => render(canvas, site, {}, { work }), 'render this canvas'],
    ['render of a compiled canvas', (work) => render(compiled, site, {}, { work }), 'render this canvas'],
    ['bake', (work) => bake(canvas, site, { work }), 'bake this canvas'],
    ['run', (work) => run(baked, request, { work }), 'run this canvas'],
  ])('%s', (_name, act, task) => {
    expect(refusal(() => act(10))).toBe(
      `limit-exceeded: Unexpected work of over 10 steps to ${task}, expected at most 10`,
    );
    expect(refusal(() => act(1_000_000))).toBeUndefined();
  });

  test('and takes the same work again, whatever is kept from before', () => {
    const least = (from: number, to: number): number => {
      if (to - from <= 1) return to;
      const middle = Math.floor((from + to) / 2);
      return refusal(() => render(canvas, site, {}, { work: middle })) ? least(middle, to) : least(from, middle);
    };
    const first = least(0, 1_000_000);
    expect(least(0, 1_000_000)).toBe(first);
    expect(first).toBeGreaterThan(1000);
  });

  test('a menu of which one level is shown a thousand times costs all its levels each time', () => {
    const items = [
      { label: 'top', children: Array.from({ length: 2000 }, (_, index) => ({ label: `item ${index}` })) },
    ];
    const state = readState('small-business') as object; // a fixture's state is an object
    const large = parseSite({
      ...state,
      menus: { locations: { topic: { label: 'T', menu: 'm' } }, definitions: { m: { name: 'M', items } } },
    });
    const uses = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `<x-menu location="topic" depth="1" class="c${index}"></x-menu>`,
      ).join('');
    expect(refusal(() => render(uses(1000), large, {}, CANVAS_LIMITS))).toContain(
      'Unexpected work of over 50000000 steps',
    );
    expect(refusal(() => render(uses(20), large, {}, CANVAS_LIMITS))).toBeUndefined();
  });
});

describe('a tree', () => {
  const tree = (count: number): Root => ({
    type: 'root',
    children: Array.from(
      { length: count },
      (): Element => ({
        type: 'element',
        tagName: 'x-menu',
        properties: { location: 'topic' },
        children: [],
      }),
    ),
  });

  test('keeps the budget and the number of inlays', () => {
    expect(refusal(() => rehypeInlay({ site, limits: { work: 10 } })(tree(1)))).toBe(
      'limit-exceeded: Unexpected work of over 10 steps to expand the components of this tree, expected at most 10',
    );
    expect(refusal(() => rehypeInlay({ site, limits: { inlays: 1 } })(tree(2)))).toContain('expected at most 1');
    expect(refusal(() => rehypeInlay({ site })(tree(2)))).toBeUndefined();
  });

  test('may have 200,000 children in a component of a paragraph', () => {
    const [inlay] = tree(1).children;
    const breaks = Array.from(
      { length: 200_000 },
      (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] }),
    );
    const paragraph: Element = {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ ...(inlay as Element), children: breaks }],
    }; // the tree above has elements alone
    expect(refusal(() => rehypeInlay({ site })({ type: 'root', children: [paragraph] }))).toBeUndefined();
  });
});

describe('real pages stay far from the limits of the HTTP handler', () => {
  const pages = [
    ...npmPages().map(({ source }) => source),
    ...(HAS_CORPUS ? corpusCanvases().map(({ source }) => source) : []),
  ];

  test('twenty times, be they parsed twice', () => {
    const near = pages.filter((source) => {
      const scale = Math.max(1, source.length / CANVAS_LIMITS.canvasLength);
      const budget = budgetOf((CANVAS_LIMITS.work * scale) / 20, 'parse a real page');
      const limits = limitsOf({ copies: CANVAS_LIMITS.copies / 20 });
      return refusal(() => locateExact(source, limits, budget)) !== undefined;
    });
    expect(pages.length).toBeGreaterThan(10);
    expect(near).toEqual([]);
  });
});
