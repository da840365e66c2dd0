import { type Budget, budgetOf } from '../budget.js';
import { type Attribute, BY_SITE } from '../component/attribute.js';
import type { Component } from '../component/component.js';
import { markupOf } from '../component/markup/markup-of.js';
import { defined, mapRecord } from '../component/record.js';
import { COMPONENTS } from '../component/table.js';
import { byTag, type ComponentTag } from '../component/tags.js';
import { assertSite } from '../site/parse.js';
import { publicSite } from '../site/public-site.js';
import { revisionOf } from '../site/revision.js';
import { LOGO_VARIANTS, type LogoVariant, type Site } from '../site/schema.js';
import { GROUPS } from './groups.js';
import { CHECKS, TERMS } from './guide.js';
import { JSON_STEPS, MAX_MANIFEST_WORK } from './limits.js';
import { publishedMarkup } from './markup.js';
import type { Manifest } from './schema.js';

type Resources = Manifest['resources'];
type RuntimeComponent = Manifest['runtime_components'][ComponentTag];
type PublicAttribute = RuntimeComponent['attributes'][string];

export interface ManifestOptions {
  /**
   * `concise` has at most half the tokens, for an agent's budget: without the items of menus, images of logos, and
   * explanations; the linter wants `full`.
   * @default 'full'
   */
  detail?: 'concise' | 'full';
  /** Steps of work, see `MAX_MANIFEST_WORK`. @default MAX_MANIFEST_WORK */
  work?: number;
}

/**
 * The manifest of a site. It holds no form HTML, so no nonce and no secret; user info, nonces and tokens in addresses are left
 * out, see `publicSite`. Its `revision` is the same at either detail.
 *
 * @throws InlayError `site-not-parsed` for a site that is not from `parseSite`, `limit-exceeded` for a manifest that would be
 *   too large, as of a site with a large menu in a thousand locations
 */
export function buildManifest(own: Site, options: ManifestOptions = {}): Manifest {
  assertSite(own);
  const { site } = publicSite(own);
  const { detail = 'full', work = MAX_MANIFEST_WORK } = options;
  const budget = budgetOf(work, 'build this manifest');
  const content = {
    contract: {
      name: 'inlay',
      version: '1.0.0',
      theme: site.theme.name,
      theme_version: site.theme.version,
      ...(site.theme.markup !== undefined && { markup: site.theme.markup }),
    },
    site: site.site,
    resources: resourcesOf(site, budget),
    runtime_components: byTag((tag) => describe(tag, site)),
    guide: { terms: { ...TERMS }, check: { ...CHECKS } },
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

/**
 * What an author can't do without: names, values and what is allowed. Left out are the items of menus, the images of logos,
 * and what explains the rest.
 */
export function conciseManifest({ guide: _guide, ...manifest }: Manifest): Manifest {
  const { resources, runtime_components: components } = manifest;
  return {
    ...manifest,
    detail: 'concise',
    resources: conciseResources(resources),
    runtime_components: byTag((tag) => conciseComponent(components[tag])),
  };
}

function resourcesOf(site: Site, budget: Budget): Resources {
  const spend = (length: number) => budget.spend(JSON_STEPS * length);
  const groups = GROUPS.map(({ name, publish }) => [name, publish(site, spend)]);
  return Object.fromEntries(groups) as Resources; // the schema is made of the same groups
}

function describe(tag: ComponentTag, site: Site): RuntimeComponent {
  const component: Component = COMPONENTS[tag];
  const example = component.example(site);
  return {
    summary: component.summary,
    usable: example !== undefined,
    attributes: mapRecord(component.contract, (attribute) => describeAttribute(attribute, site)),
    ...defined({ example }),
    replaces: component.replaces,
    when_empty: component.whenEmpty,
    output: component.output(markupOf(site)),
    markup: publishedMarkup(tag, site),
  };
}

function describeAttribute(attribute: Attribute, site: Site): PublicAttribute {
  const { type, description, required, default: preset } = attribute;
  const names = attribute.values?.(site);
  // A copy: the list is the site's, and the manifest whoever's asked for it.
  return { type, description, required, ...defined({ default: preset, allowed: names && [...names] }) };
}

function conciseComponent(component: RuntimeComponent): RuntimeComponent {
  const {
    replaces: _replaces,
    when_empty: _whenEmpty,
    output: _output,
    markup: _markup,
    attributes,
    ...rest
  } = component;
  return { ...rest, attributes: mapRecord(attributes, conciseAttribute) };
}

/** Defaults that a writer of a canvas can do without. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['none', BY_SITE]);

/** Without what is so where nothing is said, and without the values that its type alone allows. */
function conciseAttribute({ type, required, default: preset, allowed }: PublicAttribute): PublicAttribute {
  return {
    type,
    ...(required && { required }),
    ...(!SAYS_NOTHING.has(preset ?? '') && defined({ default: preset })),
    ...(type !== 'boolean' && defined({ allowed })),
  };
}

function conciseResources(resources: Resources): Resources {
  const { variants, text } = resources.logos;
  return {
    ...resources,
    logos: { variants: byVariant((variant) => conciseVariant(variants[variant])), text },
    menus: mapRecord(resources.menus, ({ items: _items, use: _use, menu: _menu, name: _name, ...place }) => place),
  };
}

type Variants = Resources['logos']['variants'];

function byVariant(make: (variant: LogoVariant) => Variants[LogoVariant]): Variants {
  return Object.fromEntries(LOGO_VARIANTS.map((variant) => [variant, make(variant)])) as Variants; // every one is a key
}

function conciseVariant({ usable, step }: Variants[LogoVariant]): Variants[LogoVariant] {
  return { usable, ...defined({ step }) };
}
