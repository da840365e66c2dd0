import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/**
 * Makes a function that finds the closest of an element and its ancestors that passes. It climbs no way twice: in a page
 * of many elements in one another that would take the square of their number.
 */
export function nearestBy(
  passes: (element: DocElement, document: IndexedDocument) => boolean,
): (document: IndexedDocument, element: DocElement | undefined) => DocElement | undefined {
  const answersOf = oncePerDocument(({ elements }) => new Array<DocElement | null | undefined>(elements.length));
  return (document, element) => {
    const answers = answersOf(document);
    let each = element;
    while (each && answers[each.index] === undefined && !passes(each, document)) each = each.parent;
    const known = each && answers[each.index];
    const answer = known === undefined ? each : (known ?? undefined);
    for (let below = element; below && below !== each; below = below.parent) answers[below.index] = answer ?? null;
    if (each) answers[each.index] = answer ?? null;
    return answer;
  };
}

/** The closest of an element and its ancestors with one of some tags. */
export function nearestTag(...tags: readonly string[]): ReturnType<typeof nearestBy> {
  return nearestBy(({ tag }) => tags.includes(tag));
}
