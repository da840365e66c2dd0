import type { Budget } from '../../budget.js';
import type { Target } from '../document/link-key.js';
import type { Item, MenuIndex, Place } from './assigned-menus.js';
import { stem, tellingStems } from './stem.js';

/** That a link says what an item of a menu says, and how surely: from 0 to 1. */
export interface ItemMatch extends Place {
  strength: number;
}

/** The weakest match that counts. */
export const LEAST_STRENGTH = 0.5;

/** A link is an item of a menu from here on: of one with its label, the address must not be another one. */
export const SAME = 0.6;

/**
 * Same address and label; same address; same label with no address yet; same label and another address. A label that is
 * only like the item's is one in a link without an address, or of an address that ends like the item's.
 */
const BOTH = 1;
const ADDRESS = 0.9;
const LABEL = 0.9;
const SIMILAR = 0.7;
const SIMILAR_LABEL = 0.6;
const LABEL_ELSEWHERE = 0.55;

/** Items that are looked at for one reason: what as many have in common says little. */
const MOST_ALIKE = 32;

/** Steps to compare a link with an item. */
const COMPARED = 40;

/**
 * The items of all menus that a link may stand for, the surest first of each menu.
 *
 * @param folded its label
 */
export function matchLink(
  folded: string,
  target: Target,
  { byKey, byLabel, byTail, byStem }: MenuIndex,
  budget: Budget,
): ItemMatch[] {
  const words = folded.split(' ');
  const stems = tellingStems(folded);
  const matches = new Map<Item, ItemMatch>();
  const consider = (places: readonly Place[] = []) => {
    const looked = Math.min(places.length, MOST_ALIKE);
    for (let index = 0; index < looked; index += 1) {
      const place = places[index];
      if (!place || matches.has(place.item)) continue;
      budget.spend(COMPARED + Math.min(stems.size, place.item.stems.size));
      const strength = strengthOf(folded, stems, target, place.item);
      if (strength >= LEAST_STRENGTH) matches.set(place.item, { ...place, strength });
    }
  };
  if (target.key !== undefined) consider(byKey.get(target.key));
  if (folded !== '') consider(byLabel.get(folded));
  if (target.tail !== '') consider(byTail.get(target.tail));
  for (const word of new Set(words.map(stem))) consider(byStem.get(word));
  return [...matches.values()].sort((a, b) => b.strength - a.strength);
}

function strengthOf(label: string, stems: ReadonlySet<string>, target: Target, item: Item): number {
  const sameLabel = label !== '' && label === item.label;
  if (target.key !== undefined && target.key === item.target.key) return sameLabel ? BOTH : ADDRESS;
  const sameTail = target.tail !== '' && target.tail === item.target.tail;
  if (sameLabel)
    return target.key === undefined || item.target.key === undefined || sameTail || target.home
      ? LABEL
      : LABEL_ELSEWHERE;
  if (!isSimilar(stems, item.stems)) return 0;
  if (sameTail) return SIMILAR;
  return target.key === undefined ? SIMILAR_LABEL : 0;
}

/** Share of the words of the shorter of two labels that the other has to have. */
const MOST_WORDS = 0.67;

/** Whether one label is the other and more words, or most words are the same but for their endings. */
function isSimilar(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const each of fewer) if (more.has(each)) shared += 1;
  return shared > 0 && shared >= fewer.size * MOST_WORDS;
}
