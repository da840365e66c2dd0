import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { type Part, readParts } from '../page/parts.js';
import { ownClasses, resourcesOf } from '../resources/find.js';
import type { Item, Resource } from '../resources/resource.js';

/** Something that an expansion shows, and what the resource has for it. */
export interface Pair {
  part: Part;
  item: Item;
}

/** An expansion held against what the site has for it. */
export interface Match {
  resource: Resource;
  /** What it shows of the resource, in the order of the expansion. */
  pairs: Pair[];
  /** What it shows and the resource does not have. */
  foreign: Part[];
  /** What the resource has and it does not show. */
  missing: Item[];
  /** Links that are wrongly marked as the current page, and those that are wrongly not. */
  wrongMarks: Part[];
  missingMarks: Part[];
}

/** Expansions are matched once for each page, and several properties ask. */
const known = new WeakMap<Expansion, { match: Match | undefined }>();

/**
 * The best match of an expansion among the resources that it may stand for.
 *
 * @returns nothing where the site has nothing for it
 */
export function matchOf(expansion: Expansion, page: ReadPage): Match | undefined {
  const found = known.get(expansion) ?? { match: bestOf(expansion, page) };
  known.set(expansion, found);
  return found.match;
}

function bestOf(expansion: Expansion, page: ReadPage): Match | undefined {
  const { root, tag } = expansion;
  const parts = root ? readParts(tag, root, ownClasses(expansion, page)) : [];
  const matches = resourcesOf(expansion, page).map((resource) => match(parts, resource, expansion, page));
  return matches.sort((a, b) => weight(a) - weight(b))[0];
}

function weight({ foreign, missing }: Match): number {
  return foreign.length + missing.length;
}

function match(parts: readonly Part[], resource: Resource, expansion: Expansion, page: ReadPage): Match {
  const pairs: Pair[] = [];
  const foreign: Part[] = [];
  const wrongMarks: Part[] = [];
  const missingMarks: Part[] = [];
  const left = [...resource.items];
  for (const part of parts) {
    // What has no text is not foreign for that: it is for other properties.
    const index = left.findIndex((item) => (part.text === '' || isSame(part, item)) && leadsThere(part, item));
    const item = left[index];
    if (item) {
      left.splice(index, 1);
      pairs.push({ part, item });
    } else foreign.push(part);
    if (expansion.tag !== 'x-menu' || page.request === undefined || !item) continue;
    if (part.current && !item.current) wrongMarks.push(part);
    if (!part.current && item.current && expansion.linked) missingMarks.push(part);
  }
  const missing = missingItems(parts, resource, expansion.linked);
  return { resource, pairs, foreign, missing, wrongMarks, missingMarks };
}

function missingItems(parts: readonly Part[], { items, linked }: Resource, isLinkable: boolean): Item[] {
  const missing: Item[] = [];
  let next = 0;
  for (const item of items) {
    // In a link or a button there are no links.
    if (item.kind === 'control' && item.text === '<a>' && !isLinkable) continue;
    const needsLink = item.kind !== 'entry' || (isLinkable && linked === true);
    const isOrdered = item.kind === 'entry' || item.kind === 'control';
    const found = parts.findIndex(
      (part, index) => (!isOrdered || index >= next) && isSame(part, item) && isLinked(part, item, needsLink),
    );
    if (found === -1) missing.push(item);
    else if (isOrdered) next = found + 1;
  }
  return missing;
}

function isSame(part: Part, item: Item): boolean {
  return part.kind === item.kind && part.text === item.text;
}

function leadsThere({ href }: Part, { target }: Item): boolean {
  return href === undefined || target?.is(href) === true;
}

function isLinked({ href }: Part, { target }: Item, isNeeded: boolean): boolean {
  return !isNeeded || target === undefined || (href !== undefined && target.is(href));
}
