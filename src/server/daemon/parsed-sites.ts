import { getHeapStatistics } from 'node:v8';
import { buildManifest } from 'inlay/internal/manifest/build.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Site } from 'inlay/internal/site/schema.js';
import { cache } from 'inlay/internal/text/memo.js';
import { PARSED_HEAP_SHARE, PARSED_LENGTH, PARSED_SITES } from './limits.js';

/** A parsed site, as a worker caches it. */
export interface ParsedSite {
  site: Site;
  /** Its full manifest, made when it is first asked for. */
  manifest(): Manifest;
}

/** The parsed sites of a worker, by revision. Those that were not used for the longest time go first. */
export interface ParsedSites {
  get(revision: string): ParsedSite | undefined;
  /** @param length of the text of the site's state */
  add(revision: string, site: Site, length: number): ParsedSite;
  forget(revision: string): void;
  /** Removes all but the latest where the heap has become full: what is cached of a site grows with its use. */
  shrink(): void;
}

/** An empty cache of parsed sites, within the limits. */
export function parsedSites(): ParsedSites {
  const sites = cache<ParsedSite>({ count: PARSED_SITES, size: PARSED_LENGTH });
  return {
    get: sites.get,
    add(revision, site, length) {
      let manifest: Manifest | undefined;
      const parsed = {
        site,
        manifest() {
          manifest ??= buildManifest(site);
          return manifest;
        },
      };
      sites.add(revision, parsed, length);
      return parsed;
    },
    forget: sites.delete,
    shrink() {
      if (sites.count < 2) return;
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      if (used > limit * PARSED_HEAP_SHARE) sites.shrink({ count: 1 });
    },
  };
}
