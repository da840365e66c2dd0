import { fold } from '../fold.js';
import type { Target } from '../link-key.js';
import type { Item, MenuIndex, Place } from './assigned-menus.js';

/** That a link says what an item of a menu says, and how surely: from 0 to 1. */
export interface ItemMatch extends Place {
  strength: number;
}

/** The weakest match that counts. */
export const LEAST_STRENGTH = 0.5;

/** Same address and label; same address; same label with no address yet; same label and another address. */
const BOTH = 1;
const ADDRESS = 0.9;
const LABEL = 0.9;
const SIMILAR = 0.7;
const LABEL_ELSEWHERE = 0.55;
/** The items of all menus that a link may stand for, the surest first of each menu. */
export function matchLink(label: string, target: Target, { byKey, byLabel, byTail }: MenuIndex): ItemMatch[] {
  const folded = fold(label);
  const matches = new Map<Item, ItemMatch>();
  const consider = (places: readonly Place[] | undefined) => {
    for (const place of places ?? []) {
      if (matches.has(place.item)) continue;
      const strength = strengthOf(folded, target, place.item);
      if (strength >= LEAST_STRENGTH) matches.set(place.item, { ...place, strength });
    }
  };
  if (target.key !== undefined) consider(byKey.get(target.key));
  if (folded !== '') consider(byLabel.get(folded));
  if (target.tail !== '') consider(byTail.get(target.tail));
  return [...matches.values()].sort((a, b) => b.strength - a.strength);
}

function strengthOf(label: string, target: Target, item: Item): number {
  const sameLabel = label !== '' && label === item.label;
  if (target.key !== undefined && target.key === item.target.key) return sameLabel ? BOTH : ADDRESS;
  const sameTail = target.tail !== '' && target.tail === item.target.tail;
  if (sameLabel)
    return target.key === undefined || item.target.key === undefined || sameTail || target.home
      ? LABEL
      : LABEL_ELSEWHERE;
  if (sameTail && isSimilar(label, item.label)) return SIMILAR;
  return 0;
}

/** Whether one label is the other and more words, or most words are the same. */
export function isSimilar(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > 0 && shared >= Math.min(first.size, second.size) * 0.67;
}
