import type { Budget } from '../../budget.js';
import { countUpTo } from '../document/ascending.js';
import { type DocElement, isWithin } from '../document/element.js';
import { fold } from '../words/fold.js';
import type { AssignedMenu, Item } from './assigned-menus.js';
import type { Candidate } from './candidates.js';
import type { Entry } from './entries.js';
import type { ItemMatch } from './match-link.js';

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
export function rate(candidate: Candidate, budget: Budget): Rating[] {
  const scopes = scopesOf(candidate, budget);
  const counted = distinct(candidate.entries);
  const heads = candidate.element.tag === 'ul' || candidate.element.tag === 'ol' ? headsOf(candidate) : [];
  const ratings = [...scopes].flatMap(([menu, indexes]) =>
    [...indexes].sort((a, b) => a - b).map((index) => rateScope(counted, menu, index, budget)),
  );
  if (heads.length > 1 && heads.length < counted.length) {
    for (const menu of scopes.keys())
      for (let index = 0; index < Math.min(2, menu.scopes.length); index += 1)
        ratings.push(...moreThan(ratings, rateScope(heads, menu, index, budget)));
  }
  return ratings
    .filter(({ pairs }) => pairs.length > 0)
    .sort((a, b) => b.score - a.score || b.pairs.length - a.pairs.length);
}

/** Links that stand for items, of all in a group, for it to be a menu as a whole. */
const MOSTLY = 0.6;

/** A rating of what a list shows at first; nothing where the whole list has more items of that menu, and little else. */
function moreThan(ratings: readonly Rating[], heads: Rating): Rating[] {
  const isWhole = ({ menu, pairs, ofLinks }: Rating) =>
    menu === heads.menu && ofLinks >= MOSTLY && pairs.length > heads.pairs.length;
  return ratings.some(isWhole) ? [] : [heads];
}

/** The scopes of each menu that any link of a group may be in, by their places in the menu's list. */
function scopesOf({ entries }: Candidate, budget: Budget): Map<AssignedMenu, Set<number>> {
  const scopes = new Map<AssignedMenu, Set<number>>();
  for (const { matches } of entries) {
    budget.spend(1 + matches.length * RATED);
    for (const { menu, item } of matches) {
      const known = scopes.get(menu) ?? new Set<number>();
      scopes.set(menu, known);
      for (const index of item.scopes) known.add(index);
    }
  }
  return scopes;
}

/** The first link of each item of a list: what it shows before a submenu opens. */
function headsOf({ element, entries }: Candidate): Entry[] {
  const items = element.children.filter((child): child is DocElement => child.kind === 'element');
  return distinct(
    items.flatMap((item) => {
      const first = entries[countUpTo(entries, (entry) => entry.element.index, item.index - 1)];
      return first && isWithin(first.element, item) ? first : [];
    }),
  );
}

/** Steps to look at one item that a link may stand for. */
const RATED = 8;

/** By how much each further match makes the others surer, up to the most that it may add. */
const EACH_MATCH = 0.1;
const MOST_ADDED = 0.4;

function rateScope(entries: readonly Entry[], menu: AssignedMenu, index: number, budget: Budget): Rating {
  const scope = menu.scopes[index] ?? [];
  const taken = new Map<Item, { entry: Entry; item: Item; strength: number }>();
  const place = (entry: Entry, isMeant: (match: ItemMatch) => boolean): boolean => {
    const match = entry.matches.find(
      (each) => each.menu === menu && isMeant(each) && each.item.scopes.includes(index) && !taken.has(each.item),
    );
    budget.spend(4 + entry.matches.length * RATED);
    if (match) taken.set(match.item, { entry, item: match.item, strength: match.strength });
    return match !== undefined;
  };
  // Sure matches first, then the item's own words, so that a vague one takes no item away from them.
  const unsure = entries.filter((entry) => !place(entry, ({ strength }) => strength >= SURE));
  const unlike = unsure.filter((entry) => !place(entry, ({ item }) => item.label === entry.folded));
  for (const entry of unlike) place(entry, () => true);
  const pairs = [...taken.values()].sort((a, b) => a.entry.element.index - b.entry.element.index);
  const order = inOrder(pairs.map(({ item }) => item.index));
  // Many alike labels in the menu's order are no chance, be their addresses what they are.
  const added = isNamedAlike(pairs, entries, scope)
    ? ALL_ALIKE
    : Math.min(MOST_ADDED, Math.max(0, pairs.length - 2) * EACH_MATCH) * order;
  const weight = pairs.reduce((sum, { strength }) => sum + Math.min(1, strength + added), 0);
  const ofLinks = entries.length === 0 ? 0 : weight / entries.length;
  const ofItems = weight / scope.length;
  // Both directions count; the order tells a menu from links that happen to be the same.
  // A whole menu is a better reading than the same items as a part of another.
  const whole = scope.length === menu.items.length ? 1 : 0.97;
  const score = Math.sqrt(ofLinks * ofItems) * (0.85 + 0.15 * order) * whole;
  return { menu, scope, pairs, ofLinks, ofItems, order, score };
}

/** What is added where all links are named as all items are, in their order, and one leads where its item does. */
const ALL_ALIKE = 0.35;

function isNamedAlike(pairs: Rating['pairs'], entries: readonly Entry[], scope: readonly Item[]): boolean {
  if (pairs.length !== scope.length || pairs.length !== entries.length) return false;
  return (
    pairs.every(({ entry, item }, at) => item === scope[at] && fold(entry.label) === item.label) &&
    pairs.some(({ strength }) => strength === 1)
  );
}

/** From here on a match is by address or by label, not by parts of them. */
export const SURE = 0.9;

/** Links that count: each once, be it repeated as a picture, and no switch of languages that the menu does not have. */
function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ label, target, place, key, language, matches }) => {
    if (language && matches.length === 0) return false;
    if (label === '' && target.key === undefined) return false;
    if (seen.has(key) || seen.has(place)) return false;
    seen.add(key);
    return true;
  });
}

/** Length of the longest ascending run, not necessarily of neighbours, over all. */
function inOrder(indexes: readonly number[]): number {
  if (indexes.length < 2) return 1;
  const tails: number[] = [];
  for (const index of indexes) {
    tails[countUpTo(tails, (tail) => tail, index - 1)] = index;
  }
  return tails.length / indexes.length;
}
