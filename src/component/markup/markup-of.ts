import { tokens } from '../../html/element.js';
import type { ICONS, Markup, MarkupByTag, SUBMENUS } from '../../site/markup.js';
import type { Site } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import type { Given, PartClasses, State } from './given.js';
import type { SiteMenuForm } from './menu-form.js';
import type { MenuForm } from './preset/preset.js';
import { PRESETS } from './preset/presets.js';

/** What the design of a site gives to each part, with its preset's. */
export interface SiteMarkup {
  'x-logo': Record<'root' | 'image', PartClasses>;
  'x-menu': {
    submenus: (typeof SUBMENUS)[number];
    /** Of those for its submenus the first one holds whose root a list has; the last one has none. */
    forms: Record<(typeof SUBMENUS)[number], readonly SiteMenuForm[]>;
  };
  'x-social': Record<'list' | 'item' | 'link' | 'icon' | 'label', PartClasses> & { icons: (typeof ICONS)[number] };
  'x-contact': Record<'root', PartClasses>;
  'x-addon': Record<'root', PartClasses>;
}

type Tag = keyof SiteMarkup;

/** The parts that take classes, by component, in the order in which they are told. */
export const PARTS = {
  'x-logo': ['root', 'image'],
  'x-menu': ['nav', 'list', 'item', 'link', 'toggle', 'submenu'],
  'x-social': ['list', 'item', 'link', 'icon', 'label'],
  'x-contact': ['root'],
  'x-addon': ['root'],
} as const;

/** What the design of a site gives to the parts of the components. */
export const markupOf = memo(({ theme }: Site): SiteMarkup => resolved(theme.markup));

/** What a site that says nothing of it gives to them. */
export const usualMarkup = (): SiteMarkup => resolved(undefined);

function resolved(markup: Markup = 'wordpress'): SiteMarkup {
  const own = typeof markup === 'string' ? {} : markup;
  const preset = PRESETS[typeof markup === 'string' ? markup : (markup.preset ?? 'wordpress')];
  const parts = <T extends Exclude<Tag, 'x-menu'>>(tag: T) => partsOf(PARTS[tag], preset[tag], own[tag]);
  const form = ({ below, disclosure, ...rest }: MenuForm): SiteMenuForm => ({
    ...rest,
    ...partsOf(PARTS['x-menu'], rest, own['x-menu']),
    disclosure: tokens(disclosure),
    ...(below && { below: form(below) }),
  });
  return {
    'x-logo': parts('x-logo'),
    'x-menu': {
      submenus: own['x-menu']?.submenus ?? 'list',
      forms: { list: preset.menus.list.map(form), disclosure: preset.menus.disclosure.map(form) },
    },
    'x-social': { ...parts('x-social'), icons: own['x-social']?.icons ?? 'none' },
    'x-contact': parts('x-contact'),
    'x-addon': parts('x-addon'),
  };
}

function partsOf<P extends string>(
  names: readonly P[],
  preset: object | undefined,
  own: MarkupByTag[Tag] | undefined,
): Record<P, PartClasses> {
  const given = (from: object | undefined, name: P): Given | undefined =>
    (from as Partial<Record<P, Given>> | undefined)?.[name]; // the schema has no other members of these names
  return Object.fromEntries(names.map((name) => [name, joined(given(preset, name), given(own, name))])) as Record<
    P,
    PartClasses
  >; // a key for each name
}

/** Classes of the site behind those of the preset. */
function joined(preset: Given = {}, own: Given = {}): PartClasses {
  const sides = [preset, own].map((side) => (typeof side === 'string' ? { class: side } : side));
  const of = (state: State) => sides.flatMap((side) => tokens(side[state]));
  const hasNested = sides.some(({ nested }) => nested !== undefined);
  return {
    class: of('class'),
    nested: hasNested ? of('nested') : undefined,
    current: of('current'),
    ancestor: of('ancestor'),
    parent: of('parent'),
    children: of('children'),
    disclosed: of('disclosed'),
    beside: of('beside'),
    hidden: of('hidden'),
    data: Object.assign({}, ...sides.map((side) => side.data)),
  };
}
