import { type AddressPart, addressParts } from '../../contact/address-parts.js';
import { addressWords, STREET } from '../../contact/address-words.js';

/** A postal address in the words that it is found by in other places: folded, without those for kinds of streets. */
export interface StreetAndTown {
  /** The name of the street, and the number of the house. */
  names: readonly string[];
  numbers: readonly string[];
  /** Words of the rest: with a digit, as in postal codes, and without. */
  codes: ReadonlySet<string>;
  towns: ReadonlySet<string>;
}

/** Letters of the name of a street, at least. */
const LEAST_NAME = 3;

/** The words of a postal address; nothing for one in which no street with a house number is to be told. */
export function streetAndTown(address: string): StreetAndTown | undefined {
  const parts = addressParts(address);
  const own = streetIn(parts);
  const words = own.flatMap(({ text }) => wordsOf(text));
  const numbers = words.filter(isNumbered);
  const names = words.filter((word) => !isNumbered(word));
  if (numbers.length === 0 || !names.some((word) => word.length >= LEAST_NAME)) return undefined;
  const rest = parts.filter((part) => !own.includes(part)).flatMap(({ text }) => wordsOf(text));
  return {
    names,
    numbers,
    codes: new Set(rest.filter(isNumbered)),
    towns: new Set(rest.filter((word) => !isNumbered(word))),
  };
}

/** The first part with a name and a number that is no town with its code, or the two that are a street and its number. */
function streetIn(parts: readonly AddressPart[]): readonly AddressPart[] {
  for (const [index, part] of parts.entries()) {
    const words = wordsOf(part.text);
    const isStreet = part.kind !== 'postal' && words.some(isNumbered) && words.some((word) => !isNumbered(word));
    if (isStreet) return [part];
    const next = parts[index + 1];
    if (next && isPair(part, next)) return [part, next];
  }
  return [];
}

function isPair(one: AddressPart, other: AddressPart): boolean {
  return (
    (one.kind === 'named-street' && other.kind === 'number') || (one.kind === 'number' && other.kind === 'named-street')
  );
}

function wordsOf(text: string): string[] {
  return addressWords(text).flatMap(({ word }) => (word === STREET ? [] : [word]));
}

function isNumbered(word: string): boolean {
  return /\d/.test(word);
}
