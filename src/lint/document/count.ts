import type { DocElement } from './element.js';

/** Counts elements of a kind within any element, itself included, without visiting them each time. */
export function countBy(
  elements: readonly DocElement[],
  passes: (element: DocElement) => boolean,
): (outer: DocElement) => number {
  const before = new Uint32Array(elements.length + 1);
  for (const [index, element] of elements.entries())
    before[index + 1] = (before[index] ?? 0) + (passes(element) ? 1 : 0);
  return ({ index, last }) => (before[last + 1] ?? 0) - (before[index] ?? 0);
}
