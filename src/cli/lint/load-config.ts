import { dirname, relative, resolve } from 'node:path';
import { InlayError } from '../../error.js';
import { parseConfig } from '../../lint/config/config-schema.js';
import { type ConfigLayer, isPreset, type LintSetup, type SetupOptions, setupOf } from '../../lint/config/setup.js';
import { PRESETS } from '../../lint/presets.js';
import { nearestHint } from '../../nearest.js';
import { pointer } from '../../pointer.js';
import { inFile } from '../in-file.js';
import { readJson } from '../read-json.js';
import type { SiteOptions } from '../site-options.js';
import { loadPlugin, type Plugin } from './load-plugin.js';

/** A configuration file with all that it extends, or what stands in for it. */
export interface LoadedConfig extends LintSetup {
  at: ConfigPlace;
  /** Where the manifest comes from, if the configuration says so. */
  site: SiteOptions;
  plugins: readonly Plugin[];
  /** Absolute paths of all files that it was read from. */
  files: readonly string[];
}

/** Where a configuration is: plain data, to be sent to a worker. */
export interface ConfigPlace {
  /** Path of the file; missing without one. */
  path?: string;
  /** The folder that its patterns are for, absolute. */
  folder: string;
}

interface Chain {
  layers: ConfigLayer[];
  site: SiteOptions;
  plugins: Map<string, Plugin>;
  files: string[];
  reading: (path: string) => void;
}

/**
 * Reads a configuration file and what it extends.
 *
 * @param reading told the absolute path of every file before it is read, also of one that cannot be
 * @throws InlayError `invalid-lint-config` and others, naming the file
 */
export async function loadConfig(
  at: ConfigPlace,
  first: SetupOptions = {},
  reading: (path: string) => void = () => {},
): Promise<LoadedConfig> {
  const chain: Chain = { layers: [], site: {}, plugins: new Map(), files: [], reading };
  if (at.path !== undefined) await read(resolve(at.path), [], chain);
  const plugins = [...chain.plugins.values()];
  const rules = plugins.flatMap((plugin) => plugin.rules);
  const setup = setupOf(chain.layers, rules, first);
  return { ...setup, at, site: chain.site, plugins, files: [...chain.files, ...plugins.map(({ path }) => path)] };
}

async function read(file: string, ancestors: readonly string[], chain: Chain): Promise<void> {
  const path = relative('', file);
  if (ancestors.includes(file)) {
    const circle = [...ancestors.slice(ancestors.indexOf(file)), file].map((each) => `\`${relative('', each)}\``);
    throw new InlayError(
      'invalid-lint-config',
      `${path}: Unexpected circle in \`extends\`: ${circle.join(' extends ')}`,
    );
  }
  chain.reading(file);
  const input = await readJson(path);
  const config = inFile(path, () => parseConfig(input));
  chain.files.push(file);
  for (const [index, name] of (config.extends ?? []).entries()) {
    if (isPreset(name)) continue;
    if (!/^\.{0,2}\//.test(name)) throw noSuchPreset(path, index, name);
    await read(resolve(dirname(file), name), [...ancestors, file], chain);
  }
  for (const name of config.plugins ?? []) {
    const plugin = await loadPlugin(name, path, chain.reading);
    chain.plugins.set(plugin.path, plugin);
  }
  const { site, manifest } = config;
  const from = (name: string) => relative('', resolve(dirname(file), name));
  if (site !== undefined) chain.site = { site: from(site) };
  if (manifest !== undefined) chain.site = { manifest: from(manifest) };
  chain.layers.push({ name: path, config });
}

function noSuchPreset(path: string, index: number, name: string): InlayError {
  const names = Object.keys(PRESETS);
  const expected = `${names.map((preset) => `\`${preset}\``).join(', ')} or a path that begins with \`./\``;
  const message = `Unexpected \`${name}\`, expected ${expected}${nearestHint(name, names)}`;
  const problems = [{ pointer: pointer('extends', index), message }];
  return new InlayError('invalid-lint-config', `${path}: The configuration is not valid:`, problems);
}
