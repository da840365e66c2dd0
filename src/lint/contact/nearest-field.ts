import type { Manifest } from '../../manifest/schema.js';
import { parsePhone } from '../words/parse-phone.js';
import { configuredContactsOf } from './configured.js';
import { specialityOf } from './special-field.js';

/** Numbers of a site that are compared, and digits that numbers of one town share behind the code of the country. */
const [MOST, LEAST] = [100, 2];

/**
 * The phone of a site whose number begins as another one does, in its country: the one of the same town, or of the same house.
 * Nothing where several begin so alike, or none.
 *
 * @param number as it is dialled
 */
export function nearestPhone(manifest: Manifest, number: string): string | undefined {
  const country = countryIn(manifest);
  const digits = parsePhone(number, country)?.e164;
  if (digits === undefined) return undefined;
  const alike = (configuredContactsOf(manifest).byKind.get('phone') ?? [])
    .slice(0, MOST)
    .filter((field) => specialityOf(field) === undefined)
    .map((field) => ({ field, shared: sharedDigits(digits, manifest.resources.contacts[field]?.value ?? '') }))
    .sort((a, b) => b.shared - a.shared);
  const [first, second] = alike;
  return first && first.shared >= LEAST && first.shared > (second?.shared ?? 0) ? first.field : undefined;
}

/** Digits behind the code of one country that two numbers begin with, both of it. */
function sharedDigits(digits: string, value: string): number {
  const own = parsePhone(value, undefined);
  const code = own ? own.countryCode.length + 1 : 0;
  if (!own?.e164.startsWith(digits.slice(0, code))) return 0;
  let shared = code;
  while (shared < digits.length && own.e164[shared] === digits[shared]) shared += 1;
  return shared - code;
}

/** The country of the first number of a site that has its code. */
function countryIn({ resources }: Manifest): string | undefined {
  for (const { kind, value } of Object.values(resources.contacts).slice(0, MOST)) {
    const country = kind === 'phone' ? parsePhone(value, undefined)?.country : undefined;
    if (country !== undefined) return country;
  }
  return undefined;
}
