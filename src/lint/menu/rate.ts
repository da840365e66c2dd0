import type { AssignedMenu, Item } from './assigned-menus.js';
import type { Candidate } from './candidates.js';
import type { Entry } from './entries.js';

/** How much of a group of links is a menu, and how much of the menu the group is. */
export interface Rating {
  menu: AssignedMenu;
  /** The items of the menu that the group is compared with: all, or one branch. */
  scope: readonly Item[];
  /** Which link stands for which item; each of both once. */
  pairs: readonly { entry: Entry; item: Item; strength: number }[];
  /** Share of the links that stand for items, from 0 to 1; sure matches count more. */
  ofLinks: number;
  /** Share of the items that the group has, from 0 to 1. */
  ofItems: number;
  /** Share of the matched links that stand in the menu's order, from 0 to 1. */
  order: number;
  score: number;
}

/** Compares a group of links with every menu that any of them may belong to, the best first. */
export function rate({ entries }: Candidate): Rating[] {
  const menus = new Set(entries.flatMap(({ matches }) => matches.map(({ menu }) => menu)));
  const counted = distinct(entries);
  return [...menus]
    .flatMap((menu) => menu.scopes.map((scope) => rateScope(counted, menu, scope)))
    .filter(({ pairs }) => pairs.length > 0)
    .sort((a, b) => b.score - a.score || b.pairs.length - a.pairs.length);
}

function rateScope(entries: readonly Entry[], menu: AssignedMenu, scope: readonly Item[]): Rating {
  const inScope = new Set(scope);
  const taken = new Map<Item, { entry: Entry; item: Item; strength: number }>();
  for (const entry of entries) {
    const match = entry.matches.find((each) => each.menu === menu && inScope.has(each.item) && !taken.has(each.item));
    if (match) taken.set(match.item, { entry, item: match.item, strength: match.strength });
  }
  const pairs = [...taken.values()];
  const weight = pairs.reduce((sum, { strength }) => sum + strength, 0);
  const ofLinks = entries.length === 0 ? 0 : weight / entries.length;
  const ofItems = weight / scope.length;
  const order = inOrder(pairs.map(({ item }) => item.index));
  // Both directions count; the order tells a menu from links that happen to be the same.
  const score = Math.sqrt(ofLinks * ofItems) * (0.85 + 0.15 * order);
  return { menu, scope, pairs, ofLinks, ofItems, order, score };
}

/** Links that count: each address once, and no switch of languages that the menu does not have. */
function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ label, target, language, matches }) => {
    if (language && matches.length === 0) return false;
    if (label === '' && target.key === undefined) return false;
    const key = target.key ?? `#${label}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Length of the longest ascending run, not nessarily of neighbours, over all. */
function inOrder(indexes: readonly number[]): number {
  if (indexes.length < 2) return 1;
  const tails: number[] = [];
  for (const index of indexes) {
    const at = tails.findIndex((tail) => tail >= index);
    if (at === -1) tails.push(index);
    else tails[at] = index;
  }
  return tails.length / indexes.length;
}
