import { type AddressWord, addressWords, STREET } from '../../contact/address-words.js';
import type { StreetAndTown } from './street-and-town.js';

/** A house that is looked for by its street and number. */
export interface WantedHouse<T> {
  own: StreetAndTown;
  of: T;
}

/** A house that a text names, with its town where that stands behind it. */
export interface HouseMention<T> {
  from: number;
  to: number;
  of: T;
}

/** Wanted houses by the first word of their street and by that of their number, as either may stand first. */
export type HouseIndex<T> = ReadonlyMap<string, readonly { words: readonly string[]; house: WantedHouse<T> }[]>;

/** Houses that are compared at one word. */
const MOST_AT_WORD = 10;
/** Characters between two words of a street, with a word for its kind or for a number. */
const MOST_BETWEEN = 16;

/** Makes an index of houses. */
export function indexOfHouses<T>(houses: readonly WantedHouse<T>[]): HouseIndex<T> {
  const index = new Map<string, { words: readonly string[]; house: WantedHouse<T> }[]>();
  for (const house of houses) {
    const { names, numbers } = house.own;
    for (const words of [
      [...names, ...numbers],
      [...numbers, ...names],
    ]) {
      const [first = ''] = words;
      const known = index.get(first);
      if (!known) index.set(first, [{ words, house }]);
      else if (known.length < MOST_AT_WORD) known.push({ words, house });
    }
  }
  return index;
}

/** Where a text names one of some houses: the same street and number, and no other town behind it. */
export function housesIn<T>(text: string, index: HouseIndex<T>): HouseMention<T>[] {
  const words = addressWords(text).filter(({ word }) => word !== STREET);
  const found: HouseMention<T>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = index
      .get(words[at]?.word ?? '')
      ?.find(
        (each) =>
          isAt(text, words, at, each.words) && isWhole(text, words, at, each) && isInTown(text, words, at, each),
      );
    if (!match) continue;
    const last = endOfTown(text, words, at + match.words.length - 1, match.house.own);
    found.push({ from: words[at]?.from ?? 0, to: words[last]?.to ?? 0, of: match.house.of });
    at = last;
  }
  return found;
}

interface Candidate {
  words: readonly string[];
  house: { own: StreetAndTown };
}

function isAt(text: string, words: readonly AddressWord[], at: number, wanted: readonly string[]): boolean {
  return wanted.every((word, index) => {
    const [last, own] = [words[at + index - 1], words[at + index]];
    if (own?.word !== word) return false;
    return (
      index === 0 || !last || (own.from - last.to <= MOST_BETWEEN && !/[\n;:!?|]/.test(text.slice(last.to, own.from)))
    );
  });
}

/** Whether neither a longer number nor a longer name of a street is meant. */
function isWhole(
  text: string,
  words: readonly AddressWord[],
  at: number,
  { words: wanted, house }: Candidate,
): boolean {
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  if (!first || !last) return false;
  const before = text.slice(Math.max(0, first.from - 2), first.from);
  const behind = text.slice(last.to, last.to + 2);
  if (/[\p{L}\p{N}_]$|\p{N}[/.,-]$/u.test(before) || /^[\p{L}\p{N}_]|^[/.,-]\p{N}/u.test(behind)) return false;
  const previous = words[at - 1];
  const isLed = previous && /^[ \u00a0]$/.test(text.slice(previous.to, first.from)) && isName(text, previous);
  if (isLed && !isNumber(first)) return false;
  const next = words[at + wanted.length];
  const goesOn = next && /^[ \u00a0]$/.test(text.slice(last.to, next.from)) && isName(text, next);
  return !goesOn || isNumber(last) || isOfTown(next, house.own);
}

/** Whether no other town or postal code stands behind a house. */
function isInTown(
  text: string,
  words: readonly AddressWord[],
  at: number,
  { words: wanted, house }: Candidate,
): boolean {
  const [last, next] = [words[at + wanted.length - 1], words[at + wanted.length]];
  if (!last || !next || isOfTown(next, house.own) || house.own.codes.size + house.own.towns.size === 0) return true;
  const between = text.slice(last.to, next.from);
  if (!/^[,\s\u00a0·|–-]{1,6}$/.test(between)) return true;
  return between.includes('\n') ? !isCode(next) : !(isName(text, next) || isCode(next));
}

/** The last word of the town and the code that are wanted behind a house. */
function endOfTown(text: string, words: readonly AddressWord[], last: number, own: StreetAndTown): number {
  let end = last;
  for (let at = last + 1; at < words.length; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (!before || !word || !isOfTown(word, own) || !/^[,\s\u00a0·|()–-]{1,6}$/.test(text.slice(before.to, word.from)))
      break;
    end = at;
  }
  return end;
}

function isOfTown({ word }: AddressWord, { codes, towns }: StreetAndTown): boolean {
  return codes.has(word) || towns.has(word);
}

function isName(text: string, { from }: AddressWord): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(text.slice(from, from + 2));
}

function isNumber({ word }: AddressWord): boolean {
  return /^\d/.test(word);
}

/** What may be a postal code, or begin one. */
function isCode({ word }: AddressWord): boolean {
  return /\d/.test(word) && word.length >= 2 && word.length <= 7;
}
