import type { MenuForm, Preset } from './preset.js';

const FORM: MenuForm = {
  list: 'nav',
  item: { class: 'nav-item', nested: '', children: 'dropdown' },
  link: { class: 'nav-link', nested: 'dropdown-item', current: 'active', ancestor: 'active', beside: 'pe-4' },
  // Bootstrap has no submenu of a submenu: it is shown below its item.
  submenu: { class: 'dropdown-menu', nested: 'list-unstyled ps-3' },
};

/** @see https://getbootstrap.com/docs/5.3/components/navbar/ */
export const BOOTSTRAP: Preset = {
  'x-logo': { root: 'navbar-brand' },
  menus: {
    list: [{ ...FORM, toggle: { class: 'dropdown-toggle', nested: '', data: { 'data-bs-toggle': 'dropdown' } } }],
    disclosure: [
      {
        ...FORM,
        toggle: { class: 'dropdown-toggle', beside: 'dropdown-toggle d-block position-absolute top-0 end-0 p-2 ps-1' },
        submenu: { class: 'dropdown-menu show', nested: 'list-unstyled ps-3' },
      },
    ],
  },
  'x-social': {
    list: 'nav gap-3 mb-3',
    link: 'd-inline-flex align-items-center gap-1',
    label: { hidden: 'visually-hidden' },
  },
};
