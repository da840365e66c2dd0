import { pageKey, parsed } from '../../html/url.js';
import { asciiDigit } from '../fold.js';
import { type Country, phoneNumber } from './phone.js';

/** What addresses on a page are understood by. */
export interface Addresses {
  /** Absolute URL of the site. */
  base: string;
  /** Whether the canvas has a `base` of its own: only absolute addresses are known then. */
  isRebased: boolean;
  country: Country;
}

/** Begins with a scheme, or goes from the site's top. Any other address depends on the page that it is on. */
const FIXED = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** What a link leads to, under which two spellings of one target are equal. */
export function linkTarget(href: string, { base, isRebased, country }: Addresses): string {
  const address = href.trim();
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case 'tel':
      return telTarget(rest, country);
    case 'mailto':
      return mailTarget(rest);
  }
  if (!(isRebased ? ABSOLUTE : FIXED).test(address)) return address;
  const page = pageKey(address, base);
  if (page === undefined) return address;
  return underOneHost(page, base) + (parsed(address, base)?.hash ?? '');
}

/** The site with and without `www.` is one: a browser that asks for one is sent to the other. */
function underOneHost(address: string, base: string): string {
  const host = parsed(base)?.host ?? '';
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const rest = address.slice(2 + other.length);
  return address.startsWith(`//${other}`) && /^(?:[/?]|$)/.test(rest) ? `//${host}${rest}` : address;
}

/** The number that a `tel:` address calls. */
export function telTarget(number: string, country: Country): string {
  const written = decoded(number);
  const found = phoneNumber(written, country);
  return `tel:${found ?? written.replace(/\p{Nd}/gu, asciiDigit).replace(/[^\d+*#,;=a-z]/gi, '')}`;
}

/** The mailbox that a `mailto:` address writes to, with what it puts into the message. */
export function mailTarget(address: string): string {
  const [mailbox = '', ...fields] = address.split('?');
  const written = decoded(mailbox).trim();
  const at = written.lastIndexOf('@');
  const query = fields.length === 0 ? '' : `?${fields.join('?')}`;
  return `mailto:${written.slice(0, at)}${written.slice(at).toLowerCase()}${query}`;
}

/** What resizing and serving put into the name of an image. */
const SIZE = /(?:-\d+x\d+|@\d(?:\.\d+)?x|-scaled)+(?=\.[a-z0-9]+$)/i;

/** The file that an image comes from: its address without size and query. */
export function imageFile(src: string, { base, isRebased }: Addresses): string {
  const address = src.trim();
  if (!(isRebased ? ABSOLUTE : FIXED).test(address)) return address;
  const url = parsed(address, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return address;
  return underOneHost(`//${url.host}${decoded(url.pathname).replace(SIZE, '')}`, base);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
