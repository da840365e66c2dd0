import { isContactWord, isSmallWord } from '../owner/label-words.js';
import { fold } from '../words/fold.js';
import { CALL_SIGN, isCallingWord, isOtherNumberWord, isUnitWord, UNSPACED_CALL } from './call-words.js';

/**
 * What the words beside a number say of it. `called`: it is called; `other`: it is of something else; `unknown`: words that may
 * say anything; `nothing`: no words, or small ones.
 */
export type Said = 'called' | 'other' | 'unknown' | 'nothing';

/** Characters before a number that are read and behind it, and words of them. */
const BEFORE = 80;
const BEHIND = 48;
const MOST_WORDS = 8;
/** Unknown words between one for calling and the number, as in "call the kitchen on". */
const MOST_BETWEEN = 3;

/** Where something else begins: signs between contacts, the end of a sentence, digits of an address. */
const PARTS = /[|·•;–—●▪✦]|\s[-/]\s|[!?]\s|(?<=\p{L}{4})\.\s|\p{Nd}{3}|@/gu;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]*|[№#]/gu;
/** A sign for a number alone, of whatever. */
const COUNTED = /(?:(?<![\p{L}\p{N}])(?:no|nr|num|nro|n)[.°º]?|[№#])[\s:：.]*$/iu;
/** Behind a verb a word for an order is none of a number. */
const VERB = /^(?:to|zur|zum|pour|para|per|per)$/u;

/** What the words before an offset of a text say of the number there. */
export function saidBefore(text: string, from: number, isOfSite: (word: string) => boolean): Said {
  const whole = text.slice(Math.max(0, from - BEFORE), from);
  const last = [...whole.matchAll(PARTS)].at(-1);
  const part = last ? whole.slice(last.index + last[0].length) : whole;
  return saidBy(part, isOfSite);
}

/** The same of a label by itself. */
export function saidBy(part: string, isOfSite: (word: string) => boolean): Said {
  if (CALL_SIGN.test(part) || UNSPACED_CALL.test(part)) return 'called';
  const words = wordsIn(part).slice(-MOST_WORDS);
  let unknown = 0;
  const isSmallLast = isSmallWord(words.at(-1) ?? '');
  for (const [back, word] of words.toReversed().entries()) {
    const isAside = isSmallWord(word) || isOfSite(word);
    const isOther = back === unknown && isOtherNumberWord(word) && !VERB.test(words.at(-2 - back) ?? '');
    if (isOther) return 'other';
    if (isCallingWord(word)) return unknown === 0 || (isSmallLast && unknown <= MOST_BETWEEN) ? 'called' : 'unknown';
    if (!isAside && !isContactWord(word)) unknown += 1;
    else if (!isAside) unknown += isSmallLast ? 0 : 1;
  }
  if (COUNTED.test(part)) return 'other';
  return words.every((word) => isSmallWord(word) || isOfSite(word)) ? 'nothing' : 'unknown';
}

/** What the words behind an offset say of the number before it. */
export function saidBehind(text: string, to: number): Said {
  const [part = ''] = text.slice(to, to + BEHIND).split(PART);
  const words = wordsIn(part).slice(0, MOST_WORDS);
  const [first] = words;
  if (first === undefined) return 'nothing';
  if (words.some(isUnitWord) && !words.some(isCallingWord)) return 'other';
  const next = words.find((word) => !isSmallWord(word));
  if (next === undefined) return 'nothing';
  return isCallingWord(next) || UNSPACED_CALL.test(part) ? 'called' : 'unknown';
}

const PART = /[|·•;–—●▪✦\n.!?,]|\s[-/]\s|\p{Nd}{3}|@/u;

function wordsIn(part: string): string[] {
  return [...part.matchAll(WORD)].map(([word]) => fold(word).replaceAll(' ', ''));
}
