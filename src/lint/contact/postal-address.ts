import { asciiDigit, fold } from '../words/fold.js';
import { addressWords, STREET } from './address-words.js';
import { houseOf } from './house-name.js';

/** A configured postal address, as it is looked for. */
export interface PostalAddress {
  field: string;
  /** Its place among all addresses. */
  order: number;
  /** What each word of it weighs. */
  weights: ReadonlyMap<string, number>;
  total: number;
  /** It has a number: a text without any of its numbers is not this address. */
  numbers: ReadonlySet<string>;
  /** Words at its beginning and its end that say little, such as "Via del". */
  lead: number;
  tail: number;
  /** Its last word, folded: in brackets behind the rest it is a part of it, as a province is. */
  ending: string;
  /** Its numbers with dashes between them, such as `2-4-6`: in which order they stand tells one house from another. */
  groups: ReadonlySet<string>;
  /** The words of its street and house number, which are the address by themselves; nothing where they can't be told. */
  street: readonly string[];
  /** Its house, where that has a name and no number. */
  house: string | undefined;
  /** The words behind the street. */
  town: ReadonlySet<string>;
}

export const LIGHT = 0.25;
export const WORD = 1;
const HOUSE_NUMBER = /^\d{1,4}\p{L}?$/u;
/** Longer ones are a whole address without commas. */
const MOST_STREET_WORDS = 8;
/** The house number tells one address of a street from another. */
const HOUSE = 2;
const HAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** How a configured address is looked for; nothing for one that is too short to tell. */
export function postalAddress(field: string, value: string, order: number): PostalAddress | undefined {
  const weights = new Map<string, number>();
  const numbers = new Set<string>();
  const words = addressWords(value).map(({ word }) => word);
  for (const word of words) {
    weights.set(word, weightOf(word));
    if (/\d/.test(word)) numbers.add(word);
  }
  const lead = Math.max(
    0,
    words.findIndex((word) => word !== STREET),
  );
  const tail = words.length - 1 - words.findLastIndex((word) => word !== STREET);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return total < 2 * WORD
    ? undefined
    : {
        field,
        order,
        weights,
        total,
        numbers,
        lead,
        tail,
        ending: endingOf(value),
        groups: groupsIn(value),
        street: streetOf(value),
        house: houseOf(value),
        town: townOf(value),
      };
}

/** The last word of a text, folded. */
function endingOf(value: string): string {
  const last = addressWords(value).at(-1);
  return last ? fold(value.slice(last.from, last.to)) : '';
}

const GROUP = /\p{Nd}{1,5}(?:[-\u2010-\u2015\u2212\u30fc\uff0d]\p{Nd}{1,5}){1,4}/gu;

/** The numbers of a text with dashes between them, in one spelling. */
function groupsIn(text: string): Set<string> {
  return new Set([...text.matchAll(GROUP)].map(([group]) => group.replace(/\p{Nd}/gu, asciiDigit).replace(/\D/g, '-')));
}

/** Whether a text has numbers with dashes, and not those of an address that has some too. */
export function hasOtherGroups(text: string, groups: ReadonlySet<string>): boolean {
  return groups.size > 0 && [...groupsIn(text)].some((group) => !groups.has(group));
}

/** Between the parts of an address, in all scripts. */
const PARTS = /[,،，、;؛；|\n–—]|\s-\s/u;

/** The names in the last parts of an address, half of them: what is behind the street and its district. */
function townOf(value: string): Set<string> {
  const parts = value.split(PARTS);
  const last = parts.slice(Math.ceil(parts.length / 2)).join(' ');
  return new Set(addressWords(last).flatMap(({ word }) => (word === STREET || /\d/.test(word) ? [] : [word])));
}

/** The part with the house number, together with the part before it if it has no name. */
function streetOf(value: string): string[] {
  const parts = value.split(PARTS).map((part) => addressWords(part).map(({ word }) => word));
  const at = parts.findIndex((part) => part.some((word) => HOUSE_NUMBER.test(word)));
  const own = parts[at] ?? [];
  const isNamed = own.some((word) => word !== STREET && !/\d/.test(word)) || own.length > 2;
  const street = isNamed || at < 1 ? own : [...(parts[at - 1] ?? []), ...own];
  return street.length > 1 && street.length < MOST_STREET_WORDS ? street : [];
}

function weightOf(word: string): number {
  if (HOUSE_NUMBER.test(word)) return HOUSE;
  if (word === STREET) return LIGHT;
  return HAN.test(word) ? WORD / 3 : WORD;
}
