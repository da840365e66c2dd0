import type { Budget } from '../../budget.js';
import type { AddressWord } from './address-words.js';
import type { PostalAddress } from './postal-address.js';

/** Postal addresses, by the numbers in them: a site may have thousands. */
export interface PlaceIndex {
  byNumber: ReadonlyMap<string, readonly PostalAddress[]>;
  /** The beginnings of the numbers, up to three characters of each: told quickly, in a text that is not yet read. */
  beginnings: ReadonlySet<string>;
  /** Those that have no number: any text may have them. */
  withoutNumbers: readonly PostalAddress[];
}

/** Digits by which a number is looked for: the rest of a postal code may stand behind a blank. */
const SIGNIFICANT = 3;

/** An index of addresses. Of those that have the same words it holds the first. */
export function placeIndex(addresses: readonly PostalAddress[]): PlaceIndex {
  const seen = new Set<string>();
  const byNumber = new Map<string, PostalAddress[]>();
  const withoutNumbers: PostalAddress[] = [];
  for (const address of addresses) {
    const key = JSON.stringify([[...address.weights.keys()], address.street, [...address.town]]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (address.numbers.size === 0) withoutNumbers.push(address);
    for (const number of address.numbers) {
      const known = byNumber.get(number);
      if (known) known.push(address);
      else byNumber.set(number, [address]);
    }
  }
  const beginnings = new Set([...byNumber.keys()].map((number) => number.slice(0, SIGNIFICANT)));
  return { byNumber, beginnings, withoutNumbers };
}

/** Digits of other scripts than ours. */
const OTHER_DIGIT = /[\u0660-\uffff]/;

/** Whether a text may have an address: splitting it into words takes as long as all other searches. */
export function mayHavePlace(text: string, { beginnings, withoutNumbers }: PlaceIndex, hasDigit: boolean): boolean {
  if (withoutNumbers.length > 0) return true;
  if (!hasDigit || beginnings.size === 0) return false;
  if (OTHER_DIGIT.test(text)) return true;
  for (const { index } of text.matchAll(/\d+/g)) {
    for (let length = 1; length <= SIGNIFICANT; length += 1)
      if (beginnings.has(text.slice(index, index + length))) return true;
  }
  return false;
}

/** The addresses that some words may be: those with a number that is among them, and those without any. */
export function placesNear(
  words: readonly AddressWord[],
  { byNumber, withoutNumbers }: PlaceIndex,
  budget: Budget,
): readonly PostalAddress[] {
  const near = new Set<PostalAddress>();
  for (const word of new Set(words.map((each) => each.word))) {
    const places = byNumber.get(word) ?? [];
    budget.spend(places.length * LISTED);
    for (const place of places) near.add(place);
  }
  if (near.size === 0) return withoutNumbers;
  for (const place of withoutNumbers) near.add(place);
  return [...near].sort((a, b) => a.order - b.order);
}

/** Steps to list an address. */
const LISTED = 10;
