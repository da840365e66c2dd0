import { describe, expect, test } from 'vitest';
import { render } from '../../src/index.js';
import { checkRenderer, PROPERTIES } from '../../src/testing/index.js';
import { BROKEN_RENDERERS } from './broken-renderers.js';

/** UTF-16 code units of a counterexample's canvas, state and request as JSON: all can be read at a glance. */
const [CANVAS, STATE, REQUEST] = [80, 700, 400];

describe('a renderer with a bug', () => {
  test('there are many, and some for each property', () => {
    expect(BROKEN_RENDERERS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(BROKEN_RENDERERS.map(({ property }) => property))).toEqual(new Set(PROPERTIES));
  });

  test.each(BROKEN_RENDERERS)(
    'is found out by a small counterexample: it $bug',
    async ({ property, render: broken }) => {
      const verdict = await checkRenderer(broken, { properties: [property], runs: 5000, seed: 1 });
      if (verdict.holds) throw new Error('not found');
      const { canvas, state, request, counterexamples, error } = verdict.failure;
      expect(error).toBeUndefined();
      expect(counterexamples.map(({ property: title }) => title)).toContain(property.title);
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
