import type { Manifest } from './schema.js';

type Places = Manifest['resources']['menus'];
type Item = NonNullable<Places[string]['items']>[number];

/**
 * The items of all menus in the order in which they are kept: upper levels before lower ones, and within a level the
 * heads of lists before their tails, so that no long list crowds out a short one.
 */
export function rankItems(menus: Places): Map<Item, number> {
  const ranks = new Map<Item, number>();
  let level = Object.values(menus).flatMap(({ items }) => (items ? [items] : []));
  while (level.length > 0) {
    const placed = level.flatMap((items) => items.map((item, index) => ({ item, index })));
    for (const { item } of placed.sort((a, b) => a.index - b.index)) {
      if (!ranks.has(item)) ranks.set(item, ranks.size); // one menu may be assigned to several locations
    }
    level = placed.flatMap(({ item }) => (item.children ? [item.children] : []));
  }
  return ranks;
}

/** Menus with the first so many items of a ranking. A menu that keeps none has no list of items any more. */
export function keepItems(menus: Places, ranks: ReadonlyMap<Item, number>, count: number): Places {
  const kept = (items: readonly Item[]): Item[] =>
    items.flatMap((item) =>
      (ranks.get(item) ?? count) < count ? [withChildren(item, kept(item.children ?? []))] : [],
    );
  const places: Places = Object.create(null);
  for (const [location, { items, ...place }] of Object.entries(menus)) {
    const left = kept(items ?? []);
    places[location] = left.length > 0 || items?.length === 0 ? { ...place, items: left } : place;
  }
  return places;
}

function withChildren({ children: _children, ...item }: Item, children: Item[]): Item {
  return children.length > 0 ? { ...item, children } : item;
}
