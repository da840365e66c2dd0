import type { MenuForm, Preset } from './preset.js';

const MENU_LINK = { current: 'is-active', ancestor: 'has-text-weight-semibold' };
const NAVBAR_LINK = { class: 'navbar-item', ...MENU_LINK };

const MENU_LIST: MenuForm = {
  root: 'menu-list',
  text: 'a',
  list: 'menu-list',
  link: MENU_LINK,
};

const NAVBAR: MenuForm = {
  list: 'navbar-start',
  // Bulma has no submenu of a submenu; `is-block` keeps its items from lying in a row.
  item: { class: 'is-flex-desktop', nested: 'is-block p-0', children: 'navbar-item has-dropdown is-hoverable' },
  link: NAVBAR_LINK,
  submenu: { class: 'navbar-dropdown', nested: 'pl-4' },
};

/** A link and its toggle stand in one line, and the submenu below both: an inline box ends where a block begins in it. */
const IN_LINE = { caret: 'narrow', disclosure: 'is-inline' } as const;

/** @see https://bulma.io/documentation/components/navbar/, https://bulma.io/documentation/components/menu/ */
export const BULMA: Preset = {
  'x-logo': { root: 'navbar-item' },
  menus: {
    list: [MENU_LIST, { ...NAVBAR, text: 'a', opens: 'top', toggle: { class: 'navbar-link', nested: '' } }],
    disclosure: [
      {
        ...MENU_LIST,
        ...IN_LINE,
        link: { ...MENU_LINK, beside: 'is-inline-block' },
        toggle: { class: 'menu-item is-block is-clickable', beside: 'menu-item is-inline-block is-clickable' },
      },
      {
        ...NAVBAR,
        ...IN_LINE,
        item: {
          class: 'is-flex-desktop',
          nested: 'is-block p-0',
          children: 'navbar-item has-dropdown is-align-items-center is-gap-0',
        },
        link: { ...NAVBAR_LINK, beside: 'is-inline-block' },
        toggle: { class: 'is-block is-clickable', beside: 'navbar-item is-inline-block is-clickable' },
        submenu: { class: 'navbar-dropdown is-block', nested: 'pl-4' },
      },
    ],
  },
  'x-social': {
    list: 'is-flex is-flex-wrap-wrap is-gap-2 mb-4',
    link: 'is-inline-flex is-align-items-center is-gap-1',
    label: { hidden: 'is-sr-only' },
  },
};
