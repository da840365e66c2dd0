import { telUrl } from '../../component/contact-link.js';
import { parsed } from '../../html/url.js';
import type { DocElement } from '../document/element.js';
import { type Flow, flowsOf, partOf } from '../document/flows.js';
import { linksOf } from '../document/links.js';
import { nearestTag } from '../document/nearest.js';
import { perManifest } from '../per-manifest.js';
import type { Page } from '../rule.js';
import { findMailAddresses, type MailAddress, mailAddress, mailHint } from './mail-addresses.js';
import { findNumbers, type PhoneNumber, phoneNumbers } from './numbers.js';
import {
  type AddressWord,
  addressWords,
  findPostalAddresses,
  type PostalAddress,
  postalAddress,
} from './postal-addresses.js';

/** A configured contact on a page, written by hand. */
export interface StaticContact {
  field: string;
  /** UTF-16 offsets into the source: a link, or the text. */
  start: number;
  end: number;
  /** The link, if it is one. */
  link: DocElement | undefined;
  /** As it is written. */
  written: string;
  /** How sure it is, from 0 to 1. */
  score: number;
}

interface Wanted {
  numbers: readonly PhoneNumber[];
  mails: readonly MailAddress[];
  mailHint: RegExp;
  places: readonly PostalAddress[];
}

/** What is looked for on the pages of a site. */
const wantedOf = perManifest(({ resources, site }): Wanted => {
  const country = /-([A-Za-z]{2})\b/.exec(site.language)?.[1]?.toUpperCase();
  const contacts = Object.entries(resources.contacts);
  const values = (kind: string) =>
    contacts.flatMap(([field, contact]) => (contact.kind === kind ? [[field, contact.value] as const] : []));
  const mails = values('email').flatMap(([field, value]) => mailAddress(field, value) ?? []);
  return {
    numbers: contacts.flatMap(([field, { kind, value, display }]) =>
      kind === 'phone' ? phoneNumbers(field, value, display, country) : [],
    ),
    mails,
    mailHint: mailHint(mails),
    places: values('address').flatMap(([field, value]) => postalAddress(field, value) ?? []),
  };
});

/** The configured contacts that a page has by hand, in the order of the source. */
export function staticContactsOf(page: Page): StaticContact[] {
  const wanted = wantedOf(page.manifest);
  const linked = linkedContacts(page, wanted);
  const hasWordsAlone = wanted.places.some(({ numbers }) => numbers.size === 0);
  const texts: StaticContact[] = [];
  for (const flow of flowsOf(page.document)) {
    // Most lines of a page have no digit and no name of an address.
    const hasDigit = DIGIT.test(flow.text);
    const hasMail = wanted.mailHint.test(flow.text);
    if (hasDigit || hasMail || hasWordsAlone) texts.push(...contactsIn(page, flow, wanted, hasDigit, hasMail));
  }
  // A link says a contact once, be it in its address or in its text.
  const isLinked = linkedPlaces(linked);
  const apart = texts.filter((text) => !isLinked(text));
  return [...linked, ...apart].sort((a, b) => a.start - b.start);
}

/** Whether a contact stands in a link that says the same one. */
function linkedPlaces(linked: readonly StaticContact[]): (contact: StaticContact) => boolean {
  const byField = new Map<string, { starts: number[]; reaches: number[] }>();
  for (const { field, start, end } of linked.toSorted((a, b) => a.start - b.start)) {
    const places = byField.get(field) ?? { starts: [], reaches: [] };
    byField.set(field, places);
    places.starts.push(start);
    places.reaches.push(Math.max(places.reaches.at(-1) ?? 0, end));
  }
  return ({ field, start, end }) => {
    const { starts, reaches } = byField.get(field) ?? { starts: [], reaches: [] };
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return end <= (reaches[low - 1] ?? -1);
  };
}

function linkedContacts({ document }: Page, { numbers, mails }: Wanted): StaticContact[] {
  return linksOf(document).flatMap(({ element, href }): StaticContact[] => {
    const written = href.trim();
    const fields = isNumberLink(written) ? numberFields(written, numbers) : mailFields(written, mails);
    return fields.map((field) => ({ field, start: element.start, end: element.end, link: element, written, score: 1 }));
  });
}

const NUMBER_LINK =
  /^(?:tel|callto|sms|smsto|fax|whatsapp|viber|facetime|facetime-audio|skype|signal|sip):|^(?:https?:)?\/\/(?:wa\.me|(?:api|web|chat)\.whatsapp\.com|(?:www\.)?whatsapp\.com|signal\.me|viber\.click)\//i;

function isNumberLink(href: string): boolean {
  return NUMBER_LINK.test(href);
}

function numberFields(href: string, numbers: readonly PhoneNumber[]): string[] {
  const text = decoded(href).replace(/^[a-z-]+:(?!\/\/)/i, '');
  // The text of a message may hold any number; that to call is in the path or in a parameter.
  const url = parsed(text.replace(/^\/\//, 'https://'));
  const number = url
    ? (url.searchParams.get('phone') ?? url.searchParams.get('number') ?? url.pathname)
    : text.replace(/[?;].*$/s, '');
  const plain = telUrl(number)?.slice(4) ?? number;
  const found = findNumbers(plain, numbers);
  return found.length > 0 || plain === number ? fieldsOf(found) : fieldsOf(findNumbers(number, numbers));
}

function fieldsOf(found: readonly { number: PhoneNumber }[]): string[] {
  return found.map(({ number }) => number.field);
}

function mailFields(href: string, mails: readonly MailAddress[]): string[] {
  if (!/^mailto:/i.test(href)) return [];
  const [recipients = ''] = href.slice('mailto:'.length).split('?');
  const addresses = decoded(recipients).toLowerCase();
  return mails.filter((mail) => findMailAddresses(addresses, [mail]).length > 0).map(({ field }) => field);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Digits by which a number is looked for: the rest of a postal code may stand behind a blank. */
const SIGNIFICANT = 3;

const linkAround = nearestTag('a');

/** Whether a text may have an address: splitting it into words takes as long as all other searches. */
function mayHave(text: string, { numbers }: PostalAddress, hasDigit: boolean): boolean {
  if (numbers.size === 0) return true;
  if (!hasDigit) return false;
  return OTHER_DIGIT.test(text) || [...numbers].some((number) => text.includes(number.slice(0, SIGNIFICANT)));
}

const OTHER_DIGIT = /[\u0660-\uffff]/;

/** A decimal digit of any script. */
const DIGIT = /[\d\u0660-\uffff]/;

function contactsIn(
  { document }: Page,
  flow: Flow,
  { numbers, mails, places }: Wanted,
  hasDigit: boolean,
  hasMail: boolean,
): StaticContact[] {
  const { text } = flow;
  const contact = (field: string, from: number, to: number, score: number): StaticContact => {
    const { start, end, element } = partOf(document, flow, from, to);
    const link = linkAround(document, element);
    return { field, start, end, link, written: text.slice(from, to), score };
  };
  const found: StaticContact[] = [];
  if (hasDigit && numbers.length > 0) {
    for (const { number, from, to, otherExtension } of findNumbers(
      text,
      numbers,
      new Set(flow.pieces.map(({ at }) => at)),
    )) {
      found.push(contact(number.field, from, to, otherExtension ? 0.7 : 1));
    }
  }
  for (const { mail, from, to } of hasMail ? findMailAddresses(text, mails) : []) {
    found.push(contact(mail.field, from, to, 1));
  }
  const near = places.filter((place) => mayHave(text, place, hasDigit));
  if (near.length > 0) {
    for (const { address, from, to, share } of findPostalAddresses(text, wordsOf(flow), near)) {
      found.push(contact(address.field, from, to, share));
    }
  }
  return found;
}

/** The words of a flow; a word ends where its element does. */
function wordsOf({ text, pieces }: Flow): AddressWord[] {
  return pieces.flatMap(({ at }, index) =>
    addressWords(text.slice(at, pieces[index + 1]?.at)).map(({ word, from, to }) => ({
      word,
      from: from + at,
      to: to + at,
    })),
  );
}
