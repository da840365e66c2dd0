import type { Site } from '../site/schema.js';
import { cache, memo } from '../text/memo.js';
import type { Context } from './context.js';
import type { ComponentTag } from './tags.js';

/** What of an inlay decides what it comes to. */
export interface Use {
  tag: ComponentTag;
  attributes: Readonly<Record<string, string>>;
  context: Context;
}

/** Weight of whatever is kept, so that many small things don't add up unseen. */
const BASE = 500;

interface Options<T> {
  make(use: Use, site: Site): T;
  /** In the unit of `limit`; about as many bytes would do. */
  weigh(made: T): number;
  /** What is kept for a site may weigh so much. Attributes come from canvases, so there is no end of different uses. */
  limit: number;
}

/**
 * A function that makes something of an inlay on a site, of equal ones once: a canvas may repeat a large menu any number of
 * times, and the canvases of a site repeat each other's. What is kept for a site is bounded; what was not used for the longest
 * time goes first.
 */
export function cachePerUse<T>({ make, weigh, limit }: Options<T>): (site: Site) => (use: Use) => T {
  const cacheOf = memo((_site: Site) => cache<{ made: T }>({ count: Number.POSITIVE_INFINITY, size: limit }));
  return (site) => {
    const cached = cacheOf(site);
    // For as long as this function is in use, also what is too heavy for the cache.
    const own = new Map<string, T>();
    return (use) => {
      const key = keyOf(use);
      const known = own.get(key) ?? cached.get(key)?.made;
      const made = known ?? make(use, site);
      own.set(key, made);
      if (known !== undefined) return made;
      const weight = BASE + key.length + weigh(made);
      if (weight <= limit) cached.add(key, { made }, weight);
      return made;
    };
  };
}

/** Texts with their lengths, so that no two uses have one key. */
function keyOf({ tag, context, attributes }: Use): string {
  let key = `${tag} ${placeOf(context)}`;
  for (const name of Object.keys(attributes)) {
    const value = attributes[name] ?? '';
    key += ` ${name.length} ${name} ${value.length} ${value}`;
  }
  return key;
}

/** A context in a few characters. */
function placeOf(context: Context): string {
  const { anchor, nav, paragraph, form, heading, button, table, template, address, phrasing } = context;
  let bits = 0;
  for (const flag of [anchor, nav, paragraph, form, heading, button, table, template, address, phrasing]) {
    bits = 2 * bits + Number(flag);
  }
  return bits.toString(36);
}
