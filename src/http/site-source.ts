import type { Site } from '../site/schema.js';

/** A site that stays, or what gives the one of now: it is asked for every request, so it should cache what it made. */
export type SiteSource = Site | (() => Site | Promise<Site>);

/** The site of now. */
export async function siteFrom(source: SiteSource): Promise<Site> {
  return typeof source === 'function' ? source() : source;
}
