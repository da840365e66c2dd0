import type { SUBMENUS } from '../../site/markup.js';
import type { PartClasses } from './given.js';
import type { MenuForm, MenuPart } from './preset/preset.js';

/** How the menus of a site are written whose list is of one kind. */
export interface SiteMenuForm
  extends Record<MenuPart, PartClasses>,
    Pick<MenuForm, 'root' | 'text' | 'asText' | 'summary' | 'opens' | 'caret'> {
  disclosure: readonly string[];
  below?: SiteMenuForm;
}

/** What a menu's list is. */
interface MenuList {
  submenus: (typeof SUBMENUS)[number];
  /** Classes that its author gives to it; nothing where the site's hold. */
  written?: readonly string[] | undefined;
  isNesting: boolean;
}

/** How a menu is written, by the classes of its list: an author's, else the site's. With these classes. */
export function menuForm(
  { forms }: { forms: Record<MenuList['submenus'], readonly SiteMenuForm[]> },
  { submenus, written, isNesting }: MenuList,
): { form: SiteMenuForm; classes: readonly string[] } {
  const usual = forms[submenus].at(-1) as SiteMenuForm; // each preset has one
  const names = written ?? listClasses(usual, isNesting);
  const form = forms[submenus].find(({ root }) => root !== undefined && names.includes(root)) ?? usual;
  return { form, classes: written ?? listClasses(form, isNesting) };
}

function listClasses({ list }: SiteMenuForm, isNesting: boolean): readonly string[] {
  return [...new Set([...list.class, ...(isNesting ? list.children : [])])];
}
