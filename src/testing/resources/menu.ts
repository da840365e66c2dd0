import type { SiteMenuForm } from '../../component/markup/menu-form.js';
import { classSuffix, tokens } from '../../html/element.js';
import { cleanText } from '../../html/escape.js';
import { pageKey } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { MenuItem, Site } from '../../site/schema.js';
import { showsNothing } from '../../text/shows-nothing.js';
import { levelNames, menuForms, sharedNames } from '../menu-forms.js';
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
  return locations.flatMap(([location, { menu, label }]): Resource[] => {
    const definition = menu === undefined ? undefined : site.menus.definitions[menu];
    const style = styleOf(attributes, site);
    const { entries } = flat(definition?.items ?? [], depth, site, current, style);
    if (menu === undefined || !definition || entries.length === 0) return [];
    return [
      {
        pointer: pointer('menus', 'definitions', menu),
        name: `the menu \`${menu}\` of location \`${location}\``,
        items: entries,
        classes: ['x-menu', `x-menu--${classSuffix(location)}`],
        label: folded(label.trim() === '' ? definition.name : label),
        linked: true,
      },
    ];
  });
}

/** Levels that are shown. */
function depthOf(value: string | undefined): number {
  const written = value?.trim() ?? '';
  return (/^\d+$/.test(written) && Number(written)) || Number.POSITIVE_INFINITY;
}

/** Some items of a menu on all levels. */
interface Level {
  /** Those that are shown. */
  entries: Item[];
  /** Whether one of all of them leads to the page that is shown. */
  leads: boolean;
}

function flat(
  items: readonly MenuItem[],
  depth: number,
  site: Site,
  current: string | undefined,
  style: ItemStyle,
): Level {
  const levels = items.map((item): Level => {
    const { label, url, children = [], target: window, rel, classes = [] } = item;
    const below = flat(children, depth - 1, site, current, { ...style, isNested: true });
    if (showsNothing(label)) return below; // a link without a name is left out, what is below it is not
    const target = linkTarget(url, site);
    const key = url && !url.includes('#') ? pageKey(url, site.site.url) : undefined;
    const marked = current !== undefined && key === current;
    const shown: Item = {
      kind: 'entry',
      text: folded(label),
      ...(target && { target }),
      current: marked && target !== undefined,
      marked,
      ancestor: below.leads,
      classes: [...itemClasses(style, below.entries.length > 0), ...classes.flatMap(words)],
      link: { rel: words(rel), target: window },
    };
    return { entries: [shown, ...below.entries], leads: marked || below.leads };
  });
  const leads = levels.some((level) => level.leads);
  return { entries: depth > 0 ? levels.flatMap(({ entries }) => entries) : [], leads };
}

/** How the items of a menu are written. */
interface ItemStyle {
  forms: readonly SiteMenuForm[];
  written: string[] | undefined;
  isNested: boolean;
}

function styleOf(attributes: Asked['attributes'], site: Site): ItemStyle {
  const written = attributes?.['item-class'];
  return {
    forms: menuForms(attributes, site),
    // Where nobody knows what its author wrote, the items may have any classes.
    written: written === undefined ? (attributes ? undefined : []) : words(written),
    isNested: false,
  };
}

/** Class names of an item: those of its level, and those of an item with a submenu. */
function itemClasses({ forms, written, isNested }: ItemStyle, hasChildren: boolean): string[] {
  const names = ({ item }: SiteMenuForm) => [
    ...levelNames(item, isNested, written),
    ...(hasChildren ? item.children : []),
  ];
  return sharedNames(forms, names).map(cleanText);
}

/** The words of an attribute as a parser gives them back. */
function words(value: string | undefined): string[] {
  return tokens(value).map(cleanText);
}
