import { getHeapStatistics } from 'node:v8';
import { buildManifest } from '../manifest/build.js';
import type { Manifest } from '../manifest/schema.js';
import type { Site } from '../site/schema.js';
import { PARSED_HEAP_SHARE, PARSED_LENGTH, PARSED_SITES } from './limits.js';

/** A parsed site, as a worker keeps it. */
export interface ParsedSite {
  site: Site;
  /** Its full manifest, made when it is first asked for. */
  manifest(): Manifest;
}

/** The sites that a worker has parsed, by revision. Those that were not used for the longest time go first. */
export interface ParsedSites {
  get(revision: string): ParsedSite | undefined;
  /** @param length of the text of the site's state */
  add(revision: string, site: Site, length: number): ParsedSite;
  forget(revision: string): void;
  /** Lets all but the latest go where the heap has become full: what is kept beside a site grows with its use. */
  relieve(): void;
}

/** Keeps sites within the limits. */
export function parsedSites(): ParsedSites {
  const kept = new Map<string, ParsedSite & { length: number }>();
  let length = 0;
  const forget = (revision: string) => {
    length -= kept.get(revision)?.length ?? 0;
    kept.delete(revision);
  };
  const shrink = (most: number, mostLength: number) => {
    for (const revision of kept.keys()) {
      if (kept.size <= 1 || (kept.size <= most && length <= mostLength)) return;
      forget(revision);
    }
  };
  return {
    get(revision) {
      const found = kept.get(revision);
      if (!found) return undefined;
      kept.delete(revision);
      kept.set(revision, found);
      return found;
    },
    add(revision, site, ownLength) {
      forget(revision);
      let manifest: Manifest | undefined;
      const parsed = {
        site,
        length: ownLength,
        manifest() {
          manifest ??= buildManifest(site);
          return manifest;
        },
      };
      kept.set(revision, parsed);
      length += ownLength;
      shrink(PARSED_SITES, PARSED_LENGTH);
      return parsed;
    },
    forget,
    relieve() {
      if (kept.size < 2) return;
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      if (used > limit * PARSED_HEAP_SHARE) shrink(1, 0);
    },
  };
}
