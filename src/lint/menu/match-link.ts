import { fold } from '../fold.js';
import type { Target } from '../link-key.js';
import type { Item, MenuIndex, Place } from './assigned-menus.js';
import { stem } from './stem.js';

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
const SIMILAR_LABEL = 0.6;
const LABEL_ELSEWHERE = 0.55;
/** The items of all menus that a link may stand for, the surest first of each menu. */
export function matchLink(label: string, target: Target, { byKey, byLabel, byTail, byStem }: MenuIndex): ItemMatch[] {
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
  for (const word of folded.split(' ')) consider(byStem.get(stem(word)));
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
  if (!isSimilar(label, item.label)) return 0;
  if (sameTail) return SIMILAR;
  return target.key === undefined || item.target.key === undefined ? SIMILAR_LABEL : 0;
}

/** Share of the words of the shorter of two labels that the other has to have. */
const MOST_WORDS = 0.67;

/** Whether one label is the other and more words, or most words are the same but for their endings. */
function isSimilar(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  const stems = (label: string) => new Set(label.split(' ').filter(isTelling).map(stem));
  const [first, second] = [stems(a), stems(b)];
  const shared = [...first].filter((each) => second.has(each)).length;
  return shared > 0 && shared >= Math.min(first.size, second.size) * MOST_WORDS;
}

/** Words that stand in any label. */
const PLAIN = new Set(
  'a an and the of to our your my us we i in on for e y et und die der das le la les de du des un une el los il lo gli o os as i nostri nos unsere ons onze vi med och og om i na do w z'.split(
    ' ',
  ),
);

function isTelling(word: string): boolean {
  return word.length > 1 && !PLAIN.has(word);
}
