import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isCredit } from './credit.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isRoleWord } from './roles.js';

/** Characters of a sentence of promotion. */
const LONGEST = 70;
/** What costs something, or costs less: nobody is called so. */
const PRICE = /[£$€¥₹₽₴]\s?\p{Nd}|\p{Nd}\s?(?:[£$€¥₹₽₴%]|(?:EUR|CHF|GBP|USD|PLN|SEK|NOK|DKK)(?!\p{L}))/u;
/** Where something was made. */
const MADE_IN = /^(?:hand|home)?made in\s\p{Lu}[\p{L}’'-]{1,20}$/iu;
/** What costs nothing. */
const isFree = wordList(
  'free gratis kostenlos* kostenfrei* gratuit* gratuíto* gratis* ilmainen bezpłatn* zdarma ingyenes* бесплатн* безкоштовн*',
);
/** A name of a person or a house of two words: what follows is of that. */
const NAME_FIRST = /^\p{Lu}[\p{L}’'.-]{0,20}\s(?:\p{Lu}\p{Ll}|[&+]\s)/u;
/** A word of capitals, and what is said by one: "HIQA-ready". */
const ACRONYM = /(?<![\p{L}-])\p{Lu}{2,6}(?:-\p{Ll}{2,20})?(?![\p{L}-])/gu;

/**
 * Whether a text is a sentence of promotion, as in a bar above a page: "Free delivery over £50", "NHS staff welcome". What it
 * names is not whose contact stands behind it.
 */
export function isPromotion(text: string): boolean {
  const said = text.trim();
  if (said === '' || said.length > LONGEST || /[:：@–—]\s{0,2}$|@|\p{Nd}{4}/u.test(said) || isCredit(said))
    return false;
  if (MADE_IN.test(said)) return true;
  if (NAME_FIRST.test(said)) return false;
  const all = words(said).filter((word) => !isSmallWord(word));
  if (all.some(isRoleWord)) return false;
  if (PRICE.test(said) || (all.some(isFree) && !all.some(isContactWord))) return true;
  if (all.some((word) => isOtherPartyWord(word) || isContactWord(word))) return false;
  // Other capitals may be those of a name.
  const [first = ''] = said.split(/\s/u, 1);
  const rest = (isSmallWord(words(first)[0] ?? '') ? said.slice(first.length) : said).replace(ACRONYM, ' ');
  return !/\p{Lu}/u.test(rest) && PLAIN.test(rest);
}

/** A word of small letters that says something. */
const PLAIN = /(?<![\p{L}’'])\p{Ll}{5,20}(?![\p{L}’'])/u;
