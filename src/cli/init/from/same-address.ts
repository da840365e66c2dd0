import { addressWords, STREET } from '../../../lint/contact/address-words.js';
import { postalAddress } from '../../../lint/contact/postal-address.js';

/** Digits of a number that tells one place from all others, as postal codes do. */
const CODE = /^\d{4,}$/;

/**
 * Whether two spellings are one postal address: structured data writes the country or the region, where the page does not,
 * or one of them shortens words. Both name the same street and house number; and the same postal code, or one has all the
 * words of the other.
 */
export function isSameAddress(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!short || !long || !hasSameStreet(one, other)) return false;
  const words = [...short];
  if (!words.every((word) => !/\d/.test(word) || long.has(word))) return false;
  return words.some((word) => CODE.test(word)) || words.every((word) => long.has(word));
}

/** How much an address says: of two spellings the fuller one is kept. */
export function fullnessOf(address: string): number {
  return wordsOf(address).size;
}

function hasSameStreet(one: string, other: string): boolean {
  const [street, others] = [streetOf(one), streetOf(other)];
  return street.size > 0 && street.size === others.size && [...street].every((word) => others.has(word));
}

function streetOf(address: string): Set<string> {
  return new Set(postalAddress('', address, 0)?.street.filter((word) => word !== STREET));
}

function wordsOf(address: string): Set<string> {
  return new Set(addressWords(address).flatMap(({ word }) => (word === STREET ? [] : [word])));
}
