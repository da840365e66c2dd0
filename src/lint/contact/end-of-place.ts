import { fold } from '../words/fold.js';
import { isOfStreet } from './street-words.js';

/** Characters before a full stop that are looked at. */
const MOST_BEFORE = 60;

/** A bracket at the end of a place: "41122 Modena (MO)". */
const IN_BRACKETS = /\([\p{L}\p{Nd} .]{1,30}\)$/u;
/** A code at the end: of Canada, Brazil. */
const CODE = /(?:^|[\s,])(?:[A-Z]\p{Nd}[A-Z] ?\p{Nd}[A-Z]\p{Nd}|\p{Nd}{5}-\p{Nd}{3})$/u;
/** A town with its code before it that is too short to be told from a word in short, and one with its region. */
const SHORT_TOWN = /\p{Nd}{4,5}\s(?!(?:S[tk]|Sta|Ste|Sto|Bad|Sv|Kr)$)\p{Lu}\p{Ll}{1,2}$/u;
const REGION = /\p{Nd}{4,5}\s\p{Lu}[\p{L}'’ -]{2,30}\s\p{Lu}{2}$/u;
/** A word of a script without capitals. */
const CASELESS_WORD = /\p{Lo}{4}$/u;
/** The last word of a street with its house number. */
const NUMBERED =
  /([\p{L}\p{M}.'’-]{2,40})[ \u00a0](?:(?:no|nr|nº|n°|№|д)\.? ?)?\p{Nd}{1,4} ?\p{L}?(?:[/–-]\p{Nd}{1,4}\p{L}?)?$/iu;
/** A name with its number behind a full stop: of a street that is named by a day, "Aleja 1. Maja 5", or of a part of the house. */
const NAME_WITH_NUMBER = /^\s{1,4}(\p{Lu}\p{L}{0,20})\.?[ \u00a0]\p{Nd}/u;
const NEXT = /^\s{1,4}(\p{Lu}[\p{L}\p{M}]{0,20})/u;
/** Words for what is called, and for the hours, with a number behind them. */
const OF_SENTENCE =
  /^(?:tel|fon|phone|ph|fax|mob|tél|тел|τηλ|puh|tlf|call|appel|chiam|ruf|open|geöffn|ouver|apert|abiert|ab$|seit$|since$|dal$|od$)/iu;
/** Floors and sides of a house behind their number: "Lindenstraße 3. Stock". */
const FLOOR =
  /^(?:og|ug|eg|dg|stock|stockwerk|etage|étage|obergeschoss|untergeschoss|stiege|hinterhaus|hinterhof|hof|aufgang|sal|th|tv|mf|emelet|patro|piętro|kat|korrus|krs|floor|piso|planta|piano|mai|maja|juni|juli|oktober|listopada)$/iu;

/**
 * Whether a full stop with a capital behind it ends a place by what stands before it: a bracket, a code, a short town, or the
 * house number of a street.
 *
 * @param from where the part of the text begins that it may end
 */
export function endsPlace(text: string, from: number, at: number): boolean {
  const before = text.slice(Math.max(from, at - MOST_BEFORE), at);
  if (IN_BRACKETS.test(before) || CODE.test(before) || CASELESS_WORD.test(before)) return true;
  if (SHORT_TOWN.test(before) || REGION.test(before)) return true;
  const [, last] = NUMBERED.exec(before) ?? [];
  if (last === undefined || !before.split(/[\s\u00a0]+/u).some(isOfStreet)) return false;
  // "Straße des 17. Juni" goes on.
  if (!/^\p{Lu}/u.test(last) && !isOfStreet(last)) return false;
  const behind = text.slice(at + 1, at + MOST_BEFORE);
  const [, next = ''] = NEXT.exec(behind) ?? [];
  if (FLOOR.test(next) || isOfStreet(fold(next))) return false;
  const [, numbered] = NAME_WITH_NUMBER.exec(behind) ?? [];
  return numbered === undefined || OF_SENTENCE.test(numbered);
}

/** Letters of a word in small letters that joins no names. */
const LONG_WORD = /^\p{Ll}{5,30}$/u;
/** Those that do: "Stratford under Lyme". */
const JOINING = /^(?:unter|under|oberen?|unteren?|sotto|sopra|delle|degli|della|dalla|sobre)$/u;

/** Words of a name that a sentence has and a town has not: how many. */
export function proseWords(text: string): number {
  return text.split(/[\s\u00a0]+/u).filter((word) => LONG_WORD.test(word) && !JOINING.test(word)).length;
}

/** Where a dash in the last part of an address is followed by what is said of the house; the length of the text without one. */
export function beforeProse(text: string): number {
  const at = text.search(/\s[-–—]\s[^\p{Nd}]{5,200}$/u);
  return at !== -1 && proseWords(text.slice(at)) > 0 ? at : text.length;
}
