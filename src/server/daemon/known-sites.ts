import { recent } from 'inlay/internal/workers/recent.js';
import type { KnownState } from './job.js';
import { SITES_BYTES, SITES_KEPT } from './limits.js';

/** A site as the daemon keeps it. */
export interface KnownSite extends KnownState {
  /** Revision of the site's content, whatever its JSON looks like. */
  site: string;
  /** JSON of the answer to the request that put it. */
  answer: Uint8Array;
}

/** The sites that clients have put, by their revisions. Those that were not used for the longest time go first. */
export interface KnownSites {
  get(revision: string): KnownSite | undefined;
  add(site: KnownSite): void;
  readonly size: number;
}

/**
 * Keeps sites within the limits.
 *
 * @param onEvicted is called with the revision of each that goes
 */
export function knownSites(onEvicted: (revision: string) => void): KnownSites {
  const kept = recent<{ site: KnownSite; length: number }>({ count: SITES_KEPT, length: SITES_BYTES }, onEvicted);
  return {
    get: (revision) => kept.get(revision)?.site,
    add: (site) => kept.add(site.revision, { site, length: site.state.length }),
    get size() {
      return kept.size;
    },
  };
}
