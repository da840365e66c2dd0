import { type DocElement, isWithin } from './element.js';

/**
 * The closest element around one that holds another, too.
 *
 * @param most levels that are climbed
 */
export function sharedAncestor(one: DocElement, other: DocElement, most: number): DocElement | undefined {
  let element = one.parent;
  for (let level = 0; element && level < most; level += 1) {
    if (isWithin(other, element)) return element;
    element = element.parent;
  }
  return undefined;
}
