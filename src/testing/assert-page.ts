import { type ReadPage, type RenderedPage, readPage } from './page/page.js';
import { PROPERTIES } from './properties/index.js';
import type { Property } from './property.js';
import { type Counterexample, textOf } from './verdict.js';

/** A page or a renderer that breaks a property. Its message says where and why, in any runner. */
export class PropertyError extends Error {
  declare readonly counterexamples: readonly Counterexample[];

  constructor(message: string, counterexamples: readonly Counterexample[]) {
    super(message);
    this.name = 'PropertyError';
    // Not enumerable: runners print what is, and the message says all of it already.
    Object.defineProperty(this, 'counterexamples', { value: counterexamples });
  }
}

/**
 * Throws unless a page has all of the properties.
 *
 * @param properties all that can be checked if not given: without a canvas all but `preservesAuthorBytes`
 * @throws PropertyError with every counterexample; InlayError for a page that cannot be read, see `RenderedPage`
 */
export function assertPage(page: RenderedPage, properties?: readonly Property[]): void {
  const counterexamples = counterexamplesOf(readPage(page), properties);
  if (counterexamples.length === 0) return;
  const titles = new Set(counterexamples.map(({ property }) => `\`${property}\``));
  throw new PropertyError(`The page breaks ${[...titles].join(', ')}\n\n${textOf(counterexamples)}`, counterexamples);
}

/** Every counterexample that properties find on a page; all that can be checked if none are given. */
export function counterexamplesOf(
  page: ReadPage,
  properties: readonly Property[] = PROPERTIES.filter(({ needsCanvas }) => !needsCanvas || page.canvas !== undefined),
): Counterexample[] {
  return properties.flatMap(({ check }) => {
    const verdict = check(page);
    return verdict.holds ? [] : verdict.counterexamples;
  });
}
