import type { DocElement } from './element.js';

/**
 * The child of an element that another one is in, or is.
 *
 * @param most levels that are climbed
 */
export function childWith(parent: DocElement, element: DocElement, most: number): DocElement | undefined {
  let each = element;
  for (let level = 0; each.parent && level < most; level += 1) {
    if (each.parent === parent) return each;
    each = each.parent;
  }
  return undefined;
}
