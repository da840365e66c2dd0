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

/** Levels that are climbed each time anew: what a page remembers for each of its elements takes longer to make. */
const CLIMBED = 24;

/** The functions by the tags that they look for: many ask for the same. */
const BY_TAGS = new Map<string, ReturnType<typeof nearestBy>>();

/** The closest of an element and its ancestors with one of some tags. */
export function nearestTag(...tags: readonly string[]): ReturnType<typeof nearestBy> {
  const key = tags.toSorted().join(' ');
  const known = BY_TAGS.get(key);
  if (known) return known;
  const wanted: ReadonlySet<string> = new Set(tags);
  const farther = nearestBy(({ tag }) => wanted.has(tag));
  const nearest: typeof farther = (document, element) => {
    let each = element;
    for (let left = CLIMBED; left > 0; left -= 1) {
      if (!each || wanted.has(each.tag)) return each;
      each = each.parent;
    }
    return farther(document, each);
  };
  BY_TAGS.set(key, nearest);
  return nearest;
}
