import { estimateTokens } from './estimate-tokens.js';
import type { Manifest } from './schema.js';

/** The lists of a site that are told page by page. */
export const SITE_GROUPS = ['locations', 'contacts', 'social', 'forms', 'attachments'] as const;

export type SiteGroup = (typeof SITE_GROUPS)[number];

export interface DescribeGroupOptions {
  /** The budget of its entries, as `estimateTokens` counts. */
  tokens: number;
  /** Entries before the first that is told. @default 0 */
  offset?: number;
}

/** A page of one list. */
export interface DescribedGroup {
  group: SiteGroup;
  /** All entries that there are. */
  total: number;
  /** In their order. An entry that has no room by itself is told by its number and its size alone. */
  entries: unknown[];
  /** Where to go on, if more follow. */
  next_offset?: number;
}

/** One list of a site from an entry on, as many entries as a budget has room for: the whole of a large site, page by page. */
export function describeGroup(manifest: Manifest, group: SiteGroup, options: DescribeGroupOptions): DescribedGroup {
  const { tokens, offset = 0 } = options;
  const all = ENTRIES[group](manifest);
  const entries: unknown[] = [];
  let left = tokens;
  for (const [index, entry] of all.slice(offset).entries()) {
    const size = estimateTokens(JSON.stringify(entry)) + 1;
    const told = size <= tokens ? entry : { entry: offset + index, left_out_for_length: true, tokens: size };
    left -= size <= tokens ? size : estimateTokens(JSON.stringify(told)) + 1;
    if (left < 0 && entries.length > 0) break;
    entries.push(told);
  }
  const end = offset + entries.length;
  return { group, total: all.length, entries, ...(end < all.length && { next_offset: end }) };
}

const ENTRIES: Readonly<Record<SiteGroup, (manifest: Manifest) => readonly object[]>> = {
  locations: ({ resources }) =>
    Object.entries(resources.menus).map(([location, { items: _items, menu: _menu, ...place }]) => ({
      location,
      ...place,
    })),
  contacts: ({ resources }) => Object.entries(resources.contacts).map(([field, contact]) => ({ field, ...contact })),
  social: ({ resources }) => resources.social,
  forms: ({ resources }) =>
    Object.entries(resources.addons).flatMap(([provider, { status, default: preset, forms }]) =>
      forms.map(({ id, title }) => ({ provider, status, id, title, ...(id === preset && { default: true }) })),
    ),
  attachments: ({ resources }) => resources.attachments,
};
