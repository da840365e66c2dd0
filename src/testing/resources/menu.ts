import { classSuffix } from '../../html/element.js';
import { pageKey } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { MenuItem, Site } from '../../site/schema.js';
import { folded } from '../page/tree.js';
import type { Asked, Item, Resource } from './resource.js';
import { linkTarget } from './target.js';

/** The menu of the location that is asked for; of an expansion those of the locations that it may be of. */
export function menus({ attributes, classes, levels }: Asked, site: Site, page: string | undefined): Resource[] {
  const asked = attributes?.['location']?.trim();
  const locations = Object.entries(site.menus.locations).filter(([location]) =>
    attributes ? location === asked : classes.includes(`x-menu--${classSuffix(location)}`),
  );
  const current = page ? pageKey(page, site.site.url) : undefined;
  const depth = attributes ? depthOf(attributes['depth']) : levels || Number.POSITIVE_INFINITY;
  return locations.flatMap(([location, { menu }]): Resource[] => {
    const items = menu === undefined ? undefined : site.menus.definitions[menu]?.items;
    const entries = flat(items ?? [], depth, site, current);
    if (menu === undefined || entries.length === 0) return [];
    const name = `the menu \`${menu}\` of location \`${location}\``;
    return [{ pointer: pointer('menus', 'definitions', menu), name, items: entries, linked: true }];
  });
}

/** Levels that are shown. */
function depthOf(value: string | undefined): number {
  const written = value?.trim() ?? '';
  return (/^\d+$/.test(written) && Number(written)) || Number.POSITIVE_INFINITY;
}

function flat(items: readonly MenuItem[], depth: number, site: Site, current: string | undefined): Item[] {
  if (depth === 0) return [];
  return items.flatMap(({ label, url, children = [] }) => {
    const below = flat(children, depth - 1, site, current);
    if (label.trim() === '') return below; // a link without a name is left out, what is below it is not
    const target = linkTarget(url, site);
    const key = target && !target.shown.includes('#') ? pageKey(target.shown, site.site.url) : undefined;
    const isCurrent = current !== undefined && key === current;
    const item: Item = { kind: 'entry', text: folded(label), ...(target && { target }), current: isCurrent };
    return [item, ...below];
  });
}
