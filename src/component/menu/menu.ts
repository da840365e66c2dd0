import { classSuffix, element } from '../../html/element.js';
import { escapeAttribute } from '../../html/escape.js';
import { pageKey } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import { SUBMENUS } from '../../site/markup.js';
import type { MenuItem, Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import { boolean, classNames, integer, name, partClasses, siteChoice, unexpected } from '../attribute.js';
import { component } from '../component.js';
import { isUnlinked } from '../context.js';
import { markupOf } from '../markup/markup-of.js';
import { menuForm } from '../markup/menu-form.js';
import { dataOf } from '../markup/part.js';
import { collapsed } from './collapsed.js';
import { menuItems } from './menu-items.js';
import { menuResources } from './resources.js';
import { hasSubmenu, showsAny } from './shown-items.js';
import { menuSkeleton } from './skeleton.js';

/** Locations of this site that a menu is assigned to which shows something. */
export const assignedLocations = memo(({ menus }: Site): readonly string[] =>
  Object.entries(menus.locations)
    .filter(([, { menu: id }]) => id !== undefined && showsAny(menus.definitions[id]?.items ?? []))
    .map(([location]) => location),
);

/**
 * The page that an item leads to. An item with a fragment leads to none, be it the `#` of one that only opens its submenu:
 * a page of many such links would have them all marked as current.
 */
function pageOf(site: Site, { url }: MenuItem): string | undefined {
  return url && !url.includes('#') ? pageKey(url, site.site.url) : undefined;
}

function itemLabels(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ label, children = [] }) => [label, ...itemLabels(children)]);
}

export const menu = component({
  tag: 'x-menu',
  summary: 'The menu that is assigned to a location, as a nested list in a `nav`.',
  block: true,
  holds: 'list',
  resources: menuResources,
  sitePart: {
    kind: 'location',
    label: 'Menu location',
    names: ({ menus }) => Object.keys(menus.locations),
    read({ site, menus }, name) {
      const place = menus.locations[name];
      const definition = place?.menu === undefined ? undefined : menus.definitions[place.menu];
      return place && definition && [site.url, site.language, place.label, definition];
    },
  },
  attributes: {
    location: name({
      description: 'A location of the theme that a menu is assigned to',
      required: true,
      names: ['menus'],
      values: assignedLocations,
    }),
    depth: integer({ description: 'How many levels to show: 1 is the top level alone, 0 is all', default: '0' }),
    class: classNames,
    'item-class': partClasses('each item'),
    'link-class': partClasses('each link'),
    'submenu-class': partClasses('each submenu'),
    submenus: siteChoice({
      description: 'How submenus are written: as lists, or behind a button that opens them without scripts',
      allowed: SUBMENUS,
    }),
    collapse: boolean({
      description: 'Whether a button opens it on small screens, without scripts; needs `inlay/styles.css`',
      default: 'false',
      ofDesign: true,
    }),
  },
  labels: {
    by: 'location',
    of({ menus }, location) {
      const place = menus.locations[location];
      if (!place) return undefined;
      const assigned = menus.definitions[place.menu ?? ''];
      return [place.label, assigned?.name ?? '', ...itemLabels(assigned?.items ?? [])];
    },
  },
  replaces: 'A hand-written list of navigation links',
  whenEmpty: 'An unregistered or unassigned location shows nothing, never another menu',
  output: menuSkeleton,
  example(site) {
    const [location] = assignedLocations(site);
    return location && `<x-menu location="${escapeAttribute(location)}"></x-menu>`;
  },
  dependency: ({ location }) => (location === undefined ? undefined : { kind: 'location', name: location }),
  resolve({ location, depth, class: classes, submenus, collapse, ...written }, { site, context }) {
    if (location === undefined) return { steps: [], notes: [] };
    const tried = pointer('menus', 'locations', location);
    const registered = site.menus.locations[location];
    if (!registered) {
      const result = `not registered: ${unexpected(location, assignedLocations(site))}`;
      return { steps: [{ tried, result }], notes: [] };
    }
    const id = registered.menu;
    const definition = id === undefined ? undefined : site.menus.definitions[id];
    if (id === undefined || !definition) return { steps: [{ tried, result: 'no menu is assigned' }], notes: [] };
    const source = pointer('menus', 'definitions', id);
    const steps = [{ tried, result: `assigned to \`${id}\`` }];
    if (definition.items.length === 0) return { steps: [...steps, { tried: source, result: 'empty' }], notes: [] };

    const markup = markupOf(site)['x-menu'];
    const isInert = isUnlinked(context);
    const levels = depth || Number.POSITIVE_INFINITY;
    const isNesting = hasSubmenu(definition.items, levels);
    // Where nothing can be operated, nothing opens a submenu either.
    const way = isInert ? 'list' : (submenus ?? markup.submenus);
    const { form, classes: listClasses } = menuForm(markup, { submenus: way, written: classes, isNesting });
    const { elements, pages, notes, work } = menuItems(definition.items, {
      style: {
        form,
        written: {
          item: written['item-class'],
          link: written['link-class'],
          submenu: written['submenu-class'],
        },
        submenus: way,
        isInert,
      },
      depth: levels,
      source: pointer('menus', 'definitions', id, 'items'),
      group: `x-menu-${classSuffix(location)}`,
      pageOf: (item) => pageOf(site, item),
    });
    if (elements.length === 0) {
      return { steps: [...steps, { tried: source, result: 'none of its items has a label' }], notes, work };
    }
    const className = ['x-menu', `x-menu--${classSuffix(location)}`, ...listClasses];
    const data = isNesting ? dataOf(form.list) : {};
    const list = element('ul', { className, ...data }, elements);
    const label = registered.label.trim() || definition.name;
    const content = collapse && !isInert ? collapsed(list, site.site.language) : list;
    const nav = ['x-menu-nav', ...form.nav.class];
    const root = context.nav
      ? content
      : element('nav', { className: nav, ariaLabel: label, ...dataOf(form.nav) }, [content]);
    return { element: root, source, pages, steps: [...steps, { tried: source, result: 'used' }], notes, work };
  },
});
