/**
 * What each framework's preset gives, as the bench says it by itself: what a page has beyond it is said in the use of a component.
 * `forms` are what it gives otherwise to lists with a class, `nesting` the list that it gives to a menu with submenus.
 * `menu` tells a list of links that the framework knows as a menu by its classes, `brand` a link or text that stands for the site.
 */
export const DRESS = {
  Bootstrap: {
    preset: 'bootstrap-5',
    menu: /(?:^|\s)(?:navbar-nav|nav)(?:\s|$)/,
    brand: /(?:^|\s)navbar-brand(?:\s|$)/,
    usual: { list: 'nav', item: 'nav-item', link: 'nav-link', submenu: 'dropdown-menu', brand: 'navbar-brand' },
    profiles: { list: 'nav gap-3 mb-3', link: 'd-inline-flex align-items-center gap-1' },
  },
  Bulma: {
    preset: 'bulma',
    menu: /(?:^|\s)(?:navbar-start|navbar-end|menu-list|tabs-list)(?:\s|$)/,
    brand: /(?:^|\s)navbar-item(?:\s|$)/,
    usual: {
      list: 'navbar-start',
      item: 'is-flex-desktop',
      link: 'navbar-item',
      submenu: 'navbar-dropdown',
      brand: 'navbar-item',
    },
    forms: { 'menu-list': { item: '', link: '', submenu: '' } },
    profiles: {
      list: 'is-flex is-flex-wrap-wrap is-gap-2 mb-4',
      link: 'is-inline-flex is-align-items-center is-gap-1',
    },
  },
  UIkit: {
    preset: 'uikit-3',
    menu: /(?:^|\s)uk-(?:navbar-nav|subnav|nav)(?:\s|$)/,
    brand: /(?:^|\s)uk-logo(?:\s|$)/,
    usual: {
      list: 'uk-subnav',
      item: '',
      link: '',
      submenu: 'uk-nav uk-nav-default',
      brand: 'uk-logo',
    },
    forms: {
      'uk-navbar-nav': { submenu: 'uk-navbar-dropdown uk-nav uk-navbar-dropdown-nav' },
      'uk-nav': { submenu: 'uk-nav-sub' },
    },
    profiles: { list: 'uk-subnav', link: '' },
  },
  Foundation: {
    preset: 'foundation-6',
    menu: /(?:^|\s)menu(?:\s|$)/,
    around: 'menu-centered',
    brand: /(?:^|\s)menu-text(?:\s|$)/,
    usual: { list: 'menu', item: '', link: '', submenu: 'menu', brand: '' },
    nesting: 'menu dropdown',
    forms: { dropdown: { submenu: 'menu' }, menu: { submenu: 'nested vertical menu' } },
    profiles: { list: 'menu icon-left', link: 'align-middle' },
  },
};
