import { describe, expect, test } from 'vitest';
import { render } from '../../src/index.js';
import { checkRenderer, PROPERTIES } from '../../src/testing/index.js';
import { BROKEN_MARKUP } from './broken-markup.js';
import { BROKEN_RENDERERS } from './broken-renderers.js';

/** UTF-16 code units of a counterexample's canvas, state and request as JSON: all can be read at a glance. */
const [CANVAS, STATE, REQUEST] = [80, 700, 400];

const ALL = [...BROKEN_RENDERERS, ...BROKEN_MARKUP];

describe('a renderer with a bug', () => {
  test('there are many, and some for each property', () => {
    expect(BROKEN_RENDERERS.length).toBeGreaterThanOrEqual(30);
    expect(BROKEN_MARKUP.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ALL.map(({ property }) => property))).toEqual(new Set(PROPERTIES));
  });

  test.each(ALL)(
    'is found out by a small counterexample: it $bug',
    async ({ property, render: broken, says = /^Unexpected / }) => {
      const verdict = await checkRenderer(broken, { properties: [property], runs: 5000, seed: 1 });
      if (verdict.holds) throw new Error('not found');
      const { canvas, state, request, counterexamples, error } = verdict.failure;
      expect(error).toBeUndefined();
      expect(counterexamples.map(({ property: title }) => title)).toContain(property.title);
      expect(counterexamples[0]?.message).toMatch(says);
      expect(canvas.length).toBeLessThanOrEqual(CANVAS);
      expect(JSON.stringify(state).length).toBeLessThanOrEqual(STATE);
      expect(JSON.stringify(request).length).toBeLessThanOrEqual(REQUEST);
      // The same again from its seed and path.
      const { seed, path } = verdict;
      expect(await checkRenderer(broken, { properties: [property], seed, path, runs: 5000 })).toMatchObject({
        failure: verdict.failure,
      });
    },
  );
});

describe('the real renderer', () => {
  test('has all properties, on any site, canvas and request', async () => {
    const verdict = await checkRenderer(render, { runs: 5000 });
    expect(verdict.holds, 'message' in verdict ? verdict.message : '').toBe(true);
  });
});
