import { type Budget, budgetOf } from '../budget.js';
import type { Attribute } from '../component/attribute.js';
import type { Component } from '../component/component.js';
import { chooseLogo } from '../component/logo.js';
import { COMPONENTS } from '../component/table.js';
import { byTag, type ComponentTag } from '../component/tags.js';
import { assertSite } from '../site/parse.js';
import { revisionOf } from '../site/revision.js';
import { LOGO_VARIANTS, type LogoVariant, type MenuItem, type Site } from '../site/schema.js';
import { JSON_STEPS, MAX_MANIFEST_WORK } from './limits.js';
import type { Manifest } from './schema.js';

type Resources = Manifest['resources'];
type RuntimeComponent = Manifest['runtime_components'][ComponentTag];

export interface ManifestOptions {
  /**
   * `concise` leaves the items of menus out, for an agent's token budget; the linter wants `full`.
   * @default 'full'
   */
  detail?: 'concise' | 'full';
  /** Steps of work, see `MAX_MANIFEST_WORK`. @default MAX_MANIFEST_WORK */
  work?: number;
}

/**
 * The manifest of a site. It holds no form HTML, so no nonce and no secret. Its `revision` is the same at either detail.
 *
 * @throws InlayError `site-not-parsed` for a site that is not from `parseSite`, `limit-exceeded` for a manifest that would be
 *   too large, as of a site with a large menu in a thousand locations
 */
export function buildManifest(site: Site, options: ManifestOptions = {}): Manifest {
  assertSite(site);
  const { detail = 'full', work = MAX_MANIFEST_WORK } = options;
  const budget = budgetOf(work, 'build this manifest');
  const content = {
    contract: { name: 'inlay', version: '1.0.0', theme: site.theme.name, theme_version: site.theme.version },
    site: site.site,
    resources: resourcesOf(site, budget),
    runtime_components: byTag((tag) => describe(COMPONENTS[tag], site)),
    policies: {
      content_first: true,
      server_side_resources: true,
      no_static_duplicates: true,
      no_invented_resources: true,
      explicit_end_tags: true,
      forms_by_addon: true,
    },
  } as const;
  const { contract, ...rest } = content;
  const manifest: Manifest = { contract, revision: revisionOf(content), detail: 'full', ...rest };
  return detail === 'full' ? manifest : conciseManifest(manifest);
}

/** A manifest without the items of its menus. */
export function conciseManifest(manifest: Manifest): Manifest {
  return { ...manifest, detail: 'concise', resources: withoutItems(manifest.resources) };
}

function resourcesOf(site: Site, budget: Budget): Resources {
  const sizes = new Map<readonly MenuItem[], MenuSize>();
  const { main, builder, platform } = site.logos;
  return {
    logos: {
      variants: Object.fromEntries(LOGO_VARIANTS.map((variant) => [variant, variantOf(site, variant)])) as Variants,
      ...defined({ main, builder, platform }),
      text: site.site.name,
    },
    menus: mapRecord(site.menus.locations, ({ label, use, menu }) => {
      const definition = menu === undefined ? undefined : site.menus.definitions[menu];
      const place = { label, ...defined({ use }), assigned: definition !== undefined };
      if (menu === undefined || !definition) return place;
      const size = sizes.get(definition.items) ?? sizeOf(definition.items);
      sizes.set(definition.items, size);
      // Each location tells all the items of its menu, be it the same one a thousand times.
      budget.spend(JSON_STEPS * size.length);
      return { ...place, menu, name: definition.name, item_count: size.count, items: definition.items };
    }),
    social: site.social,
    contacts: site.contacts,
    addons: mapRecord(site.addons, ({ status, default: preset, forms }) => ({
      status,
      ...defined({ default: preset }),
      forms: forms.map(({ id, title }) => ({ id, title })),
    })),
  };
}

type Variants = Resources['logos']['variants']; // every variant is a key: they are mapped from the list of all

function variantOf(site: Site, variant: LogoVariant): Variants[LogoVariant] {
  const { step, source } = chooseLogo(site, variant);
  const image = site.logos.variants[variant];
  const inManifest = source?.startsWith('/logos/') ? `/resources${source}` : source;
  return { usable: source !== undefined, ...defined({ step, source: inManifest, image }) };
}

function describe(component: Component, site: Site): RuntimeComponent {
  const example = component.example(site);
  return {
    summary: component.summary,
    usable: example !== undefined,
    attributes: mapRecord(component.contract, (attribute) => describeAttribute(attribute, site)),
    ...defined({ example }),
    replaces: component.replaces,
    when_empty: component.whenEmpty,
  };
}

function describeAttribute(attribute: Attribute, site: Site): RuntimeComponent['attributes'][string] {
  const { type, description, required, default: preset } = attribute;
  const names = attribute.values?.(site);
  // A copy: the list is the site's, and the manifest whoever's asked for it.
  return { type, description, required, ...defined({ default: preset, allowed: names && [...names] }) };
}

function withoutItems(resources: Resources): Resources {
  return { ...resources, menus: mapRecord(resources.menus, ({ items, ...place }) => place) };
}

interface MenuSize {
  /** Items of all levels. */
  count: number;
  /** UTF-16 code units of their JSON. */
  length: number;
}

function sizeOf(items: readonly MenuItem[]): MenuSize {
  let count = 0;
  for (let level = items; level.length > 0; level = level.flatMap((item) => item.children ?? [])) count += level.length;
  return { count, length: JSON.stringify(items).length };
}

function mapRecord<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  const result: Record<string, U> = Object.create(null);
  for (const [key, value] of Object.entries(record)) result[key] = map(value);
  return result;
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The members that are not `undefined`: JSON has no such value. */
function defined<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
}
