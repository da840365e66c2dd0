import { InlayError } from '../../message/error.js';

/**
 * What was given as a site's state.
 *
 * @throws InlayError `mistaken-site` for a manifest, saying what to type instead
 */
export function stateOnly(input: unknown, path: string): unknown {
  if (!isManifest(input)) return input;
  throw mistaken("a manifest, expected a site's state", 'manifest', 'site', path);
}

/**
 * What was given as a manifest.
 *
 * @throws InlayError `mistaken-site` for a site's state, saying what to type instead
 */
export function manifestOnly(input: unknown, path: string): unknown {
  if (!isState(input)) return input;
  throw mistaken("a site's state, expected a manifest", 'site', 'manifest', path);
}

type Option = 'site' | 'manifest';

function mistaken(what: string, right: Option, wrong: Option, path: string): InlayError {
  const advice = `type \`--${right} ${path}\` instead of \`--${wrong} ${path}\``;
  return new InlayError('mistaken-site', `Unexpected ${what}: ${advice}; in a configuration file write \`${right}\``);
}

/** What every manifest has, and no state. */
const OF_MANIFEST = ['contract', 'resources', 'runtime_components'];

/** What states have, and no manifest. */
const OF_STATE = ['theme', 'logos', 'menus', 'social', 'contacts', 'addons'];

function isManifest(input: unknown): boolean {
  return hasAny(input, OF_MANIFEST) && !hasAny(input, OF_STATE);
}

function isState(input: unknown): boolean {
  return (hasAny(input, OF_STATE) || hasAny(input, ['site'])) && !hasAny(input, [...OF_MANIFEST, 'policies']);
}

function hasAny(input: unknown, names: readonly string[]): boolean {
  return typeof input === 'object' && input !== null && names.some((name) => Object.hasOwn(input, name));
}
