import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite, type RenderRequest, type Site } from '../../src/index.js';
import { rendererInputs } from '../../src/testing/arbitraries/renderer-inputs.js';
import { counterexamplesOf } from '../../src/testing/assert-page.js';
import { checkRenderer, type Property } from '../../src/testing/index.js';
import { readPage } from '../../src/testing/page/page.js';
import { type BrokenRenderer, real } from './break.js';
import { BROKEN_MARKUP } from './broken-markup.js';
import { BROKEN_RENDERERS } from './broken-renderers.js';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Pages of one check: as many as `checkRenderer` takes by default. */
const RUNS = 300;

/** Seeds with which a bug must be found. */
const FOUND = 9;

/** What one run gives a renderer, and what the real one makes of it. */
interface Run {
  canvas: string;
  site: Site;
  request: RenderRequest;
  html: string;
}

/** The runs of each seed, made once: the same that `checkRenderer` goes through, which a test below holds. */
const runs = new Map(SEEDS.map((seed) => [seed, fc.sample(rendererInputs(), { numRuns: RUNS, seed }).map(toRun)]));

function toRun([canvas, state, request]: [string, unknown, RenderRequest]): Run {
  const site = parseSite(state);
  return { canvas, site, request, html: real(canvas, site, request) };
}

/** What properties say of an output. */
function told({ canvas, site, request }: Run, html: string, properties?: readonly Property[]) {
  return counterexamplesOf(readPage({ canvas, site, request, html }), properties);
}

/** The number of the first run of a seed that shows a bug, or -1. */
function firstFailure(seed: number, { property, render }: BrokenRenderer): number {
  return (runs.get(seed) ?? []).findIndex((run) => {
    const html = render(run.canvas, run.site, run.request);
    // Where it makes no difference, the bug does not show: the real renderer has all properties there.
    return html !== run.html && told(run, html, [property]).length > 0;
  });
}

describe('the real renderer', () => {
  test.each(SEEDS)('has all properties in all runs of seed %i', (seed) => {
    expect((runs.get(seed) ?? []).flatMap((run) => told(run, run.html))).toEqual([]);
    expect(runs.get(seed)?.length).toBe(RUNS);
  });

  test('has those that can be checked without the canvas, the request, or the site itself', () => {
    for (const { site, request, html } of runs.get(1) ?? []) {
      for (const page of [{ site, request }, { site }, { manifest: buildManifest(site), request }])
        expect(counterexamplesOf(readPage({ ...page, html }))).toEqual([]);
    }
  });
});

describe(`a renderer with a bug is found out in ${RUNS} runs with ${FOUND} of ${SEEDS.length} seeds`, () => {
  test.each([...BROKEN_MARKUP, ...BROKEN_RENDERERS])('where it $bug', (broken) => {
    const found = SEEDS.filter((seed) => firstFailure(seed, broken) > -1);
    expect(found.length, `found with the seeds ${found.join(', ')}`).toBeGreaterThanOrEqual(FOUND);
  });

  test('by `checkRenderer`, in the run that this test finds', async () => {
    const [broken] = BROKEN_MARKUP;
    if (!broken) throw new Error('there is no bug');
    for (const seed of SEEDS.slice(0, 3)) {
      const verdict = await checkRenderer(broken.render, { properties: [broken.property], seed });
      if (verdict.holds) throw new Error('not found');
      expect(verdict.runs).toBe(firstFailure(seed, broken) + 1);
      expect(verdict.path.split(':')[0]).toBe(String(firstFailure(seed, broken)));
    }
  });
});
