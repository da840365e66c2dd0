import type { Entry } from './entries.js';
import type { Rating } from './rate.js';
import { SURE } from './rate.js';

/** Links that a message names. */
const MOST_NAMED = 3;

/**
 * The links of a copy that go with it though no item of its menus is called so or leads there. Who looks at the suggestion has
 * to know of them.
 *
 * @param copied the keys of the links that stand for items
 */
export function goingLinks(
  entries: readonly Entry[],
  ratings: readonly Rating[],
  copied: ReadonlySet<string>,
  staying: ReadonlySet<Entry>,
): Entry[] {
  const menus = new Set(ratings.map(({ menu }) => menu));
  const isItem = ({ matches }: Entry) => matches.some(({ menu, strength }) => strength >= SURE && menus.has(menu));
  const seen = new Set(copied);
  return entries.filter((entry) => {
    if (staying.has(entry) || entry.label === '' || seen.has(entry.key) || isItem(entry)) return false;
    seen.add(entry.key);
    return true;
  });
}

/** Words of a message on links that a copy has and the menu has not; empty where there are none. */
export function withoutLinks(names: string): string {
  if (names === '') return '';
  const all = names.split(/(?<=`), /);
  const more = all.length - MOST_NAMED;
  return ` without ${all.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}, which the menu does not have`;
}
