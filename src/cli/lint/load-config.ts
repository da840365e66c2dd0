import { dirname, relative, resolve } from 'node:path';
import { parseConfig } from '../../lint/config/config-schema.js';
import { type ConfigLayer, isPreset, type LintSetup, type SetupOptions, setupOf } from '../../lint/config/setup.js';
import { PRESETS } from '../../lint/presets.js';
import { InlayError } from '../../message/error.js';
import { nearestHint } from '../../message/nearest.js';
import { pointer } from '../../message/pointer.js';
import { inFile } from '../errors/in-file.js';
import { readJson } from '../input/read-json.js';
import { ourName, ownerOf, strangerIn } from '../input/stranger.js';
import type { SiteOptions } from '../options/site-options.js';
import { loadPlugin, type Plugin } from './load-plugin.js';
import { type LeftOutPlugin, type PluginPolicy, unsaidPlugins } from './plugin-policy.js';

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

/** Where a configuration is: plain data, to be sent to a worker. */
export interface ConfigPlace {
  /** Path of the file; missing without one. */
  path?: string;
  /** The folder that its patterns are for, absolute. */
  folder: string;
  /** Whether somebody named the file by hand, and so trusts it. One that was found must be nobody else's to write. */
  isNamed: boolean;
  plugins: PluginPolicy;
}

/** What a configuration can be kept under: another one for whatever makes it another. */
export function configKey({ path = '', plugins }: ConfigPlace): string {
  return `config ${plugins} ${path}`;
}

interface Chain {
  layers: ConfigLayer[];
  site: SiteOptions;
  plugins: Map<string, Plugin>;
  leftOut: LeftOutPlugin[];
  policy: PluginPolicy;
  files: string[];
  reading: (path: string) => void;
  /** @throws InlayError `untrusted-file` for a file that somebody else can write */
  check: (path: string) => void;
}

/**
 * Reads a configuration file and what it extends.
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
  const check = checkOf(at);
  const chain: Chain = {
    layers: [],
    site: {},
    plugins: new Map(),
    leftOut: [],
    policy: at.plugins,
    files: [],
    reading,
    check,
  };
  if (at.path !== undefined) await read(resolve(at.path), [], chain);
  const plugins = [...chain.plugins.values()];
  const rules = plugins.flatMap((plugin) => plugin.rules);
  const { leftOut, site } = chain;
  const setup = setupOf(chain.layers, rules, { ...first, isPartial: leftOut.length > 0 });
  const files = [...chain.files, ...plugins.map(({ path }) => path)];
  return { ...setup, at, site, plugins, leftOut, files };
}

/** What every file of a configuration must pass before it is read or run. */
function checkOf({ path: start, isNamed }: ConfigPlace): (path: string) => void {
  const owner = isNamed && start !== undefined ? ownerOf(start) : undefined;
  return (path) => {
    const stranger = strangerIn(path, owner);
    if (stranger === undefined) return;
    const shown = relative('', path);
    throw new InlayError(
      'untrusted-file',
      `${shown}: Unexpected file that somebody else can change, expected it to be for ${ourName()} alone: ${stranger}. ` +
        (isNamed ? HOW_TO_TRUST_MORE : HOW_TO_TRUST),
    );
  };
}

const HOW_TO_TRUST = 'If you trust it, name the configuration with `--config <file>`; `--no-config` goes without';

/** The one that was named is trusted already; this is another file, or a folder on the way. */
const HOW_TO_TRUST_MORE =
  '`--config <file>` trusts you, root and the owner of that file. If you trust this one too, copy it or change its owner; ' +
  '`--no-plugins` goes without plugins, `--no-config` without the configuration';

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
  chain.check(file);
  const input = await readJson(path);
  const config = inFile(path, () => parseConfig(input));
  chain.files.push(file);
  for (const [index, name] of (config.extends ?? []).entries()) {
    if (isPreset(name)) continue;
    if (!/^\.{0,2}\//.test(name)) throw noSuchPreset(path, index, name);
    await read(resolve(dirname(file), name), [...ancestors, file], chain);
  }
  await addPlugins(config.plugins ?? [], path, chain);
  const { site, manifest } = config;
  const from = (name: string) => relative('', resolve(dirname(file), name));
  if (site !== undefined) chain.site = { site: from(site) };
  if (manifest !== undefined) chain.site = { manifest: from(manifest) };
  chain.layers.push({ name: path, config });
}

async function addPlugins(names: readonly string[], from: string, chain: Chain): Promise<void> {
  if (names.length > 0 && chain.policy === 'refuse') throw unsaidPlugins(names, from);
  for (const name of names) {
    if (chain.policy === 'leave out') chain.leftOut.push({ name, from });
    else {
      const plugin = await loadPlugin(name, from, chain.reading, chain.check);
      chain.plugins.set(plugin.path, plugin);
    }
  }
}

function noSuchPreset(path: string, index: number, name: string): InlayError {
  const names = Object.keys(PRESETS);
  const expected = `${names.map((preset) => `\`${preset}\``).join(', ')} or a path that begins with \`./\``;
  const message = `Unexpected \`${name}\`, expected ${expected}${nearestHint(name, names)}`;
  const problems = [{ pointer: pointer('extends', index), message }];
  return new InlayError('invalid-lint-config', `${path}: The configuration is not valid:`, problems);
}
