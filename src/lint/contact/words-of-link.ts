import { contactUrl } from '../../component/contact/contact-link.js';
import type { Manifest } from '../../manifest/schema.js';
import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { labelTextOf } from '../document/text.js';
import { fold } from '../words/fold.js';
import { plainDigits } from './configured.js';
import { messengerOf } from './messenger.js';

/** What a link to a contact says by itself, and a component in its place does not. */
export interface WordsOfLink {
  /** Its text, where that is not the contact: `Call us`. */
  label: string | undefined;
  /** Names of what its address writes beforehand: `text`, `subject`. */
  prefilled: readonly string[];
}

/** Digits of a number that a link shows. */
const FEWEST = 6;
/** Characters of a label that a message shows. */
const LONGEST = 40;
const PREFILLED = /[?&](text|subject|body)=[^&]/gi;

/** What a link says by itself that a component for a contact of the site would not show. */
export function wordsOfLink(
  document: IndexedDocument,
  { resources }: Manifest,
  link: DocElement,
  field: string,
): WordsOfLink {
  const { display, value } = resources.contacts[field] ?? {};
  const text = labelTextOf(document, link).trim().replace(/\s+/g, ' ');
  const isContact = plainDigits(text).length >= FEWEST || text.includes('@') || !/\p{L}/u.test(text);
  const shown = [display, value].map((each) => fold(each ?? ''));
  const href = (attribute(link, 'href') ?? '').slice(0, 2000);
  const prefilled = [...href.matchAll(PREFILLED)].map(([, name = '']) => name.toLowerCase());
  return {
    label: isContact || shown.includes(fold(text)) ? undefined : shortText(text, LONGEST),
    prefilled: [...new Set(prefilled)],
  };
}

/** What of a link goes with it, in words; nothing where it says no more than the contact. */
export function whatGoes({ label, prefilled }: WordsOfLink): string | undefined {
  const parts = [
    ...(label === undefined ? [] : [`the label \`${label}\``]),
    ...prefilled.map((name) => `the \`?${name}=\``),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
}

/** The address by which a link of its own words leads to a contact of the site; nothing for one that has none. */
export function addressFor({ resources }: Manifest, field: string, href: string): string | undefined {
  const contact = resources.contacts[field];
  if (contact === undefined) return undefined;
  const { kind, value, url } = contact;
  if (url?.trim() || !messengerOf(href)) return contactUrl(contact);
  const isWhatsApp = /^https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\//i.test(href.trim());
  return kind === 'phone' && isWhatsApp && value.trim().startsWith('+')
    ? `https://wa.me/${plainDigits(value)}`
    : undefined;
}
