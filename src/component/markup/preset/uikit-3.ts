import type { MenuForm, Preset } from './preset.js';

const ITEM = { current: 'uk-active', ancestor: 'uk-active', children: 'uk-parent' };

const NAVBAR: MenuForm = {
  root: 'uk-navbar-nav',
  list: 'uk-navbar-nav',
  text: 'a',
  item: ITEM,
  submenu: { class: 'uk-navbar-dropdown uk-nav uk-navbar-dropdown-nav', nested: 'uk-nav-sub' },
};

const NAV: MenuForm = {
  root: 'uk-nav',
  list: 'uk-nav',
  text: 'a',
  item: ITEM,
  submenu: { class: 'uk-nav-sub', nested: '' },
};

const SUBNAV: MenuForm = {
  list: 'uk-subnav',
  text: 'a',
  item: ITEM,
  submenu: { class: 'uk-nav uk-nav-default', nested: 'uk-nav-sub' },
};

/** A link and its toggle stand in one line, and the submenu below both: an inline box ends where a block begins in it. */
const IN_LINE = {
  caret: 'wide',
  summary: 'a',
  disclosure: 'uk-display-inline',
  link: { beside: 'uk-display-inline-block uk-text-middle' },
  toggle: { class: 'uk-nav-sub uk-display-block', beside: 'uk-display-inline-block uk-text-middle' },
} as const;

/** @see https://getuikit.com/docs/navbar, https://getuikit.com/docs/nav, https://getuikit.com/docs/subnav */
export const UIKIT: Preset = {
  'x-logo': { root: 'uk-logo' },
  menus: {
    list: [{ ...NAVBAR, opens: 'top' }, NAV, SUBNAV],
    disclosure: [
      {
        ...NAVBAR,
        caret: 'wide',
        item: { ...ITEM, children: 'uk-parent uk-flex uk-position-relative' },
        toggle: { class: 'uk-navbar-item uk-text-muted uk-text-uppercase', beside: 'uk-navbar-item' },
        // The script of a navbar takes what has its own class for a dropdown of its own.
        submenu: 'uk-drop uk-dropdown uk-dropnav-dropbar uk-open uk-nav uk-dropdown-nav',
        below: { ...IN_LINE, item: ITEM, submenu: 'uk-nav-sub' },
      },
      { ...NAV, ...IN_LINE },
      { ...SUBNAV, ...IN_LINE },
    ],
  },
  'x-social': { list: 'uk-subnav', label: { hidden: 'uk-hidden-visually', beside: 'uk-margin-small-left' } },
};
