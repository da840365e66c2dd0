import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import { MAX_MENU_DEPTH, MAX_MENU_ITEMS } from 'inlay/internal/site/limits.js';
import { shortText } from 'inlay/internal/text/short-text.js';
import * as z from 'inlay/internal/zod.js';
import { checkName, nameInput } from '../inputs.js';
import { LABEL_LENGTH, MENU_ITEMS } from '../limits.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({
  location: nameInput('Location of the theme, as in `x-menu`'),
  depth: z.int().min(0).max(MAX_MENU_DEPTH).default(0).describe('Levels to list; 0 is all'),
  offset: z.int().min(0).max(MAX_MENU_ITEMS).default(0).describe('Where to go on: `next_offset` of the answer before'),
  limit: z.int().min(1).max(MENU_ITEMS).default(MENU_ITEMS).describe('Items of one answer'),
});
const output = z.strictObject({
  location: z.string(),
  label: z.string(),
  menu: z.string().optional(),
  item_count: z.int().describe('Items on all levels'),
  items: z
    .array(
      z.strictObject({
        level: z.int().describe('From 1; an item belongs to the last one before it of the level above'),
        label: z.string(),
        url: z.string().optional(),
        children: z.int().describe('Items directly below it'),
      }),
    )
    .describe('The tree from top to bottom, each item before those below it'),
  next_offset: z.int().optional().describe('Set where more items follow'),
});

export const listMenu = defineTool({
  name: 'list_menu',
  title: 'List a menu',
  description:
    'Lists what `x-menu` shows at a location, as a tree. To know what a menu holds: never copy its links into a canvas.',
  input,
  output,
  run({ location: asked, depth, offset, limit }, { manifest }) {
    const place = assigned(manifest, asked);
    const whole = flattened(place.items ?? [], depth === 0 ? MAX_MENU_DEPTH : depth);
    const end = offset + limit;
    const data = {
      location: asked,
      label: shortText(place.label, LABEL_LENGTH),
      ...(place.name !== undefined && { menu: shortText(place.name, LABEL_LENGTH) }),
      item_count: place.item_count ?? whole.length,
      items: whole.slice(offset, end),
      ...(end < whole.length && { next_offset: end }),
    };
    return { data, text: dataBlock(data) };
  },
});

type Place = Manifest['resources']['menus'][string];
type Item = NonNullable<Place['items']>[number];
type Listed = z.input<typeof output>['items'][number];

function assigned({ resources: { menus } }: Manifest, asked: string): Place {
  const known = Object.keys(menus);
  const place = menus[checkName('location', asked, known)];
  if (place?.assigned) return place;
  const usable = known.filter((location) => menus[location]?.assigned);
  const instead =
    usable.length === 0 ? 'no location has one: write no `x-menu`' : `a menu is at ${expectedOneOf(asked, usable)}`;
  throw new InlayError('unassigned-location', `No menu is assigned to the location \`${asked}\`; ${instead}`);
}

function flattened(items: readonly Item[], depth: number, level = 1): Listed[] {
  return items.flatMap(({ label, url, children = [] }) => [
    {
      level,
      label: shortText(label, LABEL_LENGTH),
      ...(url !== undefined && { url: shortText(url, LABEL_LENGTH) }),
      children: children.length,
    },
    ...(level < depth ? flattened(children, depth, level + 1) : []),
  ]);
}
