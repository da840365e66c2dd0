import { fold, words } from '../words/fold.js';
import { isContactWord, isSmallWord } from './label-words.js';
import { isRoleWord } from './roles.js';
import type { SiteNames } from './site-names.js';

/**
 * Somebody of the house by a first name and the site's: in brackets behind a word for a contact, or behind what people are who
 * lead a house.
 */
const SOMEBODY =
  /^([^():：]{2,40}?)(?:[:：,(]\s?|\s)(?:\p{Lu}[\p{L}\p{M}.-]{1,20}\s){1,2}(\p{Lu}[\p{L}\p{M}'’-]{2,30})\)?[\s:：,·•|–-]{0,4}(?:\p{L}{1,10}\.?[:：]?\s{0,2})?$/u;

/** Whether a label names somebody of the house: `Owner: Hanne Volquardsen` for a site of that name. */
export function isSomebodyOfHouse(text: string, names: SiteNames): boolean {
  const [, role = '', surname] = SOMEBODY.exec(text.trim()) ?? [];
  if (surname === undefined || !names.words.has(fold(surname))) return false;
  const all = words(role).filter((word) => !isSmallWord(word));
  return all.length > 0 && all.every((word) => isRoleWord(word) || isContactWord(word));
}

/** What stands before the name of whose something is. */
const OF: ReadonlySet<string> = new Set('der des von vom of de du di del della dello van av af the la'.split(' '));

/** Whether a label says whose a contact is, by a house and its name: "WhatsApp der Glaserei Huber:". */
export function isOfHouse(text: string): boolean {
  const [of = '', ...named] = text.replace(/[:：]/g, ' ').trim().split(/\s/).slice(-3);
  return (
    OF.has(of) &&
    named.every((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isContactWord(fold(word)) && !isSmallWord(fold(word)))
  );
}
