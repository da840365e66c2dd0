import type { MarkupByTag } from '../../../site/markup.js';
import type { Given } from '../given.js';

/** The parts of a menu that take classes. */
export type MenuPart = 'nav' | 'list' | 'item' | 'link' | 'toggle' | 'submenu';

/** How a menu is written by what its list is: one in a bar at the top is not one in a column. */
export interface MenuForm extends Partial<Record<MenuPart, Given>> {
  /** The class of the list by which it is known; the form for all others has none. */
  root?: string;
  /** Where an item without an address is a link without one, as the styles and the script of the design look for links; else a `span`. */
  text?: 'a';
  /** The class of an item that says it is text. */
  asText?: string;
  /** Where the text of what opens a disclosure is such a link, too: what is around it has no styles of the design. */
  summary?: 'a';
  /** Where a script or style of the design opens the submenu of such an item, so that the keyboard has to get there. */
  opens?: 'top' | 'all';
  /** Where what opens a disclosure needs a sign of Inlay's own: behind a text alone, or beside a link as well, with room around it or none. */
  caret?: 'text' | 'narrow' | 'wide';
  /** Classes of a disclosure. */
  disclosure?: string;
  /** How items of submenus are written, where that is otherwise. */
  below?: Omit<MenuForm, 'root' | 'below'>;
}

/** What a known design gives to the parts. Of its menus' forms the first one holds whose root the list has; the last one has none. */
export interface Preset extends Omit<MarkupByTag, 'x-menu' | 'x-social'> {
  'x-social'?: Partial<Record<'list' | 'item' | 'link' | 'icon' | 'label', Given>>;
  menus: Readonly<Record<'list' | 'disclosure', readonly MenuForm[]>>;
}
