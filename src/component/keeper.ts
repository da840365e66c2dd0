import type { Site } from '../site/schema.js';
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

interface Store<T> {
  kept: Map<string, { made: T; weight: number }>;
  weight: number;
}

interface Options<T> {
  make(use: Use, site: Site): T;
  /** In the unit of `limit`; about as many bytes would do. */
  weigh(made: T): number;
  /** What a site's store may weigh. Attributes come from canvases, so there is no end of different uses. */
  limit: number;
}

/**
 * A function that makes something of an inlay on a site, of equal ones once: a canvas may repeat a large menu any number of
 * times, and the canvases of a site repeat each other's. What a site keeps is bounded; the oldest goes first.
 */
export function keeper<T>({ make, weigh, limit }: Options<T>): (site: Site) => (use: Use) => T {
  const stores = new WeakMap<Site, Store<T>>();
  return (site) => {
    const store = stores.get(site) ?? { kept: new Map(), weight: 0 };
    stores.set(site, store);
    // For as long as this function is in use, also what is too heavy for the store.
    const own = new Map<string, T>();
    return (use) => {
      const key = `${use.tag} ${placeOf(use.context)} ${JSON.stringify(use.attributes)}`;
      const known = own.get(key) ?? store.kept.get(key)?.made;
      const made = known ?? make(use, site);
      own.set(key, made);
      if (known === undefined) keep(store, key, { made, weight: BASE + key.length + weigh(made) }, limit);
      return made;
    };
  };
}

function keep<T>(store: Store<T>, key: string, entry: { made: T; weight: number }, limit: number): void {
  if (entry.weight > limit) return;
  store.kept.set(key, entry);
  store.weight += entry.weight;
  for (const [oldest, { weight }] of store.kept) {
    if (store.weight <= limit) return;
    store.kept.delete(oldest);
    store.weight -= weight;
  }
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
