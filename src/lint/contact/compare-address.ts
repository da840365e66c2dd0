import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { addressWords, STREET } from './address-words.js';
import { areOtherHouses, houseOf } from './house-name.js';
import { compareBox } from './post-box.js';
import { hasOtherGroups, type PostalAddress, postalAddress } from './postal-address.js';

/** A postal address on a page beside the site's. */
export interface ComparedAddress {
  /** It is the site's own, or a part of that. */
  isOwn: boolean;
  near: { field: string; how: string } | undefined;
}

/** Addresses that one on a page is compared with, at most. */
const MOST_ADDRESSES = 200;

const addressesOf = memo(({ resources }: Manifest): readonly PostalAddress[] =>
  Object.entries(resources.contacts)
    .filter(([, { kind }]) => kind === 'address')
    .slice(0, MOST_ADDRESSES)
    .flatMap(([field, { value }], order) => postalAddress(field, value, order) ?? []),
);

/** Share of the words that both have: of the whole to be it, of the names to be near. */
const WHOLE = 0.65;
const NEAR = 0.6;
/** The same of an address with the name of another house. */
const HALF = 0.5;

/** Compares a postal address with those that the site has. */
export function compareAddress(text: string, manifest: Manifest, budget: Budget): ComparedAddress {
  const box = compareBox(text, manifest);
  if (box) return box;
  const addresses = addressesOf(manifest);
  if (addresses.length === 0) return { isOwn: false, near: undefined };
  const words = addressWords(text).flatMap(({ word }) => (word === STREET ? [] : [word]));
  const names = words.filter((word) => !/\d/.test(word));
  const isInflected = INFLECTING.test(manifest.site.language);
  budget.spend(words.length * addresses.length * LOOKED_UP);
  const house = houseOf(text);
  let near: ComparedAddress['near'];
  for (const { field, weights, numbers, street, groups, house: own } of addresses) {
    const isIn = (word: string) => weights.has(word);
    if (house !== undefined && own !== undefined && areOtherHouses(house, own)) {
      if (!near && names.filter(isIn).length >= names.length * HALF)
        near = { field, how: 'another house in the street of' };
      continue;
    }
    const allNumbers = words.every((word) => !/\d/.test(word) || numbers.has(word)) && !hasOtherGroups(text, groups);
    const ownStreet = street.filter((word) => word !== STREET && !/\d/.test(word));
    // With all its numbers and the town, another name is that of another street.
    const isOtherStreet =
      ownStreet.length > 0 &&
      names.some((name) => !isFormOf(name, weights)) &&
      !names.some((name) =>
        ownStreet.some((word) => word === name || (isFormOf(name, weights) && isAlikeWord(word, name))),
      );
    if (allNumbers && !isOtherStreet && words.filter(isIn).length >= words.length * WHOLE)
      return { isOwn: true, near: undefined };
    if (allNumbers && isInflected && names.length < words.length && names.every((name) => isFormOf(name, weights)))
      return { isOwn: true, near: undefined };
    if (allNumbers && isOtherScript(words, weights)) return { isOwn: true, near: undefined };
    const shared = names.filter(isIn);
    const isSameStreet = ownStreet.length > 0 && ownStreet.every((word) => names.includes(word));
    const isAlike = names.length > 0 && shared.length >= names.length * NEAR && shared.length > 0;
    // Where the street can't be told, what both share may be the town alone.
    const numbersOf = isSameStreet ? 'another number in the street of' : 'other numbers than in';
    if (!near && isAlike && (isSameStreet || ownStreet.length === 0))
      near = { field, how: allNumbers ? 'other words than in' : numbersOf };
  }
  return { isOwn: false, near };
}

/** Languages in which the end of a street's name changes with the words before it. */
const INFLECTING = /^(?:pl|cs|sk|ru|uk|be|bg|hr|sr|bs|sl|lt|lv|et|fi|hu|el|ro)(?:$|-)/i;
/** Letters that the end of a name has at most, and that its stem has at least. */
const LONGEST_END = 3;
const SHORTEST_STEM = 3;

/** Whether a word is one of an address but for its end, as after "at" in many languages. */
function isFormOf(name: string, weights: ReadonlyMap<string, unknown>): boolean {
  const stem = name.slice(0, Math.max(SHORTEST_STEM, name.length - LONGEST_END));
  return weights.has(name) || [...weights.keys()].some((word) => isEnding(word, stem, name));
}

/** Whether two words begin alike: the ends of names change. */
function isAlikeWord(one: string, other: string): boolean {
  return isEnding(one, other.slice(0, Math.max(SHORTEST_STEM, other.length - LONGEST_END)), other);
}

function isEnding(word: string, stem: string, name: string): boolean {
  return stem.length >= SHORTEST_STEM && word.startsWith(stem) && Math.abs(word.length - name.length) < LONGEST_END;
}

/** The members of an address, such as its street and its town, that are not those of the site's address. */
export interface UnlikeMembers {
  /** The site's address that has most of them. */
  field: string;
  /** Names of the others. */
  names: readonly string[];
}

/** Tells which members of an address are none of the site's address; nothing where the site has no address. */
export function unlikeMembers(
  members: readonly { name: string; text: string }[],
  manifest: Manifest,
  budget: Budget,
): UnlikeMembers | undefined {
  let best: UnlikeMembers | undefined;
  const read = members.map(({ name, text }) => ({
    name,
    words: addressWords(text).flatMap(({ word }) => (word === STREET ? [] : [word])),
  }));
  const all = read.flatMap(({ words }) => words);
  for (const { field, weights, numbers } of addressesOf(manifest)) {
    budget.spend(all.length * LOOKED_UP);
    const isOther = !isSameScript(all, weights);
    const names = read.flatMap(({ name, words }) => {
      const shared = words.filter((word) => (/\d/.test(word) ? numbers : weights).has(word));
      const hasNumbers = words.every((word) => !/\d/.test(word) || numbers.has(word));
      const least = name === 'addressLocality' ? Math.min(1, words.length) : words.length * WHOLE;
      return hasNumbers && (isOther || shared.length >= least) ? [] : [name];
    });
    if (!best || names.length < best.names.length) best = { field, names };
  }
  return best;
}

/** Whether both are in Latin letters, or none is. */
function isSameScript(words: readonly string[], weights: ReadonlyMap<string, unknown>): boolean {
  const isLatin = (word: string) => /[a-z]/.test(word);
  return words.every((word) => /^\d+$/.test(word)) || words.some(isLatin) === [...weights.keys()].some(isLatin);
}

/** Whether two addresses are in Latin letters and in others, so that their words tell nothing: their numbers are enough. */
function isOtherScript(words: readonly string[], weights: ReadonlyMap<string, unknown>): boolean {
  if (words.filter((word) => /\d/.test(word)).length < 2) return false;
  const isLatin = (word: string) => /[a-z]/.test(word);
  return words.some(isLatin) !== [...weights.keys()].some(isLatin);
}

/** Steps to look a word up in an address. */
const LOOKED_UP = 6;
