import type { Site } from '../site/schema.js';
import type { Representation } from './answer.js';
import { TEXTS_KEPT } from './limits.js';

const known = new WeakMap<Site, Map<string, Promise<Representation>>>();

/**
 * What was made of a site under this key before, else what is made now: sites never change, and it goes with them. The
 * oldest goes where there are too many; what could not be made is not kept.
 */
export function keep(site: Site, key: string, make: () => Promise<Representation>): Promise<Representation> {
  const made = known.get(site) ?? new Map<string, Promise<Representation>>();
  known.set(site, made);
  const found = made.get(key);
  if (found) return found;
  const fresh = make();
  const [oldest] = made.keys();
  if (made.size >= TEXTS_KEPT && oldest !== undefined) made.delete(oldest);
  made.set(key, fresh);
  fresh.catch(() => made.get(key) === fresh && made.delete(key));
  return fresh;
}
