import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { profileKey } from '../social/profile.js';
import { asciiDigit } from '../words/fold.js';
import { hasNumberPlan, parsePhone } from '../words/parse-phone.js';
import { findMailAddresses } from './mail-addresses.js';
import { messengerOf } from './messenger.js';
import { phoneNumbers } from './phone-number.js';
import { wantedOf } from './wanted.js';

/** A configured number, by the digits within its country. */
export interface ConfiguredNumber {
  field: string;
  national: string;
}

/** What a site has of contacts, to tell whether one on a page is among them. */
export interface ConfiguredContacts {
  country: string | undefined;
  numbers: readonly ConfiguredNumber[];
  /** Fields by the addresses of their links, as `profileKey` and `messengerOf` tell them. */
  links: ReadonlyMap<string, string>;
  /** Fields by their kind, in order. */
  byKind: ReadonlyMap<string, readonly string[]>;
  isEmpty: boolean;
}

/** Numbers that one on a page is compared with, at most: a slip is one of a number that people know. */
const MOST_NUMBERS = 200;

/** What a site has of contacts. */
export const configuredContactsOf = memo((manifest: Manifest): ConfiguredContacts => {
  const { contacts, social } = manifest.resources;
  const country = countryOf(manifest);
  const numbers: ConfiguredNumber[] = [];
  const links = new Map<string, string>();
  const byKind = new Map<string, string[]>();
  for (const [field, { kind, value, display, url }] of Object.entries(contacts)) {
    byKind.set(kind, [...(byKind.get(kind) ?? []).slice(0, MOST_NUMBERS), field]);
    if (kind === 'phone' && numbers.length < MOST_NUMBERS)
      for (const { national } of phoneNumbers(field, value, display, country)) numbers.push({ field, national });
    for (const address of [url, kind === 'text' ? value : undefined]) {
      if (address === undefined) continue;
      for (const key of keysOf(address)) if (!links.has(key)) links.set(key, field);
      const number = messengerOf(address)?.number;
      const national = number === undefined ? undefined : (parsePhone(`+${number}`, undefined)?.national ?? number);
      if (national !== undefined) numbers.push({ field, national });
    }
  }
  for (const { url } of social) for (const key of keysOf(url)) if (!links.has(key)) links.set(key, '');
  return { country, numbers, links, byKind, isEmpty: Object.keys(contacts).length === 0 };
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

function keysOf(address: string): string[] {
  const messenger = messengerOf(address);
  return [profileKey(address), messenger && `${messenger.name}:${messenger.id}`].filter((key) => key !== undefined);
}

/** Whether a link is one that the site has. */
export function isConfiguredLink(address: string, { links }: ConfiguredContacts): boolean {
  return keysOf(address).some((key) => links.has(key));
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
  /** Digits within the country. */
  national: string;
  /** The number is the site's own, in any spelling. */
  isOwn: boolean;
  /** The site's number that it nearly is, and how. */
  near?: { field: string; how: string };
}

/** Digits that a national number has at least, without its prefix. */
const LEAST_NATIONAL = 6;

/** Compares a number, as it is written, with those that the site has. */
export function compareNumber(
  written: string,
  { numbers, country }: ConfiguredContacts,
  budget: Budget,
): ComparedNumber {
  const digits = plainDigits(written);
  const national = parsePhone(written.trim(), country)?.national ?? digits;
  budget.spend(numbers.length * digits.length * COMPARED);
  for (const { national: own } of numbers) {
    if (national === own || digits === own || (own.length >= LEAST_NATIONAL && digits.endsWith(own)))
      return { national, isOwn: true };
    if (digits.length >= LEAST_NATIONAL + 1 && own.endsWith(digits)) return { national, isOwn: true };
  }
  for (const { field, national: own } of numbers) {
    const how = slip(national, own) ?? slip(digits.replace(/^0+/, ''), own.replace(/^0+/, ''));
    if (how !== undefined) return { national, isOwn: false, near: { field, how } };
  }
  return { national, isOwn: false };
}

/** Steps to compare a digit. */
const COMPARED = 2;

/** What somebody who copied a number did wrong: one digit, or two that are swapped. */
function slip(written: string, own: string): string | undefined {
  if (written.length !== own.length || own.length < LEAST_NATIONAL) return undefined;
  const different: number[] = [];
  for (let at = 0; at < own.length && different.length < 3; at += 1) if (written[at] !== own[at]) different.push(at);
  const [first = 0, second] = different;
  if (different.length === 1) return 'one digit differs from';
  if (different.length !== 2 || second === undefined) return undefined;
  const isSwapped = written[first] === own[second] && written[second] === own[first];
  return isSwapped && second === first + 1 ? 'two digits are swapped of' : undefined;
}
