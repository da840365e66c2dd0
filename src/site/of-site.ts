import type { Site } from './schema.js';

/** A function of a site that is asked again and again, computed once for each: sites never change. */
export function ofSite<T>(compute: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, { value: T }>();
  return (site) => {
    const found = known.get(site) ?? { value: compute(site) };
    known.set(site, found);
    return found.value;
  };
}
