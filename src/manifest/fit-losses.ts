import { pointer } from '../message/pointer.js';
import type { Manifest } from './schema.js';

/** What a manifest lost at one place. */
export interface Loss {
  /** JSON Pointer (RFC 6901) into the manifest before. */
  pointer: string;
  /** How much is still there: items of a menu on all levels, entries of a list or table, characters of a text. */
  kept: number;
  /** How much there was. */
  of: number;
}

/** Entries of one list or table whose losses are told one by one; of more it is told how many entries are whole. */
const TOLD = 20;

/** A loss whose pointer is not written out: of thousands a few are told. */
interface Found extends Omit<Loss, 'pointer'> {
  at: Place | undefined;
}

/** A place in a manifest, as a list from the last key upwards. */
interface Place {
  key: string;
  up: Place | undefined;
}

const NONE: readonly Found[] = [];

/** What is in the first manifest and not in the second, which is cut from it. */
export function lossesOf(before: Manifest, after: Manifest): Loss[] {
  const found = compare(undefined, before, { ...after, detail: before.detail });
  return found.map(({ at, kept, of }) => ({ pointer: pointerTo(at), kept, of }));
}

function compare(at: Place | undefined, before: unknown, after: unknown): readonly Found[] {
  if (before === undefined || before === after) return NONE;
  if (typeof before === 'string') {
    return [{ at, kept: typeof after === 'string' ? Math.max(0, after.length - '…'.length) : 0, of: before.length }];
  }
  if (at?.key === 'items' && Array.isArray(before)) {
    const [kept, of] = [countItems(after), countItems(before)];
    if (kept !== of) return [{ at, kept, of }];
  }
  if (typeof before !== 'object' || before === null) return [{ at, kept: 0, of: 1 }];
  if (typeof after !== 'object' || after === null) return [{ at, kept: 0, of: Object.keys(before).length }];
  if (at?.up?.key === COMPONENTS && at.up.up === undefined) return compareComponent(at, before, after);
  return compareMembers(at, before, after);
}

/** Those of what a writer is told of a site: how components are written out is told in other words, or not at all. */
export function lossesOfSite(before: Manifest, after: Manifest): Loss[] {
  return lossesOf(before, after).filter((loss) => !/^\/runtime_components\/[^/]{1,20}$/.test(loss.pointer));
}

/** Where the manifest tells of components. */
const COMPONENTS = 'runtime_components';

/** What a component lost of what is told of it: members and attributes together, as there may be many of them. */
function compareComponent(at: Place, before: object, after: object): readonly Found[] {
  const [had, has] = [before, after].map((component) => {
    const attributes = ownMember(component, 'attributes');
    return { component, attributes: typeof attributes === 'object' && attributes !== null ? attributes : {} };
  });
  if (!had || !has) return NONE;
  const lost = missing(had.component, has.component).length + missing(had.attributes, has.attributes).length;
  const of = Object.keys(had.component).length + Object.keys(had.attributes).length;
  const rest = { ...onlyOf(has.component, had.component), attributes: onlyOf(has.attributes, had.attributes) };
  return [...(lost > 0 ? [{ at, kept: of - lost, of }] : []), ...compareMembers(at, rest, after)];
}

function missing(before: object, after: object): string[] {
  return Object.keys(before).filter((key) => !Object.hasOwn(after, key));
}

/** The members of an object that another has, too. */
function onlyOf(other: object, object: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => Object.hasOwn(other, key)));
}

function compareMembers(at: Place | undefined, before: object, after: object): readonly Found[] {
  const of = Object.keys(before).length;
  const left = Object.keys(after);
  if (Array.isArray(before) && left.length !== of) return [{ at, kept: left.length, of }];
  // What is left is looked at where that settles it: most of a large table is gone.
  const isLarge = of - left.length > TOLD;
  const found: Found[] = [];
  let changed = isLarge ? of - left.length : 0;
  for (const key of isLarge ? left : Object.keys(before)) {
    const losses = compare({ key, up: at }, ownMember(before, key), ownMember(after, key));
    if (losses.length === 0) continue;
    changed += 1;
    if (changed <= TOLD) found.push(...losses);
  }
  return changed > TOLD ? [{ at, kept: of - changed, of }] : found;
}

function pointerTo(place: Place | undefined): string {
  const keys: string[] = [];
  for (let at = place; at; at = at.up) keys.push(at.key);
  return pointer(...keys.reverse());
}

function ownMember(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
}

/** Items on all levels, those of a value that is no list none. */
function countItems(items: unknown): number {
  if (!Array.isArray(items)) return 0;
  let count = items.length;
  for (const item of items) {
    if (typeof item === 'object' && item !== null && 'children' in item) count += countItems(item.children);
  }
  return count;
}
