import { fold } from '../words/fold.js';

/** The members of an address in data that are written one by one. */
export type AddressMember = 'streetAddress' | 'postalCode' | 'addressLocality';

/** A postal code by itself: `83026`, `D-83026`, `30-001`, `2750-310`, `1012 AB`, `YO22 4PU`, `K1A 0B1`. */
const CODE =
  /^(?:(?:[A-Z]{1,2}-)?\d{4,6}|\d{4}-\d{3}|\d{3}[ -]\d{2,4}|\d{2}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
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
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && (name === '' || fold(part) !== fold(name)));
  for (const [at, part] of parts.entries()) {
    const { postalCode, town } = CODE.test(part) ? { postalCode: part, town: '' } : codeAndTown(part);
    const isTownBefore = town === '' || REGION.test(town);
    const addressLocality = isTownBefore ? (parts[at - 1] ?? '') : town.replace(REGION_BEHIND, '');
    const street = parts.slice(0, isTownBefore ? at - 1 : at);
    if (postalCode !== '' && /^\p{L}/u.test(addressLocality) && street.some((each) => /\d/.test(each)))
      return { streetAddress: street.join(', '), postalCode, addressLocality };
  }
  return undefined;
}

/** A state in two or three letters, which is a member of its own, by itself or behind a town. */
const REGION = /^[A-Z]{2,3}$/;
const REGION_BEHIND = / [A-Z]{2,3}$/;

/** The postal code before a town, or behind it; both empty where there is none. */
function codeAndTown(part: string): { postalCode: string; town: string } {
  const words = part.split(/\s+/);
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length -= 1) {
    const [first, rest] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    if (CODE.test(first)) return { postalCode: first, town: rest };
    const [town, last] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    if (CODE.test(last)) return { postalCode: last, town };
  }
  return { postalCode: '', town: '' };
}
