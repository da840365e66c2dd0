import type { PostalAddress } from './schema.js';

/** The parts of a line that has a town and its postal code. */
type Town = Pick<PostalAddress, 'postalCode' | 'addressLocality' | 'addressRegion'>;

/** A line that is longer than any town's. */
const LONGEST = 120;

/** `00121 Roma`, `D-10115 Berlin`, `1012 AB Amsterdam`, `111 22 Stockholm`: on the continent the code comes first. */
const CODE_FIRST = /^(?:[A-Z]{1,2}-)?(\d{4} [A-Z]{2}|\d{3} \d{2}|\d{4,6}) (\p{L}[^\d]*)$/u;
/** `Roma (RM)`: the province of Italian towns. */
const PROVINCE = /^([^()]+) \(([A-Z]{2})\)$/;
/** `Springfield, IL 62701`: the United States. */
const STATE_AND_ZIP = /^(\p{L}[^\d,]*), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/u;
/** `London SW1A 1AA`: the United Kingdom. */
const CODE_LAST = /^(\p{L}[^\d,]*?),? ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u;
/** A country's name has no digits. */
const COUNTRY = /^\p{L}[^\d]*$/u;

/**
 * A postal address in its parts, where one of its lines surely is that of the town, at most a country's name follows it, and a
 * street goes before it. Else the text in one line: parts that are guessed wrong would be worse than none.
 *
 * @param value lines of text
 * @param name of whoever is there: where it heads the address, it is no part of a street
 * @returns nothing for a blank one
 */
export function postalAddress(value: string, name = ''): PostalAddress | string | undefined {
  const lines = value
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > 1 && lines[0] === name.trim()) lines.shift();
  if (lines.length === 0) return undefined;
  const text = lines.join(', ');
  const at = lines.findIndex((line, index) => index > 0 && townOf(line) !== undefined);
  const town = at < 0 ? undefined : townOf(lines[at] ?? '');
  const [country, ...more] = lines.slice(at + 1);
  if (!town || more.length > 0 || (country !== undefined && !COUNTRY.test(country))) return text;
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, at).join(', '),
    ...town,
    ...(country !== undefined && { addressCountry: country }),
  };
}

/** The name of a town, and the province of an Italian one that stands behind it in brackets. */
export function townAndProvince(text: string): Pick<PostalAddress, 'addressRegion'> & { addressLocality: string } {
  const [, town, province] = PROVINCE.exec(text) ?? [];
  return town === undefined || province === undefined
    ? { addressLocality: text }
    : { addressLocality: town, addressRegion: province };
}

function townOf(line: string): Town | undefined {
  if (line.length > LONGEST) return undefined;
  const [, code, name] = CODE_FIRST.exec(line) ?? [];
  if (code !== undefined && name !== undefined) return { postalCode: code, ...townAndProvince(name) };
  const [, city, state, zip] = STATE_AND_ZIP.exec(line) ?? [];
  if (city !== undefined && state !== undefined && zip !== undefined)
    return { postalCode: zip, addressLocality: city, addressRegion: state };
  const [, place, last] = CODE_LAST.exec(line) ?? [];
  return place === undefined || last === undefined ? undefined : { postalCode: last, addressLocality: place };
}
