import type { Site } from '../site/schema.js';
import { cache, memo } from '../text/memo.js';
import type { Representation } from './answer.js';
import { CACHED_TEXTS } from './limits.js';

/** Sites never change: what was made of one stays right, and goes with it. */
const cacheOf = memo((_site: Site) => cache<Promise<Representation>>({ count: CACHED_TEXTS }));

/** What was made of a site under this key before, else what is made now. What could not be made is not cached. */
export function cachedRepresentation(
  site: Site,
  key: string,
  make: () => Promise<Representation>,
): Promise<Representation> {
  const cached = cacheOf(site);
  const found = cached.get(key);
  if (found) return found;
  const fresh = make();
  cached.add(key, fresh);
  fresh.catch(() => cached.get(key) === fresh && cached.delete(key));
  return fresh;
}
