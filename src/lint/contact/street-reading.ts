import { fold } from '../words/fold.js';
import { isOfStreet, isStreetWord } from './street-words.js';

/**
 * How a text with a kind of street and a number reads: as a street with its house number; as one whose house number may be a
 * year, or that has no name, so that the rest has to say that it is an address; or as a sentence.
 */
export type StreetReading = 'street' | 'dated' | 'shape' | 'none';

/** A number that may be that of a house. */
const HOUSE = /^(?!24\/7|7\/7)#?\p{Nd}{1,4}\p{L}?(?:[/\u2013-](?:\p{Nd}{1,4}\p{L}?|\p{L}))?\.?$/u;
const YEAR = /^(?:19|20)\d\d$/;
/** What stands between a street and its house number, or before both. */
const NUMBER_WORD = /^(?:no|nr|nº|n°|n|№|д|буд|d|č|numara|numero|número|nummer|رقم|پلاک|house)[.:]?$/iu;
/** The same in one with the number, as in `No:55`. */
const NUMBER_SIGN = /^(?:no|nr|n|№|nº|n°|д|буд)[.:]?(?=\p{Nd})/iu;
/** Behind the first house number of a street. */
const SECOND = /^(?:bis|ter|quater|\p{L})[.]?$/iu;
/** A box has a number and no name. */
const BOX = /^(?:post(?:fach|bus)|postboks|apartado|b\.?p\.?|skrytka|boîte)$/iu;

/** Words that begin a street's name only in short, as in `al.` for an avenue: without the point they are other words. */
const SHORT_WITH_POINT: ReadonlySet<string> = new Set('al po os put sor'.split(' '));

/** Kinds of streets that are nothing else: behind the house number the sentence may go on. */
const SURE: ReadonlySet<string> = new Set(
  (
    'street road avenue ave boulevard blvd lane via viale piazza piazzale vicolo rue calle avenida avda rua straße strasse gasse straat laan ' +
    'ul ulica ulicy ulicę aleje alei gatan ulice utca út caddesi cad sokak sokağı οδός οδό улица улице ул вул вулиця вулиці שדרות רחוב شارع خیابان jalan jl đường'
  )
    .split(' ')
    .map(fold),
);

/** Kinds of streets that stand behind the name, as in English: before one they are other words, as in "Road Trips". */
const BEHIND_NAME: ReadonlySet<string> = new Set(
  'street road rd lane ln drive dr way row hill court park gate close walk rise mews crescent cres parade highway hwy grove gardens heath wharf yard'.split(
    ' ',
  ),
);

/** What may stand behind a house number in small letters: where the town follows, and parts of the house. */
const TOWN_FOLLOWS =
  /^(?:a|ad|in|en|em|à|au|aan|te|i|w|we|v|ve|u|на|в|у|på|im|bei|beim|nahe|near|presso|près|cerca|obok|koło)$/iu;
const HOUSE_PART =
  /^(?:bis|ter|c\/o|int|interno|piano|scala|piso|bajo|esc|puerta|planta|étage|bât|og|eg|stock|stiege|top|m|lok|кв|оф|офис|эт|этаж|корп|kat|floor|flat|unit|suite|room|apt|st|rd|th|nd)[.,]?$/iu;

const CAPITAL = /^["„«“(]?(?:[\p{Lu}\p{Lo}]|\p{Ll}{1,6}['’]\p{Lu})/u;
/** Kinds of streets before a name in small letters that goes on, as in "Obala kralja Tomislava". */
const BEFORE_TITLE: ReadonlySet<string> = new Set(
  'obala trg cesta bulevar prospekt plac rynek namesti tř třída nabrezi náměstí nábřeží prolaz пр проспект пл площадь наб набережная бул бульвар булевар пер переулок площа провулок'
    .split(' ')
    .map(fold),
);

/** Small words in a name, as in "calle de la Paz". */
const SMALL = /^\p{Ll}[\p{Ll}'’.]{0,4}$/u;

/** Whether a word may be a house number, with the sign for one before it or without. */
export function isHouseNumber(word: string): boolean {
  return HOUSE.test(word.replace(NUMBER_SIGN, ''));
}

/** Whether a number may be a year of our time. */
export function isYear(text: string): boolean {
  return YEAR.test(text);
}

/** How the words of a part of a text read that has a kind of street, and a number. */
export function streetReading(words: readonly string[]): StreetReading {
  const read = words.map(readWord);
  let best: StreetReading = 'none';
  for (let at = 0; at < read.length; at += 1) {
    if (!read[at]?.isNumber) continue;
    const own = readingAt(read, at);
    if (own === 'street') return own;
    if (RANK[own] > RANK[best]) best = own;
  }
  return best;
}

const RANK: Readonly<Record<StreetReading, number>> = { none: 0, shape: 1, dated: 2, street: 3 };

/** Whether a part names a street: with a name in capitals beside the kind of street, or in one word with it. */
export function namesStreet(words: readonly string[]): boolean {
  const read = words.map(readWord);
  return read.some(
    ({ kind, isCapital }, at) =>
      (kind === 'whole' && isCapital) || (kind === 'kind' && (isNameBefore(read, at) || nameBehind(read, at + 1) > at)),
  );
}

interface ReadWord {
  text: string;
  isNumber: boolean;
  isCapital: boolean;
  /** A kind of street; a street's whole name, with its kind in it; a box of the post. */
  kind: 'kind' | 'whole' | 'box' | undefined;
}

function readWord(word: string, at: number, words: readonly string[]): ReadWord {
  const text = word.replace(/^["„«“(]{1,3}|[",”»)]{1,3}$/gu, '').replace(NUMBER_SIGN, '');
  const isCapital = CAPITAL.test(word) || /^\p{Nd}+\p{L}{2,}/u.test(text);
  return { text, isNumber: HOUSE.test(text), isCapital, kind: kindOf(text, words[at + 1] ?? '') };
}

/** Whether a word that is short for a kind of street lacks the point that would make it so. */
export function lacksPoint(word: string): boolean {
  return !word.endsWith('.') && SHORT_WITH_POINT.has(fold(word));
}

function kindOf(text: string, next: string): ReadWord['kind'] {
  if (BOX.test(text)) return 'box';
  if (!isOfStreet(text) || /^\p{Nd}/u.test(text)) return undefined;
  if (lacksPoint(text) && !/^box/i.test(next)) return undefined;
  return isStreetWord(fold(text)) ? 'kind' : 'whole';
}

function readingAt(read: readonly ReadWord[], at: number): StreetReading {
  const dated = (reading: StreetReading) => (reading === 'street' && isYear(read[at]?.text ?? '') ? 'dated' : reading);
  const behind = readingBehindNumber(read, at);
  return behind === 'street' ? dated(behind) : dated(readingBeforeNumber(read, at));
}

/** "12 Main Street", "12 rue de la Paix", "12 bis rue Foch". */
function readingBehindNumber(read: readonly ReadWord[], at: number): StreetReading {
  const next = read[at + 1];
  const start = next && !next.kind && SECOND.test(next.text) ? at + 2 : at + 1;
  const first = read[start];
  if (!first) return 'none';
  if (first.kind === 'whole') return first.isCapital ? 'street' : 'none';
  if (first.kind === 'kind' && !isBehindName(first)) return nameBehind(read, start + 1) > start ? 'street' : 'none';
  for (let index = start; read[index]?.isCapital && !read[index]?.isNumber; index += 1) {
    const end = read[index + 1];
    if (end?.kind !== 'kind') continue;
    if (isSure(end)) return 'street';
    return read[index + 2]?.isCapital ? 'shape' : endsWell(read, index + 2) ? 'street' : 'none';
  }
  return 'none';
}

/** "Via Roma 4", "Harrow Lane 9", "Lindenstraße 14", "Postfach 12". */
function readingBeforeNumber(read: readonly ReadWord[], at: number): StreetReading {
  let last = at - 1;
  while (last >= 0 && NUMBER_WORD.test(read[last]?.text ?? '') && read[last]?.kind === undefined) last -= 1;
  const before = read[last];
  if (!before) return 'none';
  if (before.kind === 'box') return 'street';
  if (before.kind === 'whole') return before.isCapital || endsWell(read, at + 1) ? 'street' : 'none';
  if (before.kind === 'kind') {
    if (isNameBefore(read, last)) return isSureEnd(read, at, before) ? 'street' : 'none';
    // A street that is called by a number, as in "Calle 13".
    const next = read[at + 1];
    if (next?.isNumber || (next && NUMBER_WORD.test(next.text) && read[at + 2]?.isNumber)) return 'street';
    return next === undefined || next.isCapital ? 'shape' : 'none';
  }
  let hasName = false;
  let isTitled = false;
  let small = 0;
  for (let index = last; index >= 0; index -= 1) {
    const word = read[index];
    if (!word) return 'none';
    if (word.kind === 'kind' && !isBehindName(word) && (hasName || small > 0)) {
      if (isTitled) return hasName && mayHaveTitle(word) && endsWell(read, at + 1) ? 'street' : 'none';
      if (hasName) return isSureEnd(read, at, word) ? 'street' : 'none';
      // Written in small letters, as in "via roma 4".
      return small === 1 && !isYear(read[at]?.text ?? '') && endsWell(read, at + 1) ? 'street' : 'none';
    }
    if (word.isCapital) hasName = true;
    else if (word.isNumber || SMALL.test(word.text)) small += 1;
    else if (hasName && !isTitled) isTitled = true;
    else if (hasName || small > 0) return 'none';
    else small += 1;
  }
  return 'none';
}

/** Whether somebody's title may stand in small letters behind a kind of street. */
function mayHaveTitle(kind: ReadWord): boolean {
  return isSure(kind) || BEFORE_TITLE.has(fold(kind.text));
}

function isSureEnd(read: readonly ReadWord[], at: number, kind: ReadWord): boolean {
  return isSure(kind) || endsWell(read, at + 1);
}

function isBehindName({ text }: ReadWord): boolean {
  return BEHIND_NAME.has(fold(text));
}

function isSure({ text }: ReadWord): boolean {
  return SURE.has(fold(text));
}

/** Whether a street ends before a word: with the text, a number, a town, or a part of the house. */
function endsWell(read: readonly ReadWord[], at: number): boolean {
  const word = read[at];
  if (!word || word.isCapital || /\p{Nd}/u.test(word.text) || HOUSE_PART.test(word.text)) return true;
  return TOWN_FOLLOWS.test(word.text) && read[at + 1]?.isCapital === true;
}

/** A name may end as that of a street does: "Donaustaufer Straße" has the word for a bank of a river at the end of its town's. */
function isNameBefore(read: readonly ReadWord[], at: number): boolean {
  const [name, own] = [read[at - 1], read[at]];
  if (!name?.isCapital || !own) return false;
  return name.kind === undefined || isBehindName(own) || (name.kind === 'whole' && isSure(own));
}

/** The place of the name behind a kind of street, after small words; -1 where none is. */
function nameBehind(read: readonly ReadWord[], from: number): number {
  for (let at = from; at < read.length; at += 1) {
    const word = read[at];
    if (!word || word.isNumber) break;
    if (word.isCapital) return at;
    if (!SMALL.test(word.text)) break;
  }
  return -1;
}
