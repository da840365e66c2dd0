import { cleanText } from '../../html/escape.js';
import { linkUrl } from '../../html/url.js';
import { linesIn } from '../../site/opening-hours.js';
import type { Contact } from '../../site/schema.js';

/** Kinds that link by themselves, each with the address that its value gives. */
const OWN_ADDRESS: Readonly<Partial<Record<Contact['kind'], (value: string) => string | undefined>>> = {
  phone: telUrl,
  email: mailtoUrl,
  address: mapsUrl,
  whatsapp: whatsappUrl,
};

/** The address that a contact links to where it is a link, or nothing when it has none. */
export function contactUrl({ kind, value, url }: Contact): string | undefined {
  return url?.trim() ? linkUrl(url) : OWN_ADDRESS[kind]?.(value);
}

/** Digits of the longest number in the world's plan. @see ITU-T E.164, section 6 */
const MAX_DIGITS = 15;

const EXTENSION = /(?:;\s*ext=|\bext(?:ension)?\b\.?:?|\bint\b\.?|\bx|#)\s*(\d{1,7})$/i;

/** What people write between the digits of one number. A slash between blanks stands between two numbers. */
const SEPARATORS = /[\s().\u2010-\u2015-]|(?<! )\/(?! )/g;

/** Countries in which the zero is dialled from abroad as well: Italy, San Marino, the Vatican. */
const KEEPS_ZERO = /^(?:39|378|379)/;

/**
 * A `tel:` URI: the digits of a number, `+` before a country code, `;ext=` behind it. An international prefix `00`
 * reads as `+`, and the `(0)` that is dialled inside the country only is left out behind a country code.
 *
 * @returns nothing when it is anything but one number: a link that calls somebody else is worse than none
 * @see RFC 3966, section 3
 */
export function telUrl(value: string): string | undefined {
  const written = plainDigits(value.replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(/^tel:/i, '');
  const extension = EXTENSION.exec(written)?.[1];
  const number = (extension === undefined ? written : written.replace(EXTENSION, '')).trim();
  const [, prefix = '', national = ''] = /^\(?\s*(\+|00)?(.*)$/s.exec(number) ?? [];
  const trunk = /\(0\)/.test(national) && prefix !== '' && !KEEPS_ZERO.test(national.trim());
  const digits = (trunk ? national.replace('(0)', '') : national).replace(SEPARATORS, '');
  if (!/^\d+$/.test(digits) || digits.length > MAX_DIGITS) return undefined;
  return `tel:${prefix === '' ? '' : '+'}${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Arabic-Indic digits, both kinds, as ASCII's. */
function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** One address: a dot-atom or quoted string, and a domain. @see RFC 5322, section 3.4.1 */
const ADDRESS = /^(?:[^\s@,;:<>()[\]\\"]+|"[^"\\]*")@[^\s@,;:<>()[\]\\"?&=]+$/;

/** Characters that stand for themselves in a `mailto:` address, beside those that `encodeURIComponent` keeps. */
const PLAIN_IN_MAILTO = /%(?:24|2B)/g;

/**
 * A `mailto:` URI for one address.
 *
 * @returns nothing when it is anything but one address
 * @see RFC 6068, section 2
 */
export function mailtoUrl(value: string): string | undefined {
  const address = cleanText(value.trim().replace(/^mailto:/i, ''));
  if (!ADDRESS.test(address)) return undefined;
  const at = address.lastIndexOf('@');
  return `mailto:${encoded(address.slice(0, at))}@${encoded(address.slice(at + 1))}`;
}

function encoded(part: string): string {
  return encodeURIComponent(part).replace(PLAIN_IN_MAILTO, decodeURIComponent);
}

/**
 * The address that opens a chat with a number in WhatsApp: its digits with the country code.
 *
 * @returns nothing when it is anything but one number with a country code
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsappUrl(value: string): string | undefined {
  const digits = /^tel:\+(\d+)$/.exec(telUrl(value) ?? '')?.[1];
  return digits && `https://wa.me/${digits}`;
}

/**
 * The address of a map that shows a postal address.
 *
 * @returns nothing for one without any text
 * @see https://developers.google.com/maps/documentation/urls/get-started
 */
export function mapsUrl(value: string): string | undefined {
  const query = cleanText(linesIn(value).join(', '));
  return query === '' ? undefined : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
