import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isHouseWord } from './house-words.js';
import { isContactWord, isSmallWord } from './label-words.js';
import { isOurs } from './ours.js';
import { isRoleWord, isTitleWord } from './roles.js';
import { isOwnWord, type SiteNames } from './site-names.js';

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.&-]*/gu;
/** Words of a firm's name. */
const MOST_WORDS = 5;

/** Words for calling and writing that names of firms begin with, as one word with the rest: `Mailchimp`, `Postmark`. */
const BEGINNING =
  /^(?:e?mail|post|call|ring|book|text|chat|fax|contact|order|phone|cell|ruf|bestell|buch)(\p{Ll}{2,})$/u;
/** What such a word may end in that is none. */
const isEnding = wordList('al en er es ing ed ung box us os te ale alne ion code');

/**
 * Whether what stands right before an address, with a comma behind it, is the name of a firm that is not the site: words with
 * capitals, of which the first says nothing of a contact.
 *
 * @param before the sentence before the address
 * @param hasTown whether the address has its town: then one word before it is none, but a name
 */
export function isNameBeforeAddress(before: string, hasTown: boolean, names: SiteNames): boolean {
  const line = before.trimEnd();
  if (!line.endsWith(',')) return false;
  const clause =
    line
      .slice(0, -1)
      .split(/[:：;·|•\n]|\s[–—-]\s/u)
      .at(-1) ?? '';
  const written = (clause.split(',').at(-1) ?? '').match(WORD) ?? [];
  const [first = ''] = written;
  if (written.length === 0 || written.length > MOST_WORDS || !written.every((word) => /^\p{Lu}/u.test(word)))
    return false;
  const all = written.map((word) => fold(word).replaceAll(' ', ''));
  if (all.some((word) => isOwnWord(word, names) || names.desks.has(word)) || isOurs(clause)) return false;
  const own = all[0] ?? '';
  const isUnknown = !(isKnown(own) || names.around.has(own) || names.trades.has(own)) && /\p{Ll}/u.test(first);
  return written.length === 1 ? isJoined(own) || (hasTown && isUnknown) : isUnknown;
}

function isKnown(word: string): boolean {
  return isContactWord(word) || isSmallWord(word) || isHouseWord(word) || isRoleWord(word) || isTitleWord(word);
}

function isJoined(word: string): boolean {
  const [, rest] = BEGINNING.exec(word) ?? [];
  return rest !== undefined && !isEnding(rest) && !isContactWord(rest) && !isHouseWord(rest);
}
