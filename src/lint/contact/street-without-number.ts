import { namesStreet } from './street-reading.js';
import { hasUnspaced } from './unspaced-addresses.js';

/** Characters and words of a street with its town. */
const LONGEST = 120;
const [FEWEST_WORDS, MOST_WORDS] = [3, 14];

/** Whether a text is the name of a street with its town behind it, with a house number or without: a kind of street, a name, a place. */
export function isStreetWithTown(text: string): boolean {
  if (text.length > LONGEST || hasUnspaced(text) || /[@/:!?]/.test(text)) return false;
  const words = text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{Nd}]/u.test(word));
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || !namesStreet(words)) return false;
  return /^["„«“]?[\p{Lu}\p{Lo}]/u.test(words.at(-1) ?? '');
}
