import fc from 'fast-check';
import type { MenuItem, SiteState } from '../../site/schema.js';
import { record, someOf } from './record.js';
import { address, readableText, type TextOptions } from './text.js';
import { ITEM_URLS, LOCATION_NAMES } from './vocabulary.js';

type Menus = NonNullable<SiteState['menus']>;

/** Menus that generated sites define. */
const MENU_IDS = ['main', 'legal', 'more'];

/** Levels of a generated menu below the first. */
const DEPTH = 2;

/** Menus, and the locations that they are assigned to; some have none. */
export function menus(options: TextOptions): fc.Arbitrary<Menus> {
  const items = fc.array(fc.tuple(item(options), fc.nat(DEPTH)), { maxLength: 6 }).map(nested);
  const definitions = someOf(MENU_IDS, () => fc.record({ name: readableText(options), items }));
  return record({ locations: fc.array(location(options), { maxLength: 5 }), definitions }, [
    'locations',
    'definitions',
  ]).map((some) => ({
    // Each has a name of its own, so that people can tell the menus of a page apart.
    locations: Object.fromEntries(
      some.locations.map(({ name, label, menu, use }) => {
        const assigned = menu !== undefined && some.definitions[menu] ? { menu } : {};
        return [name, { label: `${label} (${name})`, ...(use === undefined ? {} : { use }), ...assigned }];
      }),
    ),
    definitions: some.definitions,
  }));
}

function location(options: TextOptions) {
  return fc.record({
    name: fc.constantFrom(...LOCATION_NAMES),
    label: readableText(options),
    menu: fc.option(fc.constantFrom(...MENU_IDS), { nil: undefined, freq: 6 }),
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
