import { addon } from './addon/addon.js';
import type { Component } from './component.js';
import { contact } from './contact/contact.js';
import type { DependencyName, SitePart } from './dependency.js';
import { logo } from './logo/logo.js';
import { menu } from './menu/menu.js';
import type { ResourceGroup } from './resource-group.js';
import { social } from './social/social.js';
import { COMPONENT_TAGS, type ComponentTag } from './tags.js';

/** The components by tag, in the order in which they are documented. */
export const COMPONENTS = {
  'x-logo': logo,
  'x-menu': menu,
  'x-social': social,
  'x-contact': contact,
  'x-addon': addon,
} satisfies Record<ComponentTag, Component>;

/** A component by its tag, for those who treat all alike. */
export function componentOf(tag: ComponentTag): Component {
  return COMPONENTS[tag];
}

const PARTS: ReadonlyMap<string, SitePart> = new Map(
  COMPONENT_TAGS.map((tag) => [componentOf(tag).sitePart.kind, componentOf(tag).sitePart]),
);

/** The part of a site of a kind. */
export function partOf(kind: DependencyName['kind']): SitePart | undefined {
  return PARTS.get(kind);
}

/** What sites have for the components, in the order of these. */
export const RESOURCE_GROUPS: readonly ResourceGroup[] = COMPONENT_TAGS.map((tag) => componentOf(tag).resources);
