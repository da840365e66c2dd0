import fc from 'fast-check';
import type { MenuItem, SiteState } from '../../site/schema.js';
import { record, someOf } from './record.js';
import { address, readableText, type TextOptions } from './text.js';
import { ITEM_URLS, LOCATION_NAMES, USUAL_LOCATIONS } from './vocabulary.js';

type Menus = NonNullable<SiteState['menus']>;

/** Menus that generated sites define. */
const MENU_IDS = ['main', 'legal', 'more'];

/** Menus that locations are assigned to: often the same one. */
const ASSIGNED_IDS = ['main', 'main', ...MENU_IDS];

/** Levels below the first at which items stand, as far as there is an item to stand below: deep ones are what is rarely tried. */
const LEVELS = [0, 1, 2, 2, 3, 3];

/** Menus, and the locations that they are assigned to; some have none. */
export function menus(options: TextOptions): fc.Arbitrary<Menus> {
  const items = fc.array(fc.tuple(item(options), fc.constantFrom(...LEVELS)), { maxLength: 7 }).map(nested);
  const definitions = someOf(MENU_IDS, () => fc.record({ name: readableText(options), items }), 6);
  const usual = USUAL_LOCATIONS.map((name) => fc.option(location(options, [name]), { nil: undefined, freq: 4 }));
  const others = fc.array(location(options, LOCATION_NAMES), { maxLength: 3 });
  return fc.record({ usual: fc.tuple(...usual), others, definitions }).map((some) => ({
    // Each has a name of its own, so that people can tell the menus of a page apart.
    locations: Object.fromEntries(
      [...some.usual, ...some.others].flatMap((place) => {
        if (!place) return [];
        const { name, label, menu, use } = place;
        const assigned = menu !== undefined && some.definitions[menu] ? { menu } : {};
        return [[name, { label: `${label} (${name})`, ...(use === undefined ? {} : { use }), ...assigned }]];
      }),
    ),
    definitions: some.definitions,
  }));
}

function location(options: TextOptions, names: readonly string[]) {
  return fc.record({
    name: fc.constantFrom(...names),
    label: readableText(options),
    menu: fc.option(fc.constantFrom(...ASSIGNED_IDS), { nil: undefined, freq: 8 }),
    use: fc.option(readableText(options), { nil: undefined }),
  });
}

/** An item without those below it. */
function item(options: TextOptions): fc.Arbitrary<MenuItem> {
  const members = {
    label: readableText(options),
    url: address(ITEM_URLS, options),
    target: fc.constant('_blank' as const), // the schema's one literal
    rel: fc.oneof({ withCrossShrink: true }, fc.constantFrom('nofollow', 'noopener external'), readableText(options)),
    classes: fc.array(
      fc.oneof({ withCrossShrink: true }, fc.constantFrom('highlight', 'wide'), readableText(options)),
      { maxLength: 2 },
    ),
  };
  return record(members, ['label']);
}

/** A tree of items made of a list with their levels: a list shrinks to any of its items, a tree does not. */
function nested(list: readonly (readonly [MenuItem, level: number])[]): MenuItem[] {
  const roots: MenuItem[] = [];
  const open: MenuItem[] = [];
  for (const [item, level] of list) {
    const copy = { ...item };
    open.length = Math.min(level, open.length);
    const parent = open.at(-1);
    if (parent) parent.children = [...(parent.children ?? []), copy];
    else roots.push(copy);
    open.push(copy);
  }
  return roots;
}
