import { parsed } from '../../html/url.js';
import { countUpTo } from '../document/ascending.js';
import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type Span } from '../document/element.js';

/** Hosts whose addresses are those of places on a map, by a key that nobody can read. */
const SHORT_HOST = /^(?:maps\.app\.goo\.gl|maps\.apple|g\.page)$/i;
/** Services of maps. */
const SERVICE = /^(?:www\.|maps\.)?google\.[a-z.]{2,6}$/i;
/** UTF-16 code units of such an address. */
const LONGEST = 500;

/** Whether an address leads to a place on a map and does not say which: `https://maps.app.goo.gl/…`, `…/maps?cid=…`. */
export function isShortMap(written: string): boolean {
  const text = written.trim().replace(/^\/\//, 'https://');
  if (text.length > LONGEST || !/^https?:/i.test(text)) return false;
  const url = parsed(text);
  if (!url) return false;
  const { hostname, pathname } = url;
  if (SHORT_HOST.test(hostname)) return pathname.length > 1;
  if (hostname === 'goo.gl' || hostname === 'g.co') return /^\/(?:maps|kgs)(?:\/|$)/.test(pathname);
  if (!SERVICE.test(hostname)) return false;
  const query = new URLSearchParams(url.search);
  const isMaps = hostname.startsWith('maps.') || pathname.startsWith('/maps');
  return (
    isMaps && (query.has('cid') || query.has('ftid') || query.has('place_id')) && !query.has('q') && !query.has('query')
  );
}

/** The link to such a place around a range that holds nothing else. */
export function shortMapAround(document: IndexedDocument, { start, end }: Span): DocElement | undefined {
  const links = withTag(document, 'a');
  const link = links[countUpTo(links, (each) => each.start, start) - 1];
  if (!link?.closed || link.end < end || link.openEnd > start || !isShortMap(attribute(link, 'href') ?? ''))
    return undefined;
  const { source } = document;
  const rest = source.slice(link.openEnd, start) + source.slice(end, link.closeStart);
  return rest.length < MOST_REST &&
    rest.replace(/<\/?(?:span|strong|b|em|small|bdi|address)(?:\s[^<>]*)?>/gi, '').trim() === ''
    ? link
    : undefined;
}

/** Characters beside a range in its link that are read. */
const MOST_REST = 400;
