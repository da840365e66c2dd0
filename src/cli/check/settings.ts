import { dirname } from 'node:path';
import type { LintSettings } from '../../lint/options.js';
import type { ConfigFileOptions } from '../config/config-options.js';
import { type LoadedConfig, loadConfig } from '../config/load-config.js';
import { configPlacer } from '../config/place-config.js';
import { patternPath, slashed } from '../lint/group.js';

/**
 * A function that tells how the linter is set for a canvas; nothing for one that the configuration leaves out. Plugins don't
 * run: `inlay lint` runs them, and its findings can be given.
 */
export function settingsFinder({ config }: ConfigFileOptions): (path: string) => Promise<LintSettings | undefined> {
  const placeOf = configPlacer({ ...(config !== undefined && { config }), plugins: false });
  const loaded = new Map<string | undefined, LoadedConfig>();
  return async (path) => {
    const at = placeOf(path === '-' ? '.' : dirname(path));
    const known = loaded.get(at.path) ?? (await loadConfig(at));
    loaded.set(at.path, known);
    const name = patternPath(known, path === '-' ? 'stdin' : slashed(path));
    return known.isIgnored(name) ? undefined : known.optionsFor(name);
  };
}
