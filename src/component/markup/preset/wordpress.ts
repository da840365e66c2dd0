import type { MenuForm, Preset } from './preset.js';

const FORM: MenuForm = {
  item: {
    class: 'menu-item',
    current: 'current-menu-item',
    ancestor: 'current-menu-ancestor',
    parent: 'current-menu-parent',
    children: 'menu-item-has-children',
  },
  submenu: 'sub-menu',
};

/** @see https://developer.wordpress.org/reference/functions/wp_nav_menu/ (menu item classes) */
export const WORDPRESS: Preset = {
  menus: { list: [FORM], disclosure: [FORM] },
  'x-social': { label: { hidden: 'screen-reader-text' } },
};
