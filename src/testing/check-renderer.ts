import fc from 'fast-check';
import { InlayError } from '../message/error.js';
import { parseSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { type Input, rendererInputs } from './arbitraries/renderer-inputs.js';
import { counterexamplesOf, PropertyError } from './assert-page.js';
import { readPage } from './page/page.js';
import type { Property } from './property.js';
import { reduce, smallerCanvases, smallerJson } from './reduce.js';
import type { Renderer, RendererFailure, RendererOptions, RendererVerdict } from './renderer.js';
import { failureText } from './renderer-text.js';

/** Gives a renderer many pages, and looks for one that breaks a property. What is found is made as small as can be. */
export async function checkRenderer(render: Renderer, options: RendererOptions = {}): Promise<RendererVerdict> {
  const { properties, site, runs = 300, seed, path } = options;
  const inputs = rendererInputs(options);
  const examine = (input: Input) => examined(render, input, site, properties);
  const property = fc.asyncProperty(inputs, async (input) => !isFailure(await examine(input)));
  const details = await fc.check(property, {
    numRuns: runs,
    ...(seed !== undefined && { seed }),
    ...(path !== undefined && { path }),
  });
  const { counterexample, numRuns, seed: from, counterexamplePath: way } = details;
  if (!counterexample || way === null) return { holds: true, runs: numRuns, seed: from };
  const failure = await smallest(counterexample[0], examine);
  return { holds: false, runs: numRuns, seed: from, path: way, failure, message: failureText(failure, from, way) };
}

/**
 * The same, as an assertion.
 *
 * @throws PropertyError with the smallest counterexample that was found, as text, and how to have it again
 */
export async function assertRenderer(render: Renderer, options: RendererOptions = {}): Promise<void> {
  const verdict = await checkRenderer(render, options);
  if (!verdict.holds) throw new PropertyError(verdict.message, verdict.failure.counterexamples);
}

/** The failure of an input, without what it does not depend on: it stays one of the same property. */
async function smallest(
  [canvas, state, request]: Input,
  examine: (input: Input) => Promise<RendererFailure>,
): Promise<RendererFailure> {
  const kind = kindOf(await examine([canvas, state, request]));
  const fails = async (input: Input) => {
    try {
      return kindOf(await examine(input)) === kind;
    } catch (error) {
      if (error instanceof InlayError) return false; // no valid state any more
      throw error;
    }
  };
  const smaller: Input = [
    await reduce({ value: canvas, smaller: smallerCanvases, fails: (value) => fails([value, state, request]) }),
    state,
    request,
  ];
  smaller[2] = await reduce({
    value: request,
    smaller: smallerJson,
    fails: (value) => fails([smaller[0], state, value]),
  });
  if (state)
    smaller[1] = await reduce({
      value: state,
      smaller: smallerJson,
      fails: (value) => fails([smaller[0], value, smaller[2]]),
    });
  return examine(smaller);
}

/** What a failure is about: while it is made smaller it must not become another. */
function kindOf({ error, counterexamples: [first] }: RendererFailure): string | undefined {
  return error === undefined ? first?.property : 'error';
}

async function examined(
  render: Renderer,
  [canvas, state, request]: Input,
  given: Site | undefined,
  properties: readonly Property[] | undefined,
): Promise<RendererFailure> {
  const site = given ?? parseSite(state);
  const base = { canvas, state, request };
  let html: unknown;
  try {
    const output = await render(canvas, site, request);
    html = typeof output === 'object' && output !== null ? output.html : output;
    if (typeof html !== 'string') throw new TypeError('Unexpected output, expected HTML as text or in `html`');
  } catch (error) {
    return { ...base, html: undefined, error: error ?? 'nothing', counterexamples: [] };
  }
  const page = readPage({ canvas, html, site, request });
  return { ...base, html, error: undefined, counterexamples: counterexamplesOf(page, properties) };
}

function isFailure({ error, counterexamples }: RendererFailure): boolean {
  return error !== undefined || counterexamples.length > 0;
}
