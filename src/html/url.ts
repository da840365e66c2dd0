import { cleanText } from './escape.js';

/** Protocols that a link from a site may have; relative addresses and fragments come out as the page's own. */
export const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
/** Protocols of what a browser fetches. */
export const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** What a relative address is resolved against to learn its protocol; nothing of it is ever written. */
const ANY_PAGE = 'https://page.invalid/';

/** Query parameters that say how a visitor came, not which page is shown. */
export const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|twclid|ttclid|igshid|yclid|mc_[ce]id|_ga|_gl)$/i;

/** A file that stands for its folder. */
export const INDEX_FILE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;

/**
 * The address fit for a link's `href`, without the characters that the URL parser ignores (leading and trailing
 * controls and spaces, tabs and newlines anywhere), or nothing when its protocol is not allowed or it has none to
 * speak of.
 *
 * @see https://url.spec.whatwg.org/#url-parsing
 */
export function linkUrl(value: string | undefined): string | undefined {
  return allowed(value, LINK_PROTOCOLS);
}

/** The same for what a browser fetches, such as an image: http, https or relative. */
export function webUrl(value: string | undefined): string | undefined {
  return allowed(value, WEB_PROTOCOLS);
}

/** The same for an image: an address within the page is none. */
export function imageUrl(value: string | undefined): string | undefined {
  const url = webUrl(value);
  return url?.startsWith('#') ? undefined : url;
}

function allowed(value: string | undefined, protocols: ReadonlySet<string>): string | undefined {
  if (value === undefined) return undefined;
  // Written out because the URL parser strips just these, and `trim` strips more.
  const address = value
    .toWellFormed()
    .replace(/^[\0- ]+/, '')
    .replace(/[\t\n\r]/g, '');
  const end = trimmedEnd(address);
  const url = parsed(address.slice(0, end), ANY_PAGE);
  return end > 0 && url && protocols.has(url.protocol) ? cleanText(address.slice(0, end)) : undefined;
}

/** A host name with a page of it, or one that begins with `www.`. */
const HOST_ALONE = /^\s*(?:www\.[^\s/?#.]+\.[^\s/?#]|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,24}\/)/i;

/** Whether an address seems to be one of another site that lacks its `https://`: as it is, it leads to a page of this one. */
export function lacksScheme(value: string): boolean {
  return HOST_ALONE.test(value);
}

/** Where trailing controls and spaces begin: a loop, as the regular expression for it takes quadratic time. */
function trimmedEnd(address: string): number {
  let end = address.length;
  while (end > 0 && address.charCodeAt(end - 1) <= 0x20) end -= 1;
  return end;
}

/**
 * A key under which two addresses of one page are equal: host, path without trailing slash or index file, query without
 * tracking parameters in any order. The scheme and the fragment don't count.
 *
 * @param base absolute URL that a relative `value` is resolved against
 * @returns nothing for what is no web address
 */
export function pageKey(value: string, base: string): string | undefined {
  const url = parsed(value, base);
  return url && keyOfPage(url);
}

/** The same key for a parsed address. */
export function keyOfPage(url: URL): string | undefined {
  if (!WEB_PROTOCOLS.has(url.protocol)) return undefined;
  const path = decoded(url.pathname).replace(INDEX_FILE, '/').replace(/\/$/, '');
  return `//${url.host}${path}${url.search === '' ? '' : queryKey(url)}`;
}

function queryKey({ searchParams }: URL): string {
  const query = [...searchParams].filter(([name]) => !TRACKING.test(name)).sort(byNameThenValue);
  return query.length === 0 ? '' : `?${new URLSearchParams(query)}`;
}

function byNameThenValue(a: [string, string], b: [string, string]): number {
  return compare(a[0], b[0]) || compare(a[1], b[1]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** How an absolute URL begins, as parsers read it: they skip what is blank. */
const SCHEME = /^[\0- ]*[a-z][a-z0-9+.\-\t\n\r]*:/i;

/** The parsed URL, or nothing when it is none. */
export function parsed(value: string, base?: string): URL | undefined {
  if (base === undefined && !SCHEME.test(value)) return undefined; // most are relative, and an exception takes long
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}

/** A text with its percent-encoded characters decoded; as it is where they are no UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
