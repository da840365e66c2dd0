import type { MenuForm, Preset } from './preset.js';

const ITEM = { current: 'is-active', ancestor: 'is-active' };

/** Submenus that are shown below their items: in a footer, or in a column. */
const COLUMN: MenuForm = { text: 'a', asText: 'menu-text', list: 'menu', item: ITEM, submenu: 'nested vertical menu' };

const DROPDOWN: MenuForm = {
  list: { class: 'menu', children: 'dropdown', data: { 'data-dropdown-menu': '' } },
  text: 'a',
  asText: 'menu-text',
  opens: 'all',
  item: ITEM,
  submenu: 'menu',
};

/** The classes of Foundation's own button beside a link that has a submenu. */
const DISCLOSURE: MenuForm = {
  ...COLUMN,
  caret: 'text',
  summary: 'a',
  item: { ...ITEM, children: 'has-submenu-toggle is-accordion-submenu-parent' },
  toggle: { class: 'flex-container', beside: 'submenu-toggle flex-container align-center-middle' },
};

/** @see https://get.foundation/sites/docs/menu.html, https://get.foundation/sites/docs/dropdown-menu.html */
export const FOUNDATION: Preset = {
  menus: {
    list: [{ ...DROPDOWN, root: 'dropdown' }, { ...COLUMN, root: 'menu' }, DROPDOWN],
    disclosure: [
      { ...DISCLOSURE, root: 'vertical' },
      // Not `menu`, which is not taken out of the flow: a bar at the top would grow.
      { ...DISCLOSURE, submenu: { class: 'dropdown-pane small is-open no-bullet', nested: 'nested vertical menu' } },
    ],
  },
  'x-social': { list: 'menu icon-left', link: 'align-middle', label: { hidden: 'show-for-sr' } },
};
