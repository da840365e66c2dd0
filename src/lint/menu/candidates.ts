import type { Budget } from '../../budget.js';
import type { DocElement } from '../document/element.js';
import { isWithin } from '../document/element.js';
import { sharedAncestor } from '../document/shared-ancestor.js';
import type { Entry } from './entries.js';

/** An element that groups links, with those links. */
export interface Candidate {
  element: DocElement;
  /** In the order of the source. */
  entries: readonly Entry[];
}

/** Levels of elements that a link and the next one of its group stand apart, at most: keeps the search linear. */
const FARTHEST = 24;

/** Links of a group, at most, for each item of the site's longest menu, and beside that. */
const TIMES_LONGEST = 3;
const MORE_LINKS = 12;

/**
 * The elements that group links: each smallest element that holds a link and the next one, with all links in it, the
 * outer before the inner.
 *
 * @param longest items of the site's longest menu
 */
export function candidatesOf(entries: readonly Entry[], longest: number, budget: Budget): Candidate[] {
  const most = longest * TIMES_LONGEST + MORE_LINKS;
  const groups = new Map<DocElement, { from: number; to: number }>();
  for (let index = 1; index < entries.length; index += 1) {
    const [before, after] = [entries[index - 1], entries[index]];
    const element = before && after && sharedAncestor(before.element, after.element, FARTHEST);
    if (!element) continue;
    const group = groups.get(element);
    if (group) group.to = Math.max(group.to, index);
    else groups.set(element, { from: index - 1, to: index });
  }
  const candidates: Candidate[] = [];
  for (const [element, { from, to }] of groups) {
    let [first, last] = [from, to];
    while (first > 0 && to - first < most && holds(element, entries[first - 1])) first -= 1;
    while (last + 1 < entries.length && last - first < most && holds(element, entries[last + 1])) last += 1;
    budget.spend((last - first) * TAKEN);
    if (last - first < most) candidates.push({ element, entries: entries.slice(first, last + 1) });
  }
  return candidates.sort((a, b) => a.element.index - b.element.index || b.element.last - a.element.last);
}

/** Steps to take a link into a group, and to rate it there. */
const TAKEN = 20;

function holds(element: DocElement, entry: Entry | undefined): boolean {
  return entry !== undefined && isWithin(entry.element, element);
}
