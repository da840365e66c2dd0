import type { Budget } from '../../budget.js';
import { fold } from '../words/fold.js';
import { type AddressWord, STREET } from './address-words.js';
import { LONGEST_COUNTRY, lengthOfCountry } from './countries.js';
import { hasOtherGroups, type PostalAddress } from './postal-address.js';

export interface FoundPlace {
  address: PostalAddress;
  from: number;
  to: number;
  /** Share of the address that the text has, from 0 to 1. */
  share: number;
}

/** Other words that may stand between two of an address. */
const MOST_BETWEEN = 3;
/** All of an address but a country. */
const WHOLE = 0.95;
/** Enough of an address to be it. */
const ENOUGH = 0.6;

/** Steps to look a word up in an address. */
const LOOKED_UP = 6;
/** Steps to rate a word of what may be an address. */
const RATED = 100;

/** A word, and its place among all words of a text. */
interface Placed extends AddressWord {
  at: number;
}

/** The configured addresses in a text. */
export function findPostalAddresses(
  text: string,
  words: readonly AddressWord[],
  addresses: readonly PostalAddress[],
  budget: Budget,
): FoundPlace[] {
  const found: FoundPlace[] = [];
  const placed = words.map((word, at): Placed => ({ ...word, at }));
  for (const address of addresses) {
    budget.spend(words.length * LOOKED_UP);
    let run: Placed[] = [];
    let others = 0;
    const end = () => {
      budget.spend(run.length * RATED);
      run = withoutLead(text, withoutRepeats(run));
      const place = placeOf(words, run, address);
      const isOther =
        place &&
        ((place.share < WHOLE && isElsewhere(text, words, run, address)) || isOtherHouse(text, words, run, address));
      if (place && !isOther) found.push(wholePlace(text, words, run, place));
      run = [];
    };
    for (const word of placed) {
      if (address.weights.has(word.word)) {
        run.push(word);
        others = 0;
      } else if (run.length > 0) {
        others += 1;
        if (others > MOST_BETWEEN) end();
      }
    }
    end();
  }
  return found;
}

/** A run of words without those at its end that it has before, where others stand between: "… (near the quay)" is said of it. */
function withoutRepeats(run: Placed[]): Placed[] {
  const seen = new Set<string>();
  let newest = -1;
  for (const [index, { word }] of run.entries()) {
    if (word !== STREET && !seen.has(word)) newest = index;
    seen.add(word);
  }
  const gap = run.findIndex(({ at }, index) => index > newest && at !== (run[index - 1]?.at ?? at - 1) + 1);
  return gap > newest && newest !== -1 && gap !== -1 ? run.slice(0, gap) : run;
}

/**
 * Whether an address goes on with another town: after a comma, and without any word of the town that is meant.
 */
function isElsewhere(
  text: string,
  words: readonly AddressWord[],
  run: readonly Placed[],
  { town }: PostalAddress,
): boolean {
  const last = run.findLast(({ word }) => word !== STREET);
  if (!last || town.size === 0) return false;
  let next = last.at + 1;
  while (words[next]?.word === STREET) next += 1;
  const after = words[next];
  if (!after || /\d/.test(after.word)) return false;
  return text.slice(last.to, after.from).includes(',') && !run.some(({ word }) => town.has(word));
}

/** A run of words without those at its beginning that it has behind other words again: in "REA GO-12 – Via … (GO)" the first is of another. */
function withoutLead(text: string, run: Placed[]): Placed[] {
  let start = 0;
  for (const [index, { at, from }] of run.entries()) {
    const before = run[index - 1];
    if (!before || (at === before.at + 1 && !/[:|·•]/.test(text.slice(before.to, from)))) continue;
    const rest = new Set(run.slice(index).map(({ word }) => word));
    if (!run.slice(start, index).every(({ word }) => word === STREET || rest.has(word))) break;
    start = index;
  }
  return start === 0 ? run : run.slice(start);
}

const HOUSE_NUMBER = /^\d{1,4}\p{L}?$/u;

/** Whether a text has another house number than the address, or other numbers with dashes. */
function isOtherHouse(
  text: string,
  words: readonly AddressWord[],
  run: readonly Placed[],
  { weights, street, groups }: PostalAddress,
): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  if (hasOtherGroups(text.slice(first.from, last.to), groups)) return true;
  const house = street.find((word) => HOUSE_NUMBER.test(word));
  if (house === undefined) return false;
  const hasHouse = run.some(({ word }) => word === house);
  const around = words.slice(Math.max(0, first.at - AROUND), last.at + AROUND + 1);
  return around.some(
    ({ word }) => HOUSE_NUMBER.test(word) && !weights.has(word) && (!hasHouse || word.slice(0, -1) === house),
  );
}

/** Words around an address that are looked at. */
const AROUND = 2;

/** A place with the small words that the address begins and ends in, such as "Via del": they are part of the whole. */
function wholePlace(
  text: string,
  words: readonly AddressWord[],
  run: readonly Placed[],
  place: FoundPlace,
): FoundPlace {
  let { from, to } = place;
  const { lead, tail } = smallWordsAround(words, run, place);
  let at = run.find((word) => word.from === from)?.at ?? 0;
  for (let left = lead; left > 0; left -= 1) {
    at -= 1;
    const word = words[at];
    if (word?.word !== STREET || !BLANKS.test(text.slice(word.to, from))) break;
    from = word.from;
  }
  at = run.find((word) => word.to === to)?.at ?? words.length;
  for (let left = tail; left > 0; left -= 1) {
    at += 1;
    const word = words[at];
    if (word?.word !== STREET || !(BLANKS.test(text.slice(to, word.from)) || isEnding(text, word, to, place.address)))
      break;
    to = word.to;
  }
  return { ...place, from, to: to + lengthOfCountry(text.slice(to, to + LONGEST_COUNTRY)) };
}

/** Whether a word stands in brackets behind a place, and is the last of the address, as a province is: `(CH)`. */
function isEnding(text: string, { from, to }: AddressWord, behind: number, { ending }: PostalAddress): boolean {
  const isBracketed = /^\s?\($/.test(text.slice(behind, from)) && text.charAt(to) === ')';
  return isBracketed && fold(text.slice(from, to)) === ending;
}

/** How many small words may stand before the first word of a place and behind the last: those of the address, or its street. */
function smallWordsAround(
  words: readonly AddressWord[],
  run: readonly Placed[],
  { address: { lead, tail, street }, from, to }: FoundPlace,
): { lead: number; tail: number } {
  const first = street.indexOf(words[run.find((word) => word.from === from)?.at ?? -1]?.word ?? '');
  const last = street.indexOf(words[run.find((word) => word.to === to)?.at ?? -1]?.word ?? '');
  const count = (at: number, step: 1 | -1) => {
    let found = 0;
    while (at !== -1 && street[at + step * (found + 1)] === STREET) found += 1;
    return found;
  };
  return { lead: Math.max(lead, count(first, -1)), tail: Math.max(tail, count(last, 1)) };
}

const BLANKS = /^[\s.,'’/]*$/;

/** Street and house number without the city: enough, and more than a part of the words. */
const STREET_ALONE = 0.8;

/** Whether a text has a street whole: its names, and its house number beside one of them. */
function hasStreet(words: readonly AddressWord[], run: readonly Placed[], { street }: PostalAddress): boolean {
  const own = street.filter((word) => word !== STREET);
  if (own.length === 0) return false;
  const isWhole = run.some((_word, at) => {
    const near = run.slice(at, at + street.length + 1);
    return own.every((word) => near.some((each) => each.word === word));
  });
  return isWhole && isHouseBeside(words, run, own) !== false;
}

/**
 * Whether the house number of a street stands beside one of its names, with words that say little between them: elsewhere in
 * a sentence it counts something. Nothing where the street has no number, or no name.
 */
function isHouseBeside(
  words: readonly AddressWord[],
  run: readonly Placed[],
  street: readonly string[],
): boolean | undefined {
  const names = new Set(street.filter((word) => word !== STREET && !/\d/.test(word)));
  const house = street.find((word) => HOUSE_NUMBER.test(word));
  if (names.size === 0 || house === undefined) return undefined;
  const isName = (from: number, step: 1 | -1) => {
    let at = from + step;
    while (words[at]?.word === STREET) at += step;
    return names.has(words[at]?.word ?? '');
  };
  return run.some(({ word, at }) => word === house && (isName(at, -1) || isName(at, 1)));
}

/** Whether a number before a street is of something else: of a flat, or a floor. */
function isOfAnother({ word, at }: Placed, words: readonly AddressWord[], { street }: PostalAddress): boolean {
  if (!HOUSE_NUMBER.test(word) || street.includes(word)) return false;
  return street.includes(words[at + 1]?.word ?? STREET) && words[at + 1]?.word !== STREET;
}

function placeOf(
  words: readonly AddressWord[],
  run: readonly Placed[],
  address: PostalAddress,
): FoundPlace | undefined {
  const heavy = run.filter(({ word }) => word !== STREET);
  const [first, last] = [heavy.find((word) => !isOfAnother(word, words, address)), heavy.at(-1)];
  if (!first || !last) return undefined;
  const seen = new Set(run.filter(({ from, to }) => from >= first.from && to <= last.to).map(({ word }) => word));
  const weight = [...seen].reduce((sum, word) => sum + (address.weights.get(word) ?? 0), 0);
  const share = Math.max(weight / address.total, hasStreet(words, run, address) ? STREET_ALONE : 0);
  if (share < ENOUGH || isHouseBeside(words, run, address.street) === false) return undefined;
  if (address.numbers.size > 0 && ![...seen].some((word) => address.numbers.has(word))) return undefined;
  return { address, from: first.from, to: last.to, share: Math.min(1, share) };
}
