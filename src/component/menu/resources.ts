import { InlayError } from '../../message/error.js';
import { MAX_LISTED_ITEMS } from '../../site/limits.js';
import type { MenuItem } from '../../site/schema.js';
import { shortText } from '../../text/short-text.js';
import * as z from '../../zod.js';
import { defined, mapRecord, own } from '../record.js';
import { type DescribedLine, resourceGroup } from '../resource-group.js';
import { countShown } from './shown-items.js';

const itemSchema: z.ZodType<MenuItem> = z
  .strictObject({
    label: z.string(),
    url: z.string().optional(),
    get children() {
      return z.array(itemSchema).optional();
    },
    target: z.literal('_blank').optional(),
    rel: z.string().optional(),
    classes: z.array(z.string()).optional(),
  })
  .meta({ id: 'ManifestMenuItem' });

const locationSchema = z.strictObject({
  label: z.string(),
  use: z.string().optional(),
  assigned: z.boolean().describe('Whether a menu is assigned; `x-menu` shows nothing for the others'),
  menu: z.string().optional().describe('Id of the assigned menu'),
  name: z.string().optional().describe('Name of the assigned menu'),
  item_count: z
    .int()
    .min(0)
    .optional()
    .describe('Items on all levels; those without a label are not shown, and do not count'),
  items: z.array(itemSchema).optional().describe('Left out of a concise manifest'),
});

/** The locations of a site, with the menus that are assigned to them. */
export const menuResources = resourceGroup({
  name: 'menus',
  schema: z.record(z.string(), locationSchema).describe('Every registered location'),
  publish({ menus }, spend) {
    const sizes = new Map<readonly MenuItem[], MenuSize>();
    let listed = 0;
    return mapRecord(menus.locations, ({ label, use, menu }) => {
      const definition = menu === undefined ? undefined : menus.definitions[menu];
      const place = { label, ...defined({ use }), assigned: definition !== undefined };
      if (menu === undefined || !definition) return place;
      const size = sizes.get(definition.items) ?? sizeOf(definition.items);
      sizes.set(definition.items, size);
      // Each location tells all the items of its menu, be it the same one a thousand times.
      spend(size.length);
      listed += size.count;
      if (listed > MAX_LISTED_ITEMS) throw tooManyItems();
      return { ...place, menu, name: definition.name, item_count: size.shown, items: definition.items };
    });
  },
  restore(published) {
    const places = Object.entries(published);
    const locations = places.map(([location, { label, use, menu }]) => [location, { label, use, menu }]);
    const definitions = places.flatMap(([, { menu, name, items }]) =>
      menu === undefined ? [] : [[menu, { name: name ?? menu, items: items ?? [] }]],
    );
    return { menus: { locations: Object.fromEntries(locations), definitions: Object.fromEntries(definitions) } };
  },
  shorten: (published, length) =>
    mapRecord(published, ({ label, use, name, items, ...place }) => ({
      ...place,
      label: shortText(label, length),
      ...(use !== undefined && { use: shortText(use, length) }),
      ...(name !== undefined && { name: shortText(name, length) }),
      ...(items && { items: items.map((item) => shortItem(item, length)) }),
    })),
  unusable(published) {
    return Object.entries(published).flatMap(([value, { assigned, item_count: count }]) => {
      if (assigned && count !== 0) return [];
      return [
        {
          attribute: 'location',
          value,
          why: assigned ? 'its menu has no items with a label' : 'no menu is assigned to it',
        },
      ];
    });
  },
  describe(location, published) {
    const place = own(published, location);
    if (!place) return undefined;
    const { label, use, name, items = [] } = place;
    return { facts: [label, use, name && `menu “${name}”`], lines: itemLines(items, 0) };
  },
});

function tooManyItems(): InlayError {
  const message = `Unexpected number of menu items, expected at most ${MAX_LISTED_ITEMS} in all locations of a manifest`;
  return new InlayError('limit-exceeded', `${message}: each location lists those of its menu`);
}

function shortItem({ label, url, children, target }: MenuItem, length: number): MenuItem {
  return {
    label: shortText(label, length),
    ...(url !== undefined && url.length <= length && { url }),
    ...(target && { target }),
    ...(children && { children: children.map((child) => shortItem(child, length)) }),
  };
}

type Items = readonly z.output<typeof itemSchema>[];

function* itemLines(items: Items, depth: number): Generator<DescribedLine> {
  for (const { label, url, children = [] } of items) {
    yield { depth, parts: [label, ...(url ? [{ code: url }] : [])] };
    yield* itemLines(children, depth + 1);
  }
}

interface MenuSize {
  /** Items of all levels. */
  count: number;
  /** Those of them that have a label. */
  shown: number;
  /** UTF-16 code units of their JSON. */
  length: number;
}

function sizeOf(items: readonly MenuItem[]): MenuSize {
  let count = 0;
  for (let level = items; level.length > 0; level = level.flatMap((item) => item.children ?? [])) count += level.length;
  return { count, shown: countShown(items), length: JSON.stringify(items).length };
}
