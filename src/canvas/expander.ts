import type { Context } from '../component/context.js';
import type { Site } from '../site/schema.js';
import { type Expansion, expansionOf, type Use } from './expansion.js';

/**
 * UTF-16 code units of markup that are kept for each site: some thousand everyday expansions. Their names and attributes
 * come from canvases, so there is no end of different ones.
 */
const MAX_KEPT = 8_388_608;

/** What an expansion weighs beside its markup, so that many small ones don't add up unseen. */
const WEIGHT = 500;

interface Kept {
  expansions: Map<string, Expansion>;
  weight: number;
}

const kept = new WeakMap<Site, Kept>();

/**
 * A function that expands inlays on a site, equal ones once: a canvas may repeat a large menu any number of times, and the
 * canvases of a site repeat each other's.
 */
export function expander(site: Site): (use: Use) => Expansion {
  const store = kept.get(site) ?? { expansions: new Map(), weight: 0 };
  kept.set(site, store);
  const own = new Map<string, Expansion>();
  return (use) => {
    const key = `${use.tag} ${placeOf(use.context)} ${JSON.stringify(use.attributes)}`;
    const found = own.get(key) ?? store.expansions.get(key);
    const expansion = found ?? expansionOf(use, site);
    own.set(key, expansion);
    if (!found) keep(store, key, expansion);
    return expansion;
  };
}

function keep(store: Kept, key: string, expansion: Expansion): void {
  const weight = weightOf(key, expansion);
  if (weight > MAX_KEPT) return;
  store.expansions.set(key, expansion);
  store.weight += weight;
  for (const [oldest, oldestExpansion] of store.expansions) {
    if (store.weight <= MAX_KEPT) break;
    store.expansions.delete(oldest);
    store.weight -= weightOf(oldest, oldestExpansion);
  }
}

function weightOf(key: string, { length }: Expansion): number {
  return WEIGHT + key.length + length;
}

/** A context in a few characters. */
function placeOf({
  anchor,
  nav,
  paragraph,
  form,
  heading,
  button,
  table,
  template,
  address,
  phrasing,
}: Context): string {
  let bits = 0;
  for (const flag of [anchor, nav, paragraph, form, heading, button, table, template, address, phrasing]) {
    bits = 2 * bits + (flag ? 1 : 0);
  }
  return bits.toString(36);
}
