import { isContactWord, isSmallWord } from '../owner/label-words.js';
import { isUrgentWord } from '../owner/urgent-words.js';
import { fold, words } from '../words/fold.js';
import { endsInIdentifier, isIdentifierWord } from '../words/identifier-words.js';
import { groupsOf, type PhoneNumber } from './phone-number.js';

/** Whether digits that are those of a number are surely of something else: a sum, an article, a number of another country. */
export function isOfOther(text: string, start: number, end: number, number: PhoneNumber): boolean {
  if (isDoubtful(text, start, end, number) || isAbroad(text, start, number.country)) return true;
  if (SIGN_BEFORE.test(text.slice(Math.max(0, start - 2), start)) || SIGN_BEHIND.test(text.slice(end, end + 5)))
    return true;
  // A country may stand before a number that has its code.
  const isInternational = /^[+(]/.test(text.slice(start, start + 1));
  return endsInIdentifier(text.slice(Math.max(0, start - MOST_LABEL), start), isInternational);
}

/** Whether they may be of something else, so that somebody has to look. */
export function mayBeOfOther(text: string, start: number, end: number): boolean {
  return isQuantity(text, start, end) || mayBeIdentifier(text, start, end);
}

/** Signs of what is paid, counted or numbered, before digits and behind them. */
const SIGN_BEFORE = /[€$£¥₽₴₺₪%#№=*]\s?$/u;
const SIGN_BEHIND = /^(?:\s?[€$£¥₽₴₺₪%]|\s(?:eur|usd|gbp|chf|kr|zł|kč|ft|lei)(?!\p{L}))/iu;

/** Characters before a number that may say what it is of. */
const MOST_LABEL = 60;

/** Words and signs that say that a number is to be called, in front of it. */
const CALLED =
  /(?:tel|phone|ph|call|ring|fax|mob(?:ile)?|cell|telefon\w{0,40}|t[eé]l[eé]phone|telefono|telefone|telef|fono|m[oó]vil|celular|handy|anruf\w{0,40}|rufen|ruf|appel\w{0,40}|chiama\w{0,40}|llam\w{0,40}|ligue|bel|ring|puh|puhelin|tlf|тел|телефон|звон\w{0,40}|τηλ\S{0,40}|هاتف|جوال|تلفن|טל|טלפון|電話|电话|電話番号|전화|โทร|hotline|whatsapp|viber|☎|☏|✆|📞|📱|📠)[^\p{L}\p{N}]{0,12}$/iu;

/**
 * Whether digits are rather those of something else: written in groups as no number is, or with more behind a slash, and
 * without a word that says otherwise.
 */
function isDoubtful(text: string, start: number, end: number, number: PhoneNumber): boolean {
  const written = text.slice(start, end);
  const groups = groupsOf(written);
  const isPrefixed = /^(?:\+|\(|00|0)/.test(written);
  const isOdd =
    !isPrefixed &&
    groups !== number.groups &&
    groups.includes(' ') &&
    groups.split(' ').some((length) => Number(length) > 4);
  const hasMore = /^\/\p{Nd}/u.test(text.slice(end, end + 2));
  if (!isOdd && !hasMore) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  return before.trim() !== '' && !CALLED.test(before);
}

/** The code of a country in front of a number that has none, so that it is one of there. */
const CODE_BEFORE = /(?:\+|(?<![\p{Nd}+])00)\s?(\p{Nd}{1,3})[)\]]?[\s./-]{0,4}$/u;

/**
 * Whether the code of another country stands in front of a number.
 *
 * @param country digits of the number's own code
 */
export function isAbroad(text: string, start: number, country = ''): boolean {
  if (/^\(?\+/.test(text.slice(start, start + 2))) return false;
  const [, code] = CODE_BEFORE.exec(text.slice(Math.max(0, start - 14), start)) ?? [];
  return code !== undefined && code !== country;
}

/** A label right before a number. */
const LABEL_BEFORE = /([\p{L}\p{M}][\p{L}\p{M}.\s'’-]{0,40})[:：]\s{0,3}$/u;
/** Where a sentence or a line begins or ends. */
const SENTENCE = /[.!?;|·•\n]/u;

/**
 * Whether a number without its country's code may be that of something else: behind a label that is no word for calling, or
 * beside a word for numbers of other things in its sentence.
 */
function mayBeIdentifier(text: string, start: number, end: number): boolean {
  if (/^[+(]/.test(text.slice(start, start + 1))) return false;
  const before = text.slice(Math.max(0, start - MOST_LABEL), start);
  if (CALLED.test(before)) return false;
  const said = words(before.split(SENTENCE).at(-1) ?? '');
  if (said.some(isCallWord) && !said.some(isIdentifierWord)) return false;
  if (LABEL_BEFORE.test(before)) return true;
  const [behind = ''] = text.slice(end, end + MOST_LABEL).split(SENTENCE, 1);
  return [...said, ...words(behind)].some(isIdentifierWord);
}

/** How no quantity begins. */
const PREFIXED = /^(?:\+|\(|0|٠|۰)/;
/** A word of small letters behind digits or before them. */
const WORD_BEHIND = /^\s(\p{Ll}[\p{L}\p{M}]{0,40})/u;
const WORD_BEFORE = /(?:^|\s)(\p{Ll}[\p{L}\p{M}]{0,40})\s$/u;
const MINUS_BEFORE = /(?:^|\s)[-\u2212\u2013]$/u;

/** Whether digits may count something: without a prefix or a word for calling, with a word beside them that is no small one. */
function isQuantity(text: string, start: number, end: number): boolean {
  if (PREFIXED.test(text.slice(start, start + 1))) return false;
  const before = text.slice(Math.max(0, start - 42), start);
  if (CALLED.test(before)) return false;
  const beside = [WORD_BEHIND.exec(text.slice(end, end + 42))?.[1], WORD_BEFORE.exec(before)?.[1]];
  return MINUS_BEFORE.test(before) || beside.some((word) => word !== undefined && !isSaidBeside(fold(word)));
}

function isSaidBeside(word: string): boolean {
  return isSmallWord(word) || isCallWord(word);
}

function isCallWord(word: string): boolean {
  return isContactWord(word) || isUrgentWord(word);
}
