import type { MenuItem, SiteState } from '../../../site/schema.js';
import { locationLabel } from '../menu-words.js';
import type { FoundMenu } from './find-menus.js';

type Menus = NonNullable<SiteState['menus']>;

/** Menus in the locations of the theme, and what could be given none. */
export interface PlacedMenus {
  menus: Menus;
  unsure: string[];
}

const COLUMNS = ['footer_col_1', 'footer_col_2', 'footer_col_3', 'footer_col_4'];

/**
 * Gives each menu the location that its place on the page stands for; pages repeat their menus.
 *
 * @param language BCP 47 tag of the site's language: people hear the labels of locations
 */
export function placeMenus(found: readonly FoundMenu[], language: string): PlacedMenus {
  const menus: Menus = { locations: {}, definitions: {} };
  const unsure: string[] = [];
  const distinct = withoutCopies(found.filter(({ items }) => items.length > 1));
  const byLabels = new Map<string, string>();
  const put = (location: string, { items, heading, placeholders }: FoundMenu) => {
    const label = heading ?? locationLabel(location, language);
    const labels = JSON.stringify(labelsOf(items));
    const id = byLabels.get(labels) ?? location.replaceAll('_', '-');
    menus.locations[location] = { label, menu: id };
    if (byLabels.has(labels)) return; // the footer has the main menu again
    byLabels.set(labels, id);
    menus.definitions[id] = { name: label, items };
    if (placeholders > 0) {
      unsure.push(
        `${placeholders === 1 ? 'an item' : `${placeholders} items`} of the menu \`${id}\`, because the page has no address for ${placeholders === 1 ? 'it' : 'them'} yet`,
      );
    }
  };
  const leave = (menu: FoundMenu, why: string) => unsure.push(`a menu with ${quoted(menu.items)}, because ${why}`);
  const at = (place: FoundMenu['place']) => distinct.filter((menu) => menu.place === place);

  const headers = at('header').toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  const [main, second, ...more] = headers;
  if (main) put('topic', main);
  if (second) {
    put('naviga', second);
    if (main?.isMain === second.isMain) unsure.push('which menu of the header is the main one, because there are two');
  }
  for (const menu of more) leave(menu, 'the header has two others');

  const [bar, ...bars] = at('bar');
  if (bar) put(main ? 'utili' : 'topic', bar);
  for (const menu of bars) leave(menu, 'the bar at the top has another');

  const footers = at('footer');
  const headed = footers.filter(({ heading }) => heading !== undefined);
  const columns = headed.length > 0 ? headed : footers.length > 1 ? footers : [];
  const [row, ...rows] = footers.filter((menu) => !columns.includes(menu));
  if (row) put('footer', row);
  for (const menu of rows) leave(menu, 'the footer has another row of links');
  for (const [index, menu] of columns.entries()) {
    const location = COLUMNS[index];
    if (location === undefined) leave(menu, 'the theme has four columns in the footer');
    else put(location, menu);
  }
  for (const menu of at('elsewhere')) leave(menu, 'it stands within the content');
  const known = new Set(distinct.flatMap(({ items }) => keysOf(items)));
  for (const menu of found.filter(({ items }) => items.length === 1))
    if (!keysOf(menu.items).every((key) => known.has(key)))
      leave(menu, menu.items[0]?.children ? 'it has one item on top' : 'it is of one link');
  return { menus, unsure };
}

/** A page may have a menu twice, for small screens, and other pages have it again. */
function withoutCopies(found: readonly FoundMenu[]): FoundMenu[] {
  const distinct: FoundMenu[] = [];
  for (const menu of found) {
    const own = keysOf(menu.items);
    const isCopy = distinct.some((known) => {
      if ((known.place === 'footer') !== (menu.place === 'footer')) return false;
      const keys = new Set(keysOf(known.items));
      return own.filter((key) => keys.has(key)).length >= own.length * MOST_ALIKE;
    });
    if (!isCopy) distinct.push(menu);
  }
  return distinct;
}

/** The share of a menu's items that another has to have for the first to be its copy. */
const MOST_ALIKE = 0.75;

function labelsOf(items: readonly MenuItem[]): unknown[] {
  return items.map(({ label, children = [] }) => [label, labelsOf(children)]);
}

function keysOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ label, url, children = [] }) => [`${label.toLowerCase()} ${url ?? ''}`, ...keysOf(children)]);
}

function quoted(items: readonly MenuItem[]): string {
  const labels = items.slice(0, 3).map(({ label }) => `\`${label}\``);
  return items.length > labels.length ? `${labels.join(', ')} and others` : labels.join(', ');
}
