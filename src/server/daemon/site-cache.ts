import { cache } from 'inlay/internal/text/memo.js';
import type { KnownState } from './job.js';
import { CACHED_SITES, CACHED_SITES_BYTES } from './limits.js';

/** A site that a client has put. */
export interface CachedSite extends KnownState {
  /** Revision of the site's content, whatever its JSON looks like. */
  site: string;
  /** JSON of the answer to the request that put it. */
  answer: Uint8Array;
}

/** The sites that clients have put, by their revisions. Those that were not used for the longest time go first. */
export interface SiteCache {
  /** Counts as a use. */
  get(revision: string): CachedSite | undefined;
  add(site: CachedSite): void;
  readonly count: number;
}

/**
 * An empty cache.
 *
 * @param onEvicted is called with the revision of each site that has to go
 */
export function siteCache(onEvicted: (revision: string) => void): SiteCache {
  const sites = cache<CachedSite>({ count: CACHED_SITES, size: CACHED_SITES_BYTES }, onEvicted);
  return {
    get: sites.get,
    add: (site) => sites.add(site.revision, site, site.state.length),
    get count() {
      return sites.count;
    },
  };
}
