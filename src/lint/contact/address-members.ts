import { townAndProvince } from '../../structured-data/postal-address.js';
import { asciiDigit, fold } from '../words/fold.js';
import { listComma } from './list-comma.js';
import { isOfStreet } from './street-words.js';

/** The members of an address in data that are written one by one. */
export type AddressMember = 'streetAddress' | 'postalCode' | 'addressLocality';

/** A postal code by itself: `83026`, `D-83026`, `30-001`, `2750-310`, `01310-100`, `1012 AB`, `YO22 4PU`, `K1A 0B1`, `D02 X285`. */
const CODE =
  /^(?:(?:[A-Z]{1,2}-)?\d{4,7}|\d{4,5}-\d{3,5}|\d{3}[ -]\d{2,4}|\d{2}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;
/** Words of a code. */
const MOST_WORDS = 2;
/** Characters of an address that is read. */
const LONGEST = 200;

/**
 * Street, postal code and town of an address that is written on lines or between commas; nothing where that is not plain. What
 * stands behind the town, such as a country, is left out.
 *
 * @param name whose house it is: a line with that alone is no street
 */
export function addressMembers(value: string, name = ''): Readonly<Record<AddressMember, string>> | undefined {
  if (value.length > LONGEST) return undefined;
  const parts = value
    .split(/[\n,،]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && (name === '' || fold(part) !== fold(name)));
  for (const [at, part] of parts.entries()) {
    const { postalCode, town } = isCode(part) ? { postalCode: part, town: '' } : codeAndTown(part);
    const isTownBefore = town === '' || REGION.test(town);
    const { addressLocality } = townAndProvince(isTownBefore ? (parts[at - 1] ?? '') : town.replace(REGION_BEHIND, ''));
    const street = parts.slice(0, isTownBefore ? at - 1 : at);
    if (postalCode !== '' && /^\p{L}/u.test(addressLocality) && saysStreet(street))
      return { streetAddress: street.join(listComma(value)), postalCode, addressLocality };
  }
  return townFirst(value, parts);
}

/** The same where the town stands before the street, as in "1052 Budapest, Váci utca 10": a kind of street says so. */
function townFirst(value: string, [first = '', ...rest]: readonly string[]): ReturnType<typeof addressMembers> {
  const { postalCode, town } = codeAndTown(first);
  if (postalCode === '' || !first.startsWith(postalCode) || rest.some((part) => codeAndTown(part).postalCode !== ''))
    return undefined;
  // Behind the last number may be the country.
  const street = rest.slice(0, rest.findLastIndex((each) => /\p{Nd}/u.test(each)) + 1);
  const isTown = /^\p{L}/u.test(town) && !saysKind(town);
  return isTown && street.some(saysKind)
    ? {
        streetAddress: street.join(listComma(value)),
        postalCode,
        addressLocality: townAndProvince(town).addressLocality,
      }
    : undefined;
}

/** Whether lines say a street: by a house number, or by a kind of street before or in its name. */
function saysStreet(lines: readonly string[]): boolean {
  if (lines.some((line) => /\p{Nd}/u.test(line))) return lines.some((line) => /\p{L}/u.test(line));
  return lines.some(saysKind);
}

/** Whether a word of a text is a kind of street. */
function saysKind(text: string): boolean {
  return text.split(/[\s.]/).some(isOfStreet);
}

/** A state in two or three letters, which is a member of its own, by itself or behind a town. */
const REGION = /^[A-Z]{2,3}$/;
const REGION_BEHIND = / [A-Z]{2,3}$/;

/** Whether a text is a postal code, in the digits of any script. */
function isCode(text: string): boolean {
  return CODE.test(text.replace(/\p{Nd}/gu, asciiDigit));
}

/** The postal code before a town, or behind it; both empty where there is none. */
function codeAndTown(part: string): { postalCode: string; town: string } {
  const words = part.split(/\s+/);
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length -= 1) {
    const [first, rest] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    if (isCode(first)) return { postalCode: first, town: rest };
    const [town, last] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    if (isCode(last)) return { postalCode: last, town };
  }
  return { postalCode: '', town: '' };
}
