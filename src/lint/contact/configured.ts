import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { asciiDigit } from '../words/fold.js';
import { hasNumberPlan, type ParsedPhone, parsePhone } from '../words/parse-phone.js';
import { linkKeys } from './contact-links.js';
import { findMailAddresses } from './mail-addresses.js';
import { messengerOf } from './messenger.js';
import { phoneNumbers } from './phone-number.js';
import { wantedOf } from './wanted.js';

/** A configured number, by the digits within its country. */
export interface ConfiguredNumber {
  field: string;
  national: string;
  /** Digits of its country's code; empty where that is not known. */
  country: string;
}

/** What a site has of contacts, to tell whether one on a page is among them. */
export interface ConfiguredContacts {
  country: string | undefined;
  numbers: NumberTable;
  /** Fields by the addresses of their links, as `linkKeys` tells them. */
  links: ReadonlyMap<string, string>;
  /** Fields by their kind, in order. */
  byKind: ReadonlyMap<string, readonly string[]>;
  isEmpty: boolean;
}

/** Numbers by their digits, to find one without a look at each. */
interface NumberTable {
  /** By all of their digits, without zeros in front. */
  whole: ReadonlyMap<string, string>;
  /** Codes of countries by the same; none where one of several is not known. */
  countries: ReadonlyMap<string, ReadonlySet<string>>;
  /** Their last digits, from seven on. */
  ends: ReadonlySet<string>;
  /** By their digits but one, with its place. */
  butOne: ReadonlyMap<string, string>;
  /** The last few digits of each; nothing where one has fewer. */
  tails: ReadonlySet<string> | undefined;
}

/** Numbers that one on a page is compared with, at most: a slip is one of a number that people know. */
const MOST_NUMBERS = 2000;

/** What a site has of contacts. */
export const configuredContactsOf = memo((manifest: Manifest): ConfiguredContacts => {
  const { contacts, social } = manifest.resources;
  const country = countryOf(manifest);
  const numbers: ConfiguredNumber[] = [];
  const links = new Map<string, string>();
  const byKind = new Map<string, string[]>();
  for (const [field, { kind, value, display, url }] of Object.entries(contacts)) {
    if (value.trim() === '') continue; // the component shows nothing for it
    byKind.set(kind, [...(byKind.get(kind) ?? []).slice(0, MOST_NUMBERS), field]);
    if (kind === 'phone' && numbers.length < MOST_NUMBERS)
      for (const { national, country: code } of phoneNumbers(field, value, display, country))
        numbers.push({ field, national, country: code });
    for (const address of [url, kind === 'text' ? value : undefined]) {
      if (address === undefined) continue;
      for (const key of linkKeys(address)) if (!links.has(key)) links.set(key, field);
      const number = messengerOf(address)?.number;
      if (number === undefined) continue;
      const parsed = parsePhone(`+${number}`, undefined);
      numbers.push({ field, national: parsed?.national ?? number, country: parsed?.countryCode ?? '' });
    }
  }
  for (const { url } of social) for (const key of linkKeys(url)) if (!links.has(key)) links.set(key, '');
  return { country, numbers: tableOf(numbers), links, byKind, isEmpty: byKind.size === 0 };
});

/** The country of a site's numbers: that of the first with a country code, else the one that its language suggests. */
function countryOf({ resources, site }: Manifest): string | undefined {
  for (const { kind, value } of Object.values(resources.contacts)) {
    const country = kind === 'phone' ? parsePhone(value, undefined)?.country : undefined;
    if (country) return country;
  }
  const region = new Intl.Locale(site.language).maximize().region;
  return region !== undefined && hasNumberPlan(region) ? region : undefined;
}

/** Whether a link is one that the site has. */
export function isConfiguredLink(address: string, { links }: ConfiguredContacts): boolean {
  return linkKeys(address).some((key) => links.has(key));
}

/** Whether a mail address is one that the site has. */
export function isConfiguredMail(address: string, manifest: Manifest, budget: Budget): boolean {
  return findMailAddresses(address, wantedOf(manifest).mails, budget).length > 0;
}

/** The digits of a text, in ASCII. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit).replace(/\D/g, '');
}

/** A number on a page beside the site's. */
export interface ComparedNumber {
  /** The number is the site's own, in any spelling. */
  isOwn: boolean;
  /** It has as many digits as numbers of its country have; not told of the site's own. */
  isPossible?: boolean;
  /** The site's number that it nearly is, and how. */
  near?: { field: string; how: string };
}

/** Digits that a national number has at least, without its prefix. */
const LEAST_NATIONAL = 6;

/** Digits of the end of a number that is dialled from near by. */
const LEAST_END = 7;

function tableOf(numbers: readonly ConfiguredNumber[]): NumberTable {
  const whole = new Map<string, string>();
  const ends = new Set<string>();
  const butOne = new Map<string, string>();
  const countries = new Map<string, Set<string>>();
  for (const { field, national, country } of numbers) {
    const digits = withoutZeros(national);
    countries.set(digits, (countries.get(digits) ?? new Set()).add(country));
    if (whole.has(digits)) continue;
    whole.set(digits, field);
    for (let at = 0; at <= digits.length - LEAST_END; at += 1) ends.add(digits.slice(at));
    if (digits.length < LEAST_NATIONAL) continue;
    for (let at = 0; at < digits.length; at += 1) {
      const key = maskedAt(digits, at);
      if (!butOne.has(key)) butOne.set(key, field);
    }
  }
  const tails = new Set([...whole.keys()].map(tailOf));
  const hasShort = [...tails].some(({ length }) => length < TAIL);
  return { whole, countries, ends, butOne, tails: hasShort ? undefined : tails };
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0{1,4}/, '');
}

function maskedAt(digits: string, at: number): string {
  return `${digits.slice(0, at)}.${digits.slice(at + 1)}`;
}

/** Digits in which all spellings of a number end. */
const TAIL = 4;

function tailOf(digits: string): string {
  return digits.slice(-TAIL);
}

/** What a number may have behind its own digits: an extension. */
const MAY_BE_EXTENDED = /[^\p{Nd}\s()+.\u00a0/-]/u;

/**
 * Whether a number may be one of the site's in some spelling, by its last digits: most others are told by these, and to ask
 * for the plan of their country takes long.
 */
export function mayBeOwn(written: string, { numbers: { tails } }: ConfiguredContacts): boolean {
  if (!tails || MAY_BE_EXTENDED.test(written)) return true;
  const digits = plainDigits(written);
  return digits.length <= TAIL || tails.has(tailOf(digits));
}

/** Compares a number, as it is written, with those that the site has. */
export function compareNumber(
  written: string,
  { numbers, country }: ConfiguredContacts,
  budget: Budget,
): ComparedNumber {
  const digits = plainDigits(written);
  budget.spend(digits.length * COMPARED);
  const abroad = INTERNATIONAL.test(written)
    ? fieldAbroad(parsePhone(written.trim().replace(/^00/, '+'), country), numbers)
    : undefined;
  if (abroad !== undefined)
    return { isOwn: false, isPossible: true, near: { field: abroad, how: 'the code of another country than' } };
  if (endsInOwn(digits, numbers) || numbers.ends.has(withoutZeros(digits))) return { isOwn: true };
  const parsed = parsePhone(written.trim(), country);
  const national = parsed?.national ?? digits;
  if (numbers.whole.has(withoutZeros(national))) return { isOwn: true };
  const near = slip(withoutZeros(national), numbers) ?? slip(withoutZeros(digits), numbers);
  return {
    isOwn: false,
    isPossible: parsed?.isPossible === true || NORTH_AMERICAN.test(written) || isOfMexico(written, digits),
    ...(near && { near }),
  };
}

/** A number of North America behind the 1 that is dialled there, whatever the site's country. */
const NORTH_AMERICAN = /^\s*1[\s.-]\(?[2-9]\d{2}\)?[\s.-]\d{3}[\s.-]\d{4}\s*$/;

/** A number of Mexico with the 1 that mobiles had there behind the country's code, and that is written still. */
function isOfMexico(written: string, digits: string): boolean {
  return INTERNATIONAL.test(written) && /^(?:00)?521[2-9]\d{9}$/.test(digits);
}

/** How a number begins that has the code of its country. */
const INTERNATIONAL = /^\s*(?:[+\uff0b]|\(\+|00)/;

/** The field whose number one is, but for the code of the country. */
function fieldAbroad(parsed: ParsedPhone | undefined, { whole, countries }: NumberTable): string | undefined {
  if (!parsed) return undefined;
  const national = withoutZeros(parsed.national);
  const known = countries.get(national);
  if (!known || known.has(parsed.countryCode) || known.has('')) return undefined;
  return whole.get(national);
}

/** Steps to look up what begins or ends at a digit. */
const COMPARED = 40;

/** Whether digits are a number of the site with some prefix. */
function endsInOwn(digits: string, { whole }: NumberTable): boolean {
  for (let at = 0; at <= digits.length - LEAST_NATIONAL; at += 1) if (whole.has(digits.slice(at))) return true;
  return false;
}

/** What somebody who copied a number did wrong: one digit, or two that are swapped. */
function slip(digits: string, { whole, butOne }: NumberTable): ComparedNumber['near'] {
  if (digits.length < LEAST_NATIONAL) return undefined;
  for (let at = 0; at + 1 < digits.length; at += 1) {
    const swapped = digits.slice(0, at) + digits.charAt(at + 1) + digits.charAt(at) + digits.slice(at + 2);
    const field = whole.get(swapped);
    if (field !== undefined) return { field, how: 'two digits are swapped of' };
  }
  for (let at = 0; at < digits.length; at += 1) {
    const field = butOne.get(maskedAt(digits, at));
    if (field !== undefined) return { field, how: 'one digit differs from' };
  }
  return undefined;
}
