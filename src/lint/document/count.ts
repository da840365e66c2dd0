import { countUpTo } from './ascending.js';
import type { DocElement } from './element.js';

/** Counts elements of a kind, of all of a document, within any element, itself included, without visiting them each time. */
export function countBy(
  elements: readonly DocElement[],
  passes: (element: DocElement) => boolean,
): (outer: DocElement) => number {
  const passing = elements.filter(passes);
  const upTo = (value: number) => countUpTo(passing, ({ index }) => index, value);
  return ({ index, last }) => (passing.length === 0 ? 0 : upTo(last) - upTo(index - 1));
}
