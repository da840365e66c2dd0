import type { MarkupByTag, MarkupPreset } from '../../site/markup.js';

/**
 * What known designs give to the parts. A list, a logo or a link to which an author gives classes of its own goes without those
 * of the preset: a menu in a footer looks otherwise than that in a header.
 *
 * @see https://developer.wordpress.org/reference/functions/wp_nav_menu/ (menu item classes)
 * @see https://getbootstrap.com/docs/5.3/components/navbar/, https://bulma.io/documentation/components/navbar/
 * @see https://getuikit.com/docs/navbar, https://get.foundation/sites/docs/menu.html
 */
export const PRESETS: Readonly<Record<MarkupPreset, MarkupByTag>> = {
  wordpress: {
    'x-menu': {
      item: {
        class: 'menu-item',
        current: 'current-menu-item',
        ancestor: 'current-menu-ancestor',
        parent: 'current-menu-parent',
        children: 'menu-item-has-children',
      },
      submenu: 'sub-menu',
    },
    'x-social': { label: { hidden: 'screen-reader-text' } },
  },
  'bootstrap-5': {
    'x-logo': { root: 'navbar-brand' },
    'x-menu': {
      list: 'nav',
      item: { class: 'nav-item', nested: '', children: 'dropdown', disclosed: 'd-flex align-items-start' },
      link: { class: 'nav-link', nested: 'dropdown-item', current: 'active', ancestor: 'active' },
      toggle: {
        class: 'dropdown-toggle',
        nested: '',
        disclosed: 'dropdown-toggle d-inline-block p-2',
        data: { 'data-bs-toggle': 'dropdown' },
      },
      // Bootstrap has no submenu of a submenu: it is shown below its item.
      submenu: { class: 'dropdown-menu', nested: 'list-unstyled ps-3', disclosed: 'show' },
    },
    'x-social': {
      list: 'nav',
      label: { hidden: 'visually-hidden' },
    },
  },
  bulma: {
    'x-logo': { root: 'navbar-item' },
    'x-menu': {
      list: 'navbar-start',
      item: {
        class: 'is-flex-desktop',
        // Bulma has no submenu of a submenu either; this keeps its items from lying in a row.
        nested: 'is-block p-0',
        children: 'navbar-item has-dropdown is-hoverable',
        disclosed: 'is-active is-flex is-align-items-flex-start',
      },
      link: { class: 'navbar-item', current: 'is-active', ancestor: 'has-text-weight-semibold' },
      toggle: { class: 'navbar-link', nested: '', disclosed: 'navbar-link py-4' },
      submenu: { class: 'navbar-dropdown', nested: 'pl-4' },
    },
    'x-social': {
      list: 'is-flex is-flex-wrap-wrap is-gap-2',
      link: 'is-inline-flex is-align-items-center is-gap-1',
      label: { hidden: 'is-sr-only' },
    },
  },
  'uikit-3': {
    'x-logo': { root: 'uk-logo' },
    'x-menu': {
      list: 'uk-subnav',
      item: { current: 'uk-active', ancestor: 'uk-active', children: 'uk-parent', disclosed: 'uk-flex uk-flex-middle' },
      submenu: {
        class: 'uk-navbar-dropdown uk-nav uk-navbar-dropdown-nav',
        nested: 'uk-nav-sub',
        disclosed: 'uk-open',
      },
    },
    'x-social': { list: 'uk-subnav', label: { hidden: 'uk-hidden-visually' } },
  },
  'foundation-6': {
    'x-menu': {
      list: { class: 'menu', data: { 'data-dropdown-menu': '' } },
      item: { current: 'is-active', ancestor: 'is-active', disclosed: 'flex-container align-top' },
      submenu: { class: 'menu', disclosed: 'vertical' },
    },
    'x-social': { list: 'menu', label: { hidden: 'show-for-sr' } },
  },
  plain: {},
};
