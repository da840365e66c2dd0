import { budgetOf } from '../budget.js';
import { InlayError } from '../error.js';
import { problemsOf } from '../problems.js';
import { inspect } from '../site/inspect.js';
import { MAX_STATE_WORK } from '../site/limits.js';
import { parseSite } from '../site/parse.js';
import type { Site, SiteState } from '../site/schema.js';
import { type Manifest, manifestSchema } from './schema.js';

/**
 * Checks a manifest that comes from outside.
 *
 * @throws InlayError `invalid-manifest` with every problem; `limit-exceeded` for one that is too large
 */
export function parseManifest(input: unknown): Manifest {
  const unreadable = inspect(input, budgetOf(MAX_STATE_WORK, 'read this manifest'));
  const result = unreadable.length > 0 ? undefined : manifestSchema.safeParse(input);
  if (result?.success) return result.data;
  const problems = result ? problemsOf(result.error, manifestSchema, input) : unreadable;
  throw new InlayError('invalid-manifest', 'The manifest is not valid:', problems);
}

/**
 * The site that a full manifest describes: all that is needed to render but the HTML of forms.
 *
 * @throws InlayError `concise-manifest` for a manifest without the items of its menus
 */
export function siteOf(manifest: Manifest): Site {
  if (manifest.detail !== 'full') {
    throw new InlayError('concise-manifest', 'Unexpected detail `concise`, expected a `full` manifest with menu items');
  }
  const { site, contract, resources } = manifest;
  const { text: _text, variants, ...logos } = resources.logos;
  const images = Object.entries(variants).flatMap(([variant, { image }]) => (image ? [[variant, image]] : []));
  const locations = Object.entries(resources.menus);
  const definitions = locations.flatMap(([, { menu, name, items }]) =>
    menu === undefined ? [] : [[menu, { name: name ?? menu, items: items ?? [] }]],
  );
  const state = {
    site,
    theme: { name: contract.theme, version: contract.theme_version },
    logos: { ...logos, variants: Object.fromEntries(images) },
    menus: {
      locations: Object.fromEntries(locations.map(([name, { label, use, menu }]) => [name, { label, use, menu }])),
      definitions: Object.fromEntries(definitions),
    },
    social: resources.social,
    contacts: resources.contacts,
    addons: resources.addons,
  } satisfies SiteState;
  return parseSite(state);
}
