import { pageKey, parsed, percentDecoded, TRACKING } from '../../html/url.js';
import { type Country, digitsOf, phoneNumber } from './phone.js';

/** What addresses on a page are understood by. */
export interface Addresses {
  /** Absolute URL of the site. */
  base: string;
  /** Whether it is not known what relative ones lead to: the canvas has a `base`, or nobody has said the site's address. */
  onlyAbsolute: boolean;
  country: Country;
  /** What the page says that its own address is. */
  page?: string | undefined;
}

/** Begins with a scheme, or goes from the site's top. Any other address depends on the page that it is on. */
const FIXED = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** What a link leads to, under which two spellings of one target are equal. */
export function linkTarget(href: string, addresses: Addresses): string {
  const { base, onlyAbsolute, country } = addresses;
  const address = onPage(href.trim(), addresses);
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case 'tel':
      return telTarget(rest, country);
    case 'mailto':
      return mailTarget(rest);
  }
  if (!(onlyAbsolute ? ABSOLUTE : FIXED).test(address)) return address;
  const page = pageKey(address, base);
  if (page === undefined) return address;
  const url = parsed(address, base);
  const target = withTracking(underOneHost(page, base), url) + (url?.hash ?? '');
  return isUnsealed(scheme, target, base) ? `http:${target}` : target;
}

/** A page with what its address says of how visitors came: somebody counts them by that. */
function withTracking(page: string, url: URL | undefined): string {
  const said = [...(url?.searchParams ?? [])].filter(([name]) => TRACKING.test(name));
  if (said.length === 0) return page;
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(said)}`;
}

/** Goes from the folder of the page, and to no part of it. */
const FROM_FOLDER = /^[^#?:/{<\s][^:{<]*$/;

/** An address that depends on the page, as it is on the page that this one says to be; others as they are. */
function onPage(address: string, { base, onlyAbsolute, page }: Addresses): string {
  if (onlyAbsolute || page === undefined || !FROM_FOLDER.test(address) || /[{<]/.test(page)) return address;
  const own = parsed(page, base);
  return (own && parsed(address, own.href)?.href) ?? address;
}

/** Whether an address of a site that answers under `https:` is one under `http:`: it depends on the server what that leads to. */
function isUnsealed(scheme: string, target: string, base: string): boolean {
  if (scheme.toLowerCase() !== 'http' || !/^https:/i.test(base)) return false;
  const host = /^\/\/([^/?#]*)/.exec(target)?.[1];
  return host === parsed(base)?.host;
}

/** Networks whose pages are the same on each of their hosts, by the last two labels. */
const NETWORKS: ReadonlySet<string> = new Set(
  'facebook.com instagram.com linkedin.com pinterest.com tiktok.com twitter.com x.com vimeo.com youtube.com'.split(' '),
);

/**
 * An address with one host for all that send a browser on to it: the site's and the large networks', with and without
 * `www.`.
 */
function underOneHost(address: string, base: string): string {
  const [, host = '', rest = ''] = /^\/\/([^/?]*)(.*)$/s.exec(address) ?? [];
  const own = parsed(base)?.host ?? '';
  const bare = host.replace(/^(?:www|m|mobile)\./, '');
  if (NETWORKS.has(bare)) return `//${bare === 'twitter.com' ? 'x.com' : bare}${rest}`;
  return host.replace(/^www\./, '') === own.replace(/^www\./, '') ? `//${own}${rest}` : address;
}

/** The number that a `tel:` address calls. */
export function telTarget(number: string, country: Country): string {
  const written = percentDecoded(number);
  return `tel:${phoneNumber(written, country) ?? digitsOf(written)}`;
}

/** The mailbox that a `mailto:` address writes to, with what it puts into the message. */
export function mailTarget(address: string): string {
  const [mailbox = '', ...fields] = address.split('?');
  const written = percentDecoded(mailbox).trim();
  const at = written.lastIndexOf('@');
  const query = fields.length === 0 ? '' : `?${fields.join('?')}`;
  return `mailto:${written.slice(0, at)}${written.slice(at).toLowerCase()}${query}`;
}

/** What resizing and serving put into the name of an image. */
const SIZE = /-\d+x\d+|@\d(?:\.\d+)?x|-scaled/gi;

/** A path without the sizes right before its file's extension. */
export function withoutSizes(path: string): string {
  const dot = path.lastIndexOf('.');
  if (dot === -1 || !/^\.[a-z0-9]+$/i.test(path.slice(dot))) return path;
  let [start, end] = [dot, -1];
  for (const { 0: size, index } of path.slice(0, dot).matchAll(SIZE)) {
    if (index !== end) start = index;
    end = index + size.length;
  }
  return end === dot ? path.slice(0, start) + path.slice(dot) : path;
}

/** The file that an image comes from: its address without size and query. */
export function imageFile(src: string, { base, onlyAbsolute }: Addresses): string {
  const address = src.trim();
  if (!(onlyAbsolute ? ABSOLUTE : FIXED).test(address)) return address;
  const url = parsed(address, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return address;
  return underOneHost(`//${url.host}${withoutSizes(percentDecoded(url.pathname))}`, base);
}

/** Whether two addresses of files are one. */
export function isSameAddress(one: string, other: string, { base, onlyAbsolute }: Addresses): boolean {
  const [first, second] = [one.trim(), other.trim()];
  if (first === second) return true;
  if (onlyAbsolute || !FIXED.test(first) || !FIXED.test(second)) return false;
  return parsed(first, base)?.href === parsed(second, base)?.href;
}
