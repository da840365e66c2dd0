import { budgetOf } from '../budget.js';
import { InlayError } from '../message/error.js';
import { problemsOf } from '../message/problems.js';
import { show } from '../message/show.js';
import { inspect } from '../site/inspect.js';
import { MAX_STATE_WORK } from '../site/limits.js';
import { parseSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { GROUPS } from './groups.js';
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
 * @throws InlayError `concise-manifest` for a manifest without the items of its menus; `invalid-manifest` for what is none, such
 *   as a site
 */
export function siteOf(manifest: Manifest): Site {
  assertManifest(manifest);
  if (manifest.detail !== 'full') {
    throw new InlayError('concise-manifest', 'Unexpected detail `concise`, expected a `full` manifest with menu items');
  }
  const { site, contract, resources } = manifest;
  const published: Readonly<Record<string, unknown>> = resources;
  const groups = GROUPS.map(({ name, restore }) => restore(published[name]));
  const { markup } = contract;
  const theme = { name: contract.theme, version: contract.theme_version, ...(markup && { markup }) };
  return parseSite(Object.assign({ site, theme }, ...groups));
}

/** Callers without types may give anything, and a site is often at hand. */
function assertManifest(manifest: Manifest): void {
  const given: unknown = manifest;
  const isObject = typeof given === 'object' && given !== null;
  if (isObject && 'detail' in given && 'contract' in given && 'resources' in given) return;
  const found = isObject && 'site' in given && 'theme' in given ? 'site' : show(given);
  throw new InlayError('invalid-manifest', `Unexpected ${found}, expected a manifest: \`buildManifest(site)\``);
}
