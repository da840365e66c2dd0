import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import { MAX_MENU_DEPTH, MAX_MENU_ITEMS } from 'inlay/internal/site/limits.js';
import * as z from 'inlay/internal/zod.js';
import { checkName, nameInput } from '../inputs.js';
import { LABEL_LENGTH, MENU_ITEMS } from '../limits.js';
import { wholeText } from '../texts.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({
  location: nameInput('As in `x-menu`'),
  depth: z.int().min(0).max(MAX_MENU_DEPTH).default(0).describe('Levels to list; 0 is all'),
  offset: z.int().min(0).max(MAX_MENU_ITEMS).default(0).describe('`next_offset` of the answer before'),
  limit: z.int().min(1).max(MENU_ITEMS).default(MENU_ITEMS),
});
const output = z.looseObject({
  item_count: z.int().describe('Items on all levels that have a label'),
  items: z.array(z.unknown()).describe('Each with its `level`, before those below it'),
  next_offset: z.int().optional().describe('Where more items follow'),
});

/** An item of a menu. A text that is too long for an answer is left out, and told to be. */
interface ListedItem {
  /** From 1; an item belongs to the last one before it of the level above. */
  level: number;
  label: string;
  url?: string;
  /** Items directly below it. */
  children: number;
}

export const listMenu = defineTool({
  name: 'list_menu',
  title: 'List a menu',
  description: 'What `x-menu` shows at a location, as a tree: to know it, never to copy its links into a canvas.',
  input,
  output,
  run({ location: asked, depth, offset, limit }, { manifest }) {
    const place = assigned(manifest, asked);
    const whole = flattened(place.items ?? [], depth === 0 ? MAX_MENU_DEPTH : depth);
    const end = offset + limit;
    const data = {
      location: asked,
      label: wholeText(place.label, LABEL_LENGTH),
      ...(place.name !== undefined && { menu: wholeText(place.name, LABEL_LENGTH) }),
      item_count: place.item_count ?? whole.length,
      items: whole.slice(offset, end),
      ...(end < whole.length && { next_offset: end }),
    };
    return { data, text: dataBlock(data) };
  },
});

type Place = Manifest['resources']['menus'][string];
type Item = NonNullable<Place['items']>[number];

function assigned({ resources: { menus } }: Manifest, asked: string): Place {
  const known = Object.keys(menus);
  const place = menus[checkName('location', asked, known)];
  if (place?.assigned) return place;
  const usable = known.filter((location) => menus[location]?.assigned);
  const instead =
    usable.length === 0 ? 'no location has one: write no `x-menu`' : `a menu is at ${expectedOneOf(asked, usable)}`;
  throw new InlayError('unassigned-location', `No menu is assigned to the location \`${asked}\`; ${instead}`);
}

function flattened(items: readonly Item[], depth: number, level = 1): ListedItem[] {
  return items.flatMap(({ label, url, children = [] }) => [
    {
      level,
      label: wholeText(label, LABEL_LENGTH),
      ...(url !== undefined && { url: wholeText(url, LABEL_LENGTH) }),
      children: children.length,
    },
    ...(level < depth ? flattened(children, depth, level + 1) : []),
  ]);
}
