import { keyOfPage, pageKey, parsed, percentDecoded } from '../../html/url.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import type { Page } from '../rule.js';
import { attribute, type DocElement } from './element.js';
import { oncePerPage } from './once-per-page.js';

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
export function targetOf(href: string | undefined, manifest: Manifest): Target {
  const written = href?.trim() ?? '';
  if (PLACEHOLDER.test(written)) return NOWHERE;
  const url = parsed(written, manifest.site.url);
  const page = url && keyOfPage(url)?.replace(WWW, '//');
  if (page === undefined || !url) return NOWHERE;
  const key = url.hash.length > 1 ? `${page}${percentDecoded(url.hash)}` : page;
  return { key: key.toLowerCase(), tail: tailOf(url), home: key === homeOf(manifest) };
}

const WWW = /^\/\/www\./;

const homeOf = memo(({ site }: Manifest) => pageKey(site.url, site.url)?.replace(WWW, '//'));

/** Where a link of a page leads, found once for each address. */
export function linkTarget(page: Page, link: DocElement): Target {
  const href = attribute(link, 'href') ?? '';
  const targets = targetsOf(page);
  const known = targets.get(href);
  if (known) return known;
  const target = targetOf(href, page.manifest);
  targets.set(href, target);
  return target;
}

const targetsOf = oncePerPage(() => new Map<string, Target>());

/** Files that stand for their folder. */
const INDEX = /^(?:index|default|home)(?:\.\w+)?$/i;

function tailOf({ pathname, hash }: URL): string {
  if (hash.length > 1) return percentDecoded(hash.slice(1)).toLowerCase();
  const last = pathname.split('/').findLast((segment) => segment !== '' && !INDEX.test(segment)) ?? '';
  return percentDecoded(last)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '');
}
