import { type LintSetup, type SetupOptions, setupOf } from '../../lint/config/setup.js';
import type { SiteOptions } from '../options/site-options.js';
import { loadPlugin, type Plugin } from './load-plugin.js';
import { type LeftOutPlugin, unsaidPlugins } from './plugin-policy.js';
import { type ConfigPlace, readConfig, trustCheck } from './read-config.js';

/** A configuration file with all that it extends, or what stands in for it. */
export interface LoadedConfig extends LintSetup {
  at: ConfigPlace;
  /** Where the manifest comes from, if the configuration says so. */
  site: SiteOptions;
  plugins: readonly Plugin[];
  /** Plugins that it names and that were not run. */
  leftOut: readonly LeftOutPlugin[];
  /** Absolute paths of all files that it was read from. */
  files: readonly string[];
}

/**
 * Reads a configuration file and what it extends, with its plugins.
 *
 * @param reading told the absolute path of every file before it is read, also of one that cannot be
 * @throws InlayError `untrusted-file` for what somebody else can write, `plugins-not-allowed` where nobody said whether they
 *   run, `invalid-lint-config` and others, naming the file
 */
export async function loadConfig(
  at: ConfigPlace,
  first: SetupOptions = {},
  reading: (path: string) => void = () => {},
): Promise<LoadedConfig> {
  const { layers, site, plugins: named, files } = await readConfig(at, reading);
  const [unsaid] = at.plugins === 'refuse' ? named : [];
  if (unsaid) {
    const { from } = unsaid;
    throw unsaidPlugins(
      named.filter((plugin) => plugin.from === from).map(({ name }) => name),
      from,
    );
  }
  const leftOut = at.plugins === 'leave out' ? named : [];
  const plugins = at.plugins === 'run' ? await loadPlugins(named, at, reading) : [];
  const rules = plugins.flatMap((plugin) => plugin.rules);
  const setup = setupOf(layers, rules, { ...first, isPartial: leftOut.length > 0 });
  return { ...setup, at, site, plugins, leftOut, files: [...files, ...plugins.map(({ path }) => path)] };
}

/** The plugins, each once: several files may name one. */
async function loadPlugins(
  named: readonly LeftOutPlugin[],
  at: ConfigPlace,
  reading: (path: string) => void,
): Promise<Plugin[]> {
  const check = trustCheck(at);
  const plugins = new Map<string, Plugin>();
  for (const { name, from } of named) {
    const plugin = await loadPlugin(name, from, reading, check);
    plugins.set(plugin.path, plugin);
  }
  return [...plugins.values()];
}
