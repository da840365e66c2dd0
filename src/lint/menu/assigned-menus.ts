import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { type Target, targetOf } from '../document/link-key.js';
import { fold } from '../words/fold.js';
import { stem, tellingStems } from './stem.js';

type Items = NonNullable<Manifest['resources']['menus'][string]['items']>;

/** An item of a menu, on any level. */
export interface Item {
  /** Its place among all items of the menu, in the order in which they are shown. */
  index: number;
  /** Folded. */
  label: string;
  target: Target;
  /** 1 for the top level. */
  level: number;
  /** The item that it stands under. */
  parent: Item | undefined;
  /** Stems of the words of its label that tell something. */
  stems: ReadonlySet<string>;
  /** The scopes of its menu that it is in, by their places in the list. */
  scopes: number[];
}

/** A menu that is assigned somewhere. */
export interface AssignedMenu {
  /** Locations that it is assigned to. */
  locations: readonly string[];
  name: string;
  items: readonly Item[];
  /**
   * Groups of items that a copy may show: all, the top level, the last level alone, the children of each item that has
   * several.
   */
  scopes: readonly (readonly Item[])[];
  /** Levels that it has. */
  deepest: number;
}

/** What the items of all assigned menus are found by. */
export interface MenuIndex {
  menus: readonly AssignedMenu[];
  byKey: ReadonlyMap<string, readonly Place[]>;
  byLabel: ReadonlyMap<string, readonly Place[]>;
  byTail: ReadonlyMap<string, readonly Place[]>;
  /** By the stem of each word of their labels. */
  byStem: ReadonlyMap<string, readonly Place[]>;
}

/** An item and its menu. */
export interface Place {
  menu: AssignedMenu;
  item: Item;
}

/** Children that a branch needs to be taken for a menu of its own. */
const LEAST_BRANCH = 3;

/** The menus of a site that are assigned to a location, each once. */
export const assignedMenus = memo((manifest: Manifest): MenuIndex => {
  const byId = new Map<string, { locations: string[]; name: string; items: Items }>();
  for (const [location, { menu, name, items }] of Object.entries(manifest.resources.menus)) {
    if (menu === undefined || !items || items.length === 0) continue;
    const known = byId.get(menu);
    if (known) known.locations.push(location);
    else byId.set(menu, { locations: [location], name: name ?? menu, items });
  }
  const menus = [...byId.values()].map(({ locations, name, items }): AssignedMenu => {
    const flat = flatten(items, manifest);
    const scopes = scopesOf(flat);
    for (const [index, scope] of scopes.entries()) for (const item of scope) item.scopes.push(index);
    return {
      locations,
      name,
      items: flat,
      scopes,
      deepest: flat.reduce((most, { level }) => Math.max(most, level), 0),
    };
  });
  const byKey = new Map<string, Place[]>();
  const byLabel = new Map<string, Place[]>();
  const byTail = new Map<string, Place[]>();
  const byStem = new Map<string, Place[]>();
  for (const menu of menus) {
    for (const item of menu.items) {
      const place = { menu, item };
      if (item.target.key !== undefined) add(byKey, item.target.key, place);
      if (item.target.tail !== '') add(byTail, item.target.tail, place);
      if (item.label === '') continue;
      add(byLabel, item.label, place);
      for (const key of new Set(item.label.split(' ').map(stem))) add(byStem, key, place);
    }
  }
  return { menus, byKey, byLabel, byTail, byStem };
});

const NONE: ReadonlySet<string> = new Set();

function flatten(items: Items, manifest: Manifest): Item[] {
  const flat: Item[] = [];
  const stack = items.toReversed().map((item) => ({ item, level: 1, parent: undefined as Item | undefined }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { item, level, parent } = next;
    const own: Item = {
      index: flat.length,
      label: fold(item.label),
      target: targetOf(item.url, manifest),
      level,
      parent,
      stems: NONE,
      scopes: [],
    };
    own.stems = tellingStems(own.label);
    flat.push(own);
    for (const child of (item.children ?? []).toReversed()) stack.push({ item: child, level: level + 1, parent: own });
  }
  return flat;
}

function scopesOf(items: readonly Item[]): Item[][] {
  const children = new Map<Item | undefined, Item[]>();
  for (const item of items) {
    const siblings = children.get(item.parent);
    if (siblings) siblings.push(item);
    else children.set(item.parent, [item]);
  }
  const top = children.get(undefined) ?? [];
  if (top.length === items.length) return [top];
  const leaves = items.filter((item) => !children.has(item));
  const branches = [...children]
    .filter(([parent, list]) => parent && list.length >= LEAST_BRANCH)
    .map(([, list]) => list);
  return [[...items], top, leaves, ...branches];
}

function add(map: Map<string, Place[]>, key: string, place: Place): void {
  const places = map.get(key);
  if (places) places.push(place);
  else map.set(key, [place]);
}
