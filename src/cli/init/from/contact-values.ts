import { contactUrl } from '../../../component/contact/contact-link.js';
import { openingHours } from '../../../site/opening-hours.js';
import type { Contact } from '../../../site/schema.js';
import { type ContactLabel, isCertifiedMail } from './contact-labels.js';
import { oneLine } from './html-page.js';

/** A contact of a page. */
export interface FoundContact {
  /** The field that it is for, unless another has it already. */
  field: string;
  contact: Contact;
  /** It is of structured data, not of what people read. */
  isData?: boolean;
  /** It is a postal address that nothing but its words tells from the text around it. */
  isText?: boolean;
  /** Those of lower rank go first. */
  rank?: number;
  /** Why it is somebody else's, or may be. */
  others?: string;
}

/** Fewer digits are an extension, or no number. */
export const LEAST_DIGITS = 7;

/** An extension behind a number, by the words that `contactUrl` reads. */
const EXTENSION = /^[\s,;]{0,3}(?:ext(?:ension)?\b\.?:?|int\b\.?|x|#)\s{0,3}\d{1,7}(?!\d)/i;

/** What of a text is the extension of the number before it; empty where none is. */
export function extensionAt(text: string, at: number): string {
  return EXTENSION.exec(text.slice(at, at + LONGEST_EXTENSION))?.[0] ?? '';
}

/** UTF-16 code units of an extension with its word. */
const LONGEST_EXTENSION = 40;

/** A phone number that can be dialled. */
export function phone(value: string, shown?: string): FoundContact[] {
  const written = oneLine(value);
  const display = shown === undefined ? written : oneLine(shown);
  const dialled = contactUrl({ kind: 'phone', value: written })?.slice('tel:'.length);
  if (dialled === undefined || dialled.replace(/\D/g, '').length < LEAST_DIGITS) return [];
  const isShown = /\d/.test(display) && display !== dialled;
  return [{ field: 'phone', contact: { kind: 'phone', value: dialled, ...(isShown && { display }) } }];
}

/** A number that is called something else than a phone. */
export function numberCalled(label: ContactLabel | undefined, value: string, shown?: string): FoundContact[] {
  const field = label === 'fax' || label === 'whatsapp' || label === 'hotline' ? label : 'phone';
  return phone(value, shown).map((found) => ({ ...found, field }));
}

/** A mail address; a certified one is for notices alone, and has a field of its own. */
export function email(value: string, label?: ContactLabel): FoundContact[] {
  const address = value.trim();
  const field = label === 'pec' || isCertifiedMail(address) ? 'pec' : 'email';
  return contactUrl({ kind: 'email', value: address }) === undefined || !/\.\p{L}{2,}$/u.test(address)
    ? []
    : [{ field, contact: { kind: 'email', value: address } }];
}

/** A postal address. */
export function address(lines: readonly string[]): FoundContact[] {
  const kept = lines.map(oneLine).filter((line) => line !== '');
  return kept.length === 0 ? [] : [{ field: 'address', contact: { kind: 'address', value: kept.join('\n') } }];
}

/** Opening hours in schema.org's form, a line each; nothing where one of them is none. */
export function hours(lines: readonly string[]): FoundContact[] {
  const isHours = lines.length > 0 && lines.every((line) => openingHours(line) !== undefined);
  return isHours ? [{ field: 'hours', contact: { kind: 'hours', value: lines.join('\n') } }] : [];
}

/** Lines of an address, at most: what is longer is a card with more in it. */
export const MOST_LINES = 6;

/** How many digits a text has. */
export function digits(text: string): number {
  return text.replace(/\D/g, '').length;
}
