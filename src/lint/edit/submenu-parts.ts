import { tokens } from '../../html/element.js';
import type { DocElement } from '../document/element.js';
import type { Page } from '../rule.js';
import { classesOf, sharedClasses } from './class-names.js';
import { bareName } from './utility-classes.js';

/** Classes of submenus and of the items that have them, as a component can carry them. */
export interface SubmenuParts {
  /** Of all submenus. */
  submenu: readonly string[];
  /** What only items with a submenu have, and does no harm to the others. */
  items: readonly string[];
  /** Classes that would hide submenus for good, as nothing would open them: they are left out. */
  left: readonly string[];
}

/** What hides an element by a class: of utility sheets, and names for what opens. */
const HIDES =
  /^(?:hidden|invisible|collapse|opacity-0|scale(?:-[xy])?-0|(?:max-)?h-0|d-none|sr-only|visually-hidden|dropdown-menu|sub-?menu|drop-?down|fly-?out|mega-?menu)$/;
/** Of those the ones that only the style sheet knows. */
const NAMED = /menu$|drop-?down|fly-?out/;
/** What shows it again while something around it has the pointer: `group-hover:visible`, `group-hover/nav:block`. */
const OPENED_BY = /^(?:[a-z0-9-]{1,12}:){0,2}group-(?:hover|focus|focus-within|focus-visible)(\/[\w-]{1,30})?:/;
const OPENS_ITSELF = /^(?:hover|focus-within):/;
/** What an item may have whose submenu hangs on it, and any other as well. */
const HARMLESS = /^(?:group(?:\/[\w-]{1,30})?|relative|position-relative|dropdown)$/;

/**
 * What a component carries of submenus: never a class that hides them without what opens them, which `item-class` gives to all
 * items alike.
 *
 * @param lists the submenus
 * @param holders the items that have them
 * @param others the items beside those
 */
export function submenuParts(
  { manifest }: Page,
  lists: readonly DocElement[],
  holders: readonly DocElement[],
  others: readonly DocElement[],
): SubmenuParts {
  const submenu = sharedClasses(lists);
  const hiding = submenu.filter((name) => HIDES.test(bareName(name)));
  if (hiding.length === 0) return { submenu, items: [], left: [] };
  const markup = manifest.runtime_components['x-menu'].markup;
  const item = markup?.['item'];
  const toggle = markup?.['toggle'];
  const given = typeof item === 'object' ? tokens(String(item['children'] ?? '')) : [];
  const all = new Set([...sharedClasses([...holders, ...others]), ...given]);
  const own = sharedClasses(holders).filter((name) => !all.has(name));
  const items = own.filter((name) => HARMLESS.test(name));
  const groups = submenu.flatMap((name) => {
    const match = OPENED_BY.exec(name);
    return match ? [`group${match[1] ?? ''}`] : [];
  });
  const known = new Set([...all, ...items]);
  const isOpenedBySheet = hiding.every((name) => NAMED.test(name));
  const hasOpener =
    groups.length > 0 ? groups.every((name) => known.has(name)) : submenu.some((name) => OPENS_ITSELF.test(name));
  const isOfScript = submenu.includes('dropdown-menu') && !(typeof toggle === 'object' && toggle['data'] !== undefined);
  // What only the style sheet knows may ask for a class of the item.
  const isWhole = isOpenedBySheet ? items.length === own.length && !isOfScript : hasOpener;
  return isWhole ? { submenu, items, left: [] } : { submenu: [], items: [], left: hiding };
}

/** A sentence on classes of submenus that are left out. */
export function noteOnSubmenus({ left }: SubmenuParts): string {
  if (left.length === 0) return '';
  const hiding = left.map((name) => `\`${name}\``).join(', ');
  return `. The classes of its submenus are left out: ${hiding} would hide them, and no attribute gives the items that have them what opens them. Put both into the site's \`theme.markup\`, as \`submenu\` and \`children\` of \`item\`, or write \`submenus="disclosure"\``;
}

/** The element of an item that holds its links and is no list: a panel. */
export function panelIn(item: DocElement, link: DocElement): DocElement | undefined {
  let each: DocElement | undefined = link.parent;
  while (each && each.parent !== item) each = each.parent;
  return each && classesOf(each).length > 0 ? each : undefined;
}
