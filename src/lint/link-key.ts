import { pageKey, parsed } from '../html/url.js';
import type { Manifest } from '../manifest/schema.js';

/** What an address comes to when a page of the site links to it. */
export interface Target {
  /** Equal for two addresses of one place; nothing for what leads nowhere, such as `#` or a script. */
  key: string | undefined;
  /** The last segment of its path without extension, in lower case; empty for a home page. */
  tail: string;
  /** It is the site's home page. */
  home: boolean;
}

const NOWHERE: Target = { key: undefined, tail: '', home: false };

/** Addresses that stand for one yet to be written. */
const PLACEHOLDER = /^(?:#!?|#0|javascript:.*|about:blank|\?|\{\{.*|<\?.*)?$/is;

/**
 * Compares addresses as a person would: the site's own host with and without `www.`, relative or absolute, with or
 * without trailing slash, index file and tracking parameters. Fragments count.
 */
export function targetOf(href: string | undefined, { site }: Manifest): Target {
  const written = href?.trim() ?? '';
  if (PLACEHOLDER.test(written)) return NOWHERE;
  const page = pageKey(written, site.url)?.replace(/^\/\/www\./, '//');
  const url = parsed(written, site.url);
  if (page === undefined || !url) return NOWHERE;
  const root = pageKey(site.url, site.url)
    ?.replace(/^\/\//, '//')
    .replace(/^\/\/www\./, '//');
  const key = url.hash.length > 1 ? `${page}${decoded(url.hash)}` : page;
  return { key: key.toLowerCase(), tail: tailOf(url), home: key === root };
}

/** Files that stand for their folder. */
const INDEX = /^(?:index|default|home)(?:\.\w+)?$/i;

function tailOf({ pathname, hash }: URL): string {
  if (hash.length > 1) return decoded(hash.slice(1)).toLowerCase();
  const last = pathname.split('/').findLast((segment) => segment !== '' && !INDEX.test(segment)) ?? '';
  return decoded(last)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
