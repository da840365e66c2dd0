import type { Found } from '../../store/lookups.js';
import type { Store } from '../../store/store.js';
import { addressOf } from './facts-for-machines.js';
import type { Shared } from './shared.js';
import { xmlText } from './xml.js';

/** Addresses of one sitemap: the protocol allows 50,000, and a reader waits for less. @see https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 10_000;

const OPEN = '<?xml version="1.0" encoding="utf-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Path of a sitemap among several, from 1. */
export const SITEMAP_PATH = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

/**
 * The sitemap of all published pages; of many pages, a list of sitemaps.
 *
 * @param number of one of them
 * @returns nothing where there is no sitemap of that number
 */
export async function sitemapOf({ site }: Shared, store: Store, number?: number): Promise<string | undefined> {
  const count = await store.count('page', 'published');
  const files = Math.max(1, Math.ceil(count / MOST_ADDRESSES));
  if (number === undefined && files > 1) {
    const lines = Array.from({ length: files }, (_, index) => addressOf(site, `/sitemap-${index + 1}.xml`)).map(
      (url) => `  <sitemap><loc>${xmlText(url)}</loc></sitemap>`,
    );
    return [OPEN, `<sitemapindex ${NAMESPACE}>`, ...lines, '</sitemapindex>', ''].join('\n');
  }
  if (number !== undefined && number > files) return undefined;
  const offset = ((number ?? 1) - 1) * MOST_ADDRESSES;
  const found: Found[] = await store.find('page', 'published', { limit: MOST_ADDRESSES, offset });
  const lines = found.map(({ value }) => `  <url><loc>${xmlText(addressOf(site, value))}</loc></url>`);
  return [OPEN, `<urlset ${NAMESPACE}>`, ...lines, '</urlset>', ''].join('\n');
}

/** What robots may read. */
export function robotsOf({ site }: Shared): string {
  return `User-agent: *\nDisallow: /_inlay/\nAllow: /_inlay/theme-\nAllow: /_inlay/icon.svg\n\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`;
}
