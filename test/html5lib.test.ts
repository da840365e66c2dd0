import { describe, expect, test } from 'vitest';
import { locate, render } from '../src/index.js';
import rehypeInlay from '../src/rehype/index.js';
import { HAS_CORPUS } from './support/folders.js';
import { readTreeConstruction } from './support/html5lib.js';
import { readSite } from './support/sites.js';
import { replacements } from './support/spans.js';
import { isStable } from './support/stable.js';
import { parseTree, show } from './support/trees.js';

const MARKUPS = ['<x-logo></x-logo>', '<x-menu location="topic"></x-menu>', '<x-contact field="email"/>'];

/** The share of the inserts with an inlay in them that the comparison with the tree must cover. */
const COVERED = 0.65;

describe.skipIf(!HAS_CORPUS)('html5lib tree construction (skipped where ../shared/corpus is missing)', () => {
  const site = readSite('small-business');
  const cases = HAS_CORPUS ? readTreeConstruction() : [];

  test('there are as many inputs as the corpus says', () => {
    expect(cases.length).toBeGreaterThanOrEqual(1790);
  });

  test('an input without a component comes out as it went in', () => {
    for (const { name, data } of cases) {
      const { html, report } = render(data, site);
      expect(html, name).toBe(data);
      expect(report.inlays, name).toEqual([]);
    }
  });

  test.each(MARKUPS)(
    '%s before every < and after every > leaves the rest alone and equals the tree transform',
    (markup) => {
      let inserts = 0;
      let located = 0;
      let stable = 0;
      for (const { name, data } of cases) {
        for (const at of boundaries(data)) {
          inserts += 1;
          const canvas = data.slice(0, at) + markup + data.slice(at);
          const { html, report } = render(canvas, site);
          expect(replacements(canvas, html, report), `${name}: ${canvas}`).toBeDefined();
          if (locate(canvas).length === 0) continue;
          located += 1;
          if (!isStable(canvas)) continue;
          stable += 1;
          const tree = parseTree(canvas);
          rehypeInlay({ site })(tree);
          expect(show(parseTree(html)), `${name}: ${canvas}`).toBe(show(tree));
        }
      }
      console.log(`${markup}: ${inserts} inserts, ${located} located, ${stable} stable (${percent(stable, located)})`);
      expect(stable / located).toBeGreaterThan(COVERED);
    },
  );
});

describe.skipIf(!HAS_CORPUS)('the comparison itself (skipped where ../shared/corpus is missing)', () => {
  const site = readSite('small-business');

  test('sees a transform that does nothing, or does it for another site', () => {
    let compared = 0;
    for (const { name, data } of HAS_CORPUS ? readTreeConstruction().slice(0, 100) : []) {
      for (const at of boundaries(data)) {
        const markup = '<x-logo></x-logo>';
        const canvas = data.slice(0, at) + markup + data.slice(at);
        if (locate(canvas).length === 0 || !isStable(canvas)) continue;
        compared += 1;
        const expected = show(parseTree(render(canvas, site).html));
        const other = parseTree(canvas);
        expect(show(other), name).not.toBe(expected);
        rehypeInlay({ site: readSite('bare') })(other);
        expect(show(other), name).not.toBe(expected);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

function boundaries(data: string): Set<number> {
  const found = new Set<number>();
  for (const { 0: character, index } of data.matchAll(/[<>]/g)) found.add(character === '<' ? index : index + 1);
  return found;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}
