import { isOtherPartyWord } from '../owner/label-words.js';
import { fold } from '../words/fold.js';
import type { AnyContact } from './any-contact.js';
import { isUnitText } from './house-parts.js';
import { isYear, lacksPoint } from './street-reading.js';
import { isOfStreet } from './street-words.js';
import { hasUnspaced } from './unspaced-addresses.js';
import { endsOfWhere } from './where-words.js';

/** Characters behind "we are at" in which the street begins and ends. */
const REACH = 120;
/** Words between "we are" and the street, as in "we are right at the corner of". */
const MOST_LEAD = 4;
/** Words of a street's name. */
const MOST_NAME = 6;

const HOUSE = /^(?!24\/7|7\/7)#?\p{Nd}{1,4}\p{L}?(?:[/\u2013-]\p{Nd}{1,4}\p{L}?|-\p{L}{1,4})?[.,;:!?)،]{0,2}$/u;

interface Word {
  text: string;
  at: number;
}

/** The streets with their house numbers that follow on "we are at" and the like. */
export function saidAddresses(text: string): AnyContact[] {
  const isSpaced = !hasUnspaced(text);
  // A house number follows, so nothing is said behind the last digit.
  return endsOfWhere(text.slice(0, endOfDigits(text)), isSpaced).flatMap((at): AnyContact[] => {
    const rest = text.slice(at, at + REACH);
    const range = isSpaced ? streetIn(wordsOf(rest)) : unspacedIn(rest);
    if (!range) return [];
    const [from, to] = [at + range[0], at + range[1]];
    return [{ kind: 'address', from, to, value: text.slice(from, to), isSaid: true }];
  });
}

/** Where the last digit of a text ends, or a letter that may be one in another script. */
function endOfDigits(text: string): number {
  let end = text.length;
  while (end > 0 && !isDigit(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

function isDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code >= FIRST_OTHER_DIGIT;
}

/** The Arabic digit 0, the first beyond ASCII. */
const FIRST_OTHER_DIGIT = 0x660;

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[^\s\u00a0]+/gu)].map(({ 0: word, index }) => ({ text: word, at: index }));
}

/** What ends the name of a region, town or street there. */
const REGION = /[都道府県省市区區縣县町村路街구시도로길]/u;
/** A number of years, times or people. */
const COUNTED = /\p{Nd}\s?[年月回次人名년월회명]/u;

/** In Chinese, Japanese and Korean it follows at once. */
function unspacedIn(rest: string): [number, number] | undefined {
  const [whole, lead = '', address = ''] =
    /^(\s?)([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Nd} \u30fc-]{3,60}[\p{Nd}号號楼樓层層室])/u.exec(
      rest,
    ) ?? [];
  if (whole === undefined || COUNTED.test(rest)) return undefined;
  const region = address.search(REGION);
  const digit = address.search(/\p{Nd}/u);
  return region > 1 && digit > region ? [lead.length, lead.length + address.length] : undefined;
}

/** The street in the words behind, by its first and last character. */
function streetIn(words: readonly Word[]): [number, number] | undefined {
  let isAddress = false;
  for (let index = 0; index <= MOST_LEAD; index += 1) {
    const word = words[index];
    if (!word) return undefined;
    // A unit is a part of a house, and says not which.
    if (isUnitText(`${word.text} ${(words[index + 1]?.text ?? '').replace(/[,.;]$/, '')}`)) {
      index += 1;
      continue;
    }
    const last = HOUSE.test(word.text) ? endOfNumbered(words, index) : endOfNamed(words, index, isAddress);
    isAddress ||= ADDRESS.test(word.text);
    const end = last === undefined ? undefined : words[last];
    if (end) return [word.at, end.at + end.text.replace(/[.,;:!?)،]{1,3}$/u, '').length];
    if (!isLead(word.text)) return undefined;
  }
  return undefined;
}

/** Behind "at the address" a name with a number is a street. */
const ADDRESS = /^(?:ad+res|адрес|διεύθυν|osoitt|címe?|direcci|indirizz|endereç|morada|العنوان|بعنوان|aadress)/iu;

/** A word that says nothing of whose what follows is: names and numbers do, and words for others. */
function isLead(word: string): boolean {
  return !/[\p{Lu}\p{Nd}.!?;]/u.test(word) && !isOtherPartyWord(fold(word));
}

/** The last word of a street behind its house number: "27 Gloucester Road", "12, rue de la Paix". */
function endOfNumbered(words: readonly Word[], at: number): number | undefined {
  if (/^(?:bis|ter|quater)[,.]?$/i.test(words[at + 1]?.text ?? '')) return endOfNumbered(words, at + 1);
  const first = words[at + 1];
  if (!first) return undefined;
  if (isStreet(first.text)) {
    if (isUntoldYear(words, at)) return undefined;
    let last = at + 1;
    for (let index = at + 2; index <= at + MOST_NAME && !ends(words[index - 1]); index += 1) {
      const text = words[index]?.text ?? '';
      if (/^\p{Lu}/u.test(text)) last = index;
      else if (!/^(?:de|du|des|d['’].{0,30}|la|le|les|l['’].{0,30}|et|del|di|da|do)$/u.test(text)) break;
    }
    return last > at + 1 ? last : undefined;
  }
  for (let index = at + 1; index <= at + MOST_NAME; index += 1) {
    const text = words[index]?.text ?? '';
    if (!/^[\p{Lu}\p{Lo}]/u.test(text)) return undefined;
    if (index > at + 1 && isStreet(text)) return index;
    if (ends(words[index])) return undefined;
  }
  return undefined;
}

/** The house number behind a street: "in der Lindenstraße 14", "Andrássy út 14". */
function endOfNamed(words: readonly Word[], at: number, isAddress: boolean): number | undefined {
  let hasStreet = isAddress;
  for (let index = at; index <= at + MOST_NAME; index += 1) {
    const text = words[index]?.text ?? '';
    if (HOUSE.test(text)) return hasStreet && index > at && !isUntoldYear(words, index) ? index : undefined;
    if (isStreet(text)) hasStreet = true;
    else if (!(index === at ? FIRST : IN_NAME).test(text) && !NUMBER_WORD.test(text)) return undefined;
    if (/[.!?]$/u.test(text) && !isStreet(text) && !NUMBER_WORD.test(text)) return undefined;
    const next = words[index + 1]?.text ?? '';
    if (ends(words[index]) && !isStreet(text) && !HOUSE.test(next) && !NUMBER_WORD.test(next)) return undefined;
  }
  return undefined;
}

/** Words behind a house number in which the postal code of its town stands. */
const TOWN_REACH = 5;

/** Whether a number may be a year, and no postal code or town behind a comma says that it is a house's. */
function isUntoldYear(words: readonly Word[], at: number): boolean {
  const own = words[at]?.text ?? '';
  if (!isYear(own.replace(/[.,;:!?)،]{1,2}$/u, ''))) return false;
  const behind = words.slice(at + 1, at + 1 + TOWN_REACH);
  const hasTown = own.endsWith(',') && /^[\p{Lu}\p{Lo}]/u.test(behind[0]?.text ?? '');
  return !hasTown && !behind.some(({ text }) => /^\p{Nd}{4,6}$/u.test(text) && !isYear(text));
}

/** A name; in Arabic and Hebrew what it is the name of stands before it. */
const FIRST = /^["„«“]?(?:\p{Lu}|(?![\p{sc=Arabic}\p{sc=Hebrew}])\p{Lo})/u;
/** Small words stand between names, as in "calle de la Paz". */
const IN_NAME = /^["„«“]?(?:[\p{Lu}\p{Lo}\p{Nd}]|\p{Ll}{1,3}$)/u;
/** What stands between a street and its house number. */
const NUMBER_WORD =
  /^(?:no|nr|nº|n°|n|№|д|буд|d|č|numara|numero|número|nummer|مبنى|بناية|عمارة|برج|رقم|ساختمان|پلاک|בניין|בית)[.:]?$/iu;

/** A word of a street, also with the preposition that Hebrew writes in one with it. */
function isStreet(word: string): boolean {
  if (lacksPoint(word)) return false;
  const bare = word.replace(/^[("„«“]{1,3}|[).,;:!?،"”»]{1,3}$/gu, '').replace(/['’]\p{L}{1,6}$/u, '');
  return isOfStreet(bare) || (/^ב\p{L}{3}/u.test(bare) && isOfStreet(bare.slice(1)));
}

/** Whether a part of the sentence ends with a word. */
function ends(word: Word | undefined): boolean {
  return /[,;:.!?،)]$/u.test(word?.text ?? '');
}
