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
  const kept = new Map<string, KnownSite>();
  let bytes = 0;
  const remove = (revision: string) => {
    bytes -= kept.get(revision)?.state.length ?? 0;
    return kept.delete(revision);
  };
  return {
    get(revision) {
      const found = kept.get(revision);
      if (!found) return undefined;
      kept.delete(revision);
      kept.set(revision, found);
      return found;
    },
    add(site) {
      remove(site.revision);
      kept.set(site.revision, site);
      bytes += site.state.length;
      for (const revision of kept.keys()) {
        if (kept.size <= SITES_KEPT && (bytes <= SITES_BYTES || kept.size === 1)) return;
        remove(revision);
        onEvicted(revision);
      }
    },
    get size() {
      return kept.size;
    },
  };
}
