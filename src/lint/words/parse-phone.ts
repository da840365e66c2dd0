import { getCountryCodeForRegionCode, getSupportedRegionCodes, parsePhoneNumber } from 'awesome-phonenumber';
import { asciiDigit } from './fold.js';

/** A phone number as the plan of its country has it. */
export interface ParsedPhone {
  /** In the form of E.164, such as `+390550123456`. */
  readonly e164: string;
  /** Digits of the number within its country, with an Italian zero. */
  readonly national: string;
  /** Digits of the country code. */
  readonly countryCode: string;
  /** ISO 3166 code of its country; some numbers are of none, such as those of ships. */
  readonly country: string | undefined;
  readonly extension: string | undefined;
  /** Whether it has as many digits as numbers of its country have. */
  readonly isPossible: boolean;
  /** What it calls, where the plan of its country tells. */
  readonly line: 'mobile' | 'fixed' | undefined;
}

/** UTF-16 code units: a longer text is no number. */
const LONGEST = 250;

/** A number as people write it, and behind it an extension. The library would find one within any text. */
const NUMBER_ALONE =
  /^[+\uff0b\p{Nd}\s()[\]./\u2010-\u2015\u2212\u30fc\uff0d\uff0f\uff0e\u00ad\u200b\u2060\uff08\uff09\uff3b\uff3d~\u2053\u223c\uff5e-]+(?:(?:[;,]\s?)?[a-z\uff41-\uff5a\u0430-\u044f\u00f3#]{1,12}[.:=]?[\s,.-]*\p{Nd}{1,20}#?\s*)?$/iu;

/** Extensions stand at the end of what RFC 3966 writes. */
const EXTENSION = ';ext=';

const countries: ReadonlySet<string> = new Set(getSupportedRegionCodes());

/** Whether numbers of a country can be read without their country code. */
export function hasNumberPlan(country: string): boolean {
  return countries.has(country);
}

/** ISO 3166 codes of all countries whose numbers can be read so. */
export function countriesWithPlan(): readonly string[] {
  return [...countries];
}

/** Digits of the country code of a country, by its ISO 3166 code. */
export function callingCodeOf(country: string): string | undefined {
  return countries.has(country) ? String(getCountryCodeForRegionCode(country)) : undefined;
}

/**
 * Numbers that are kept, with what was read of them: a site's own stand on each of its pages, each number of a page is asked
 * for several times, and a plan is slow to ask. A page of the handler's limit has as many at most.
 */
const MOST_KEPT = 8000;
let kept = new Map<string, ParsedPhone | undefined>();
/** Those before: what is asked for again is kept on. */
let before = new Map<string, ParsedPhone | undefined>();

/**
 * Reads a text that is a phone number and nothing else.
 *
 * @param country ISO 3166 code of the country in which a number without its code is dialled
 */
export function parsePhone(text: string, country: string | undefined): ParsedPhone | undefined {
  if (text.length > LONGEST || !NUMBER_ALONE.test(text)) return undefined;
  // Behind its sign, the country's code stands in the number itself.
  const key = text.startsWith('+') ? text : `${country ?? ''} ${text}`;
  const known = kept.get(key);
  if (known || kept.has(key)) return known;
  const parsed = before.has(key) ? before.get(key) : askPlan(text, country);
  if (kept.size >= MOST_KEPT) [before, kept] = [kept, new Map()];
  kept.set(key, parsed);
  return parsed;
}

/** Digits that the library may not know: those of Thai and Bengali are among them. */
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;
/** Blanks that it does not know, such as the narrow ones between groups. */
const OTHER_BLANK = /[\u2000-\u200a\u202f\u205f]/g;

function askPlan(text: string, country: string | undefined): ParsedPhone | undefined {
  const plan = country !== undefined && countries.has(country) ? { regionCode: country } : undefined;
  const { number, countryCode, regionCode, possible, type } = parsePhoneNumber(
    text.replace(OTHER_DIGIT, asciiDigit).replace(OTHER_BLANK, ' '),
    plan,
  );
  if (number === undefined || countryCode === undefined) return undefined;
  const at = number.rfc3966.indexOf(EXTENSION);
  return {
    e164: number.e164,
    national: number.significant,
    countryCode: String(countryCode),
    country: regionCode,
    extension: at < 0 ? undefined : number.rfc3966.slice(at + EXTENSION.length),
    isPossible: possible,
    line: type === 'mobile' ? 'mobile' : type === 'fixed-line' ? 'fixed' : undefined,
  };
}
