import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isRoleWord, isTitleWord } from './roles.js';

/** Characters before a number that are read, and small words between the parts. */
const MOST = 60;
const MOST_SMALL = 3;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*|[.!?;:|·•]/gu;
const NAME = /^\p{Lu}\p{Ll}{2,14}$/u;

/**
 * Whether a sentence says to call somebody by the first name alone, as in "call Trevor on": readers are expected to know who
 * that is.
 */
export function callsByFirstName(before: string): boolean {
  const end = before.slice(-MOST);
  if (UNSPACED_NAME.test(end)) return true;
  const all = end.match(WORD) ?? [];
  let at = skipSmall(all, all.at(-1) === ':' ? all.length - 2 : all.length - 1);
  const name = all[at] ?? '';
  if (!NAME.test(name) || isKnown(name)) return false;
  at = skipSmall(all, at - 1);
  // "Ask for Chef Nomsa": what she is.
  if (isRoleWord(fold(all[at] ?? '')) || isTitleWord(fold(all[at] ?? ''))) at = skipSmall(all, at - 1);
  // "Cell. Marta": a word in short.
  if (all[at] === '.' && (all[at - 1]?.length ?? LONG) < LONG) at -= 1;
  const verb = all[at] ?? '';
  return /^\p{L}/u.test(verb) && (isContactWord(fold(verb)) || isAskWord(fold(verb)));
}

/** Letters of a word that is not in short. */
const LONG = 6;

/** Whether such a sentence begins its line with the verb: nothing before it says what the call is for. */
export function isCallAlone(before: string): boolean {
  const line =
    before
      .slice(-MOST - 1)
      .split('\n')
      .at(-1) ?? '';
  return line.length <= MOST && CALL_ALONE.test(line);
}

const CALL_ALONE = /^\s*\p{Lu}\p{Ll}+\s(?:\p{Ll}{1,12}\s|Sie\s)?\p{Lu}\p{Ll}+(?:\s\p{Ll}{1,12}){0,3}\s?[:：]?\s?$/u;

/** What is said before a name that is to be asked for on the phone. */
const isAskWord = wordList(
  'ask demandez demander frag* verlang* pregunt* chied* chiedete pergunt* vraag vragen fråga spør spørg kysy pytaj zapytaj prosić zeptejte kérd* kérje* întreab* cere cereți ρωτήστε ζητήστε sorun спрос* спрашив* спит* запит* اسأل اسألوا שאלו',
);

/** A name behind a polite word, in scripts that put no blanks between words. */
const UNSPACED_NAME =
  /(?:ติดต่อ|โทร(?:หา)?|สอบถาม)\s{0,2}(?:คุณ|พี่|น้อง|ครู|ช่าง|เชฟ)\s?[\p{sc=Thai}]{2,15}\s?[:：]?\s?$|(?:联系人?|聯絡人?|聯繫|致电|請洽|请洽|洽)[:：]?\s?\p{sc=Han}{1,3}(?:先生|女士|小姐|老师|老師|经理|經理|太太|师傅|師傅)\s?[:：]?\s?$|担当[:：]?\s?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5}\s?[:：]?\s?$|담당(?:자)?[:：]?\s?\p{sc=Hangul}{2,4}(?:님|씨| 실장| 대표| 원장)?\s?[:：]?\s?$/u;

function skipSmall(all: readonly string[], from: number): number {
  let at = from;
  while (at >= 0 && from - at < MOST_SMALL && isSmallWord(fold(all[at] ?? ''))) at -= 1;
  return at;
}

function isKnown(name: string): boolean {
  const word = fold(name);
  return isContactWord(word) || isOtherPartyWord(word) || isSmallWord(word);
}
