import { addon } from './addon.js';
import type { Component } from './component.js';
import { contact } from './contact.js';
import { logo } from './logo.js';
import { menu } from './menu.js';
import { social } from './social.js';
import type { ComponentTag } from './tags.js';

/** The components by tag, in the order in which they are documented. */
export const COMPONENTS = {
  'x-logo': logo,
  'x-menu': menu,
  'x-social': social,
  'x-contact': contact,
  'x-addon': addon,
} satisfies Record<ComponentTag, Component>;
