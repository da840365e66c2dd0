import { isNumber } from '../../component/contact/marks.js';
import { withoutTrailing } from '../../html/trailing.js';
import type { Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import { asciiDigit } from '../words/fold.js';
import { hasNumberPlan, parsePhone } from '../words/parse-phone.js';

/** ISO 3166 code of the country in which a number without its code is dialled. */
export type Country = string | undefined;

/**
 * The country of a site: that of its first number with a country code, else the one that its language suggests. A site may
 * have 100,000 numbers without a country code.
 */
export const countryOf = memo(({ contacts, site }: Site): Country => {
  for (const { kind, value } of Object.values(contacts)) {
    const country = isNumber({ kind }) ? parsePhone(value, undefined)?.country : undefined;
    if (country) return country;
  }
  const region = new Intl.Locale(site.language).maximize().region;
  return region !== undefined && hasNumberPlan(region) ? region : undefined;
});

/** A number in the form of E.164, with its extension; nothing when the text is no number. */
export function phoneNumber(text: string, country: Country): string | undefined {
  const found = parsePhone(text, country);
  if (!found?.isPossible) return undefined;
  return found.extension === undefined ? found.e164 : `${found.e164};ext=${found.extension}`;
}

/** What is dialled, of a number that is in no country's plan. */
export function digitsOf(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit).replace(/[^\d+*#,;=a-z]/gi, '');
}

/** Fewer digits are no number but a year or a price. */
const MIN_DIGITS = 7;

/** Longest run of digits and what stands between them that is looked at: a number has 15 digits. */
const NUMBER = /[+(\d][\d\s().\u2010-\u2015\u00a0/-]{4,38}\d/g;
const MAIL = /[^\s@<>()[\]",;:]{1,64}@[^\s@<>()[\]",;:]{1,190}/g;

/** Whether digits are a house number and the postal code of the town behind them. */
function isHouseAndCode(written: string, behind: string): boolean {
  return /^[1-9]\d{0,3}\s+\d{4,5}$/.test(written) && /^\s{1,2}\p{L}/u.test(behind);
}

/** The numbers and mail addresses in a text, as `tel:` and `mailto:` targets, and the text without the numbers. */
export function contactsIn(text: string, country: Country): { targets: Set<string>; rest: string } {
  const targets = new Set<string>();
  const rest = text.replace(NUMBER, (written, at: number) => {
    if (isHouseAndCode(written, text.slice(at + written.length, at + written.length + 3))) return written;
    const number = phoneNumber(written, country);
    if (number === undefined && written.replace(/\D/g, '').length < MIN_DIGITS) return written;
    targets.add(`tel:${number ?? digitsOf(written)}`);
    return ' ';
  });
  for (const [written] of text.matchAll(MAIL)) {
    const at = written.lastIndexOf('@');
    targets.add(`mailto:${written.slice(0, at)}${withoutTrailing(written.slice(at).toLowerCase(), '.')}`);
  }
  return { targets, rest };
}
