import type { Manifest } from '../../manifest/schema.js';
import { THEME_LOCATIONS } from '../../site/locations.js';
import { memo } from '../../text/memo.js';
import type { MenuRole } from './part-names.js';

/** The shape of a group of links: a column of a footer, or a row. */
export type MenuShape = 'column' | 'row';

/** Locations of the theme by the part of a page that they are for, in the order in which they are tried. */
const FITTING: Readonly<Record<MenuRole, Readonly<Record<MenuShape, readonly string[]>>>> = {
  header: {
    row: ['topic', 'topic_left', 'topic_right', 'naviga'],
    column: ['topic', 'naviga', 'topic_left', 'topic_right'],
  },
  footer: {
    row: ['footer', 'utili', 'footer_col_1', 'footer_col_2', 'footer_col_3', 'footer_col_4'],
    column: ['footer_col_1', 'footer_col_2', 'footer_col_3', 'footer_col_4', 'footer', 'utili'],
  },
};

/** The locations with a menu that are meant for a part of a page, the best first. */
export function fittingLocations(manifest: Manifest, role: MenuRole, shape: MenuShape): readonly string[] {
  return fittingOf(manifest)[role][shape];
}

const fittingOf = memo(({ resources: { menus } }: Manifest) => {
  const assigned = Object.keys(menus).filter((location) => isShown(menus[location]?.items ?? []));
  // A theme may register others: their names tell what they are for.
  const own = assigned.filter((location) => !THEME_LOCATIONS.has(location));
  const inFooter = own.filter((location) => FOOTER.test(nameOf(location)));
  const inHeader = own.filter((location) => !inFooter.includes(location) && HEADER.test(nameOf(location)));
  const known = new Set(assigned);
  const of = (role: MenuRole, shape: MenuShape, more: readonly string[]) => [
    ...FITTING[role][shape].filter((location) => known.has(location)),
    ...more,
  ];
  const both = (role: MenuRole, more: readonly string[]) => ({
    row: of(role, 'row', more),
    column: of(role, 'column', more),
  });
  return { header: both('header', inHeader), footer: both('footer', inFooter) };

  function nameOf(location: string): string {
    const { label = '', use = '' } = menus[location] ?? {};
    return `${location} ${label} ${use}`;
  }
});

/** Whether a menu shows something: items without a label show none. */
function isShown(items: readonly { label: string }[]): boolean {
  return items.some(({ label }) => label.trim() !== '');
}

const FOOTER = /foot|bottom|legal|fu(?:ss|ß)|pie|rod[ae]p|sidfot|stopka/i;
const HEADER = /head|top|main|primary|secondary|nav|mobile|drawer|haupt|princip/i;
