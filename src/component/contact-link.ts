import { cleanText } from '../html/escape.js';
import { linkUrl } from '../html/url.js';
import type { Contact } from '../site/schema.js';

/** The address that a contact links to, or nothing when it has none. */
export function contactUrl(contact: Contact): string | undefined {
  if (contact.url !== undefined) return linkUrl(contact.url);
  if (contact.kind === 'phone') return telUrl(contact.value);
  if (contact.kind === 'email') return mailtoUrl(contact.value);
  return undefined;
}

const EXTENSION = /(?:;\s*ext=|\bext(?:ension)?\b\.?:?|\bx|#)\s*(\d{1,7})$/i;
const TRUNK_ZERO = /\(0\)/;

/**
 * A `tel:` URI: the digits of a number, `+` before a country code, `;ext=` behind it. An international prefix `00`
 * reads as `+`, and the `(0)` that is dialled inside the country only is left out behind a country code.
 *
 * @returns nothing when there is no number in it
 * @see RFC 3966, section 3
 */
export function telUrl(value: string): string | undefined {
  const written = value.trim().replace(/^tel:/i, '');
  const extension = EXTENSION.exec(written)?.[1];
  const number = extension === undefined ? written : written.replace(EXTENSION, '');
  const international = /^\s*\(?(?:\+|00)/.test(number);
  const digits = (international ? number.replace(TRUNK_ZERO, '') : number).replace(/\D/g, '').replace(/^00/, '');
  if (digits === '') return undefined;
  return `tel:${international ? '+' : ''}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Characters that stand for themselves in a `mailto:` address, beside those that `encodeURIComponent` keeps. */
const PLAIN_IN_MAILTO = /%(?:24|2B)/g;

/**
 * A `mailto:` URI for one address.
 *
 * @returns nothing when it is no address
 * @see RFC 6068, section 2
 */
export function mailtoUrl(value: string): string | undefined {
  const address = cleanText(value.trim().replace(/^mailto:/i, ''));
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1 || /[\s<>]/.test(address)) return undefined;
  return `mailto:${encoded(address.slice(0, at))}@${encoded(address.slice(at + 1))}`;
}

function encoded(part: string): string {
  return encodeURIComponent(part).replace(PLAIN_IN_MAILTO, decodeURIComponent);
}
