import { dirname, relative, resolve } from 'node:path';
import { type LintConfig, parseConfig } from '../../lint/config/config-schema.js';
import { isPreset, PRESETS } from '../../lint/presets.js';
import { InlayError } from '../../message/error.js';
import { nearestHint } from '../../message/nearest.js';
import { pointer } from '../../message/pointer.js';
import { inFile } from '../errors/in-file.js';
import { readJson } from '../input/read-json.js';
import { ourName, ownerOf, strangerIn } from '../input/stranger.js';
import type { SiteOptions } from '../options/site-options.js';
import type { PluginPolicy } from './plugin-policy.js';

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

/** A configuration file with all that it extends, as it is written: no rule is loaded, and no plugin. */
export interface ReadConfig {
  /** What it extends before itself. */
  layers: readonly { name: string; config: LintConfig }[];
  /** Where the manifest comes from, if the configuration says so. */
  site: SiteOptions;
  /** The plugins that it names, and the file that names each. */
  plugins: readonly { name: string; from: string }[];
  /** Absolute paths of all files that it was read from. */
  files: readonly string[];
}

interface Chain {
  layers: { name: string; config: LintConfig }[];
  site: SiteOptions;
  plugins: { name: string; from: string }[];
  files: string[];
  reading: (path: string) => void;
  check: (path: string) => void;
}

/**
 * Reads a configuration file and what it extends.
 *
 * @param reading told the absolute path of every file before it is read, also of one that cannot be
 * @throws InlayError `untrusted-file` for what somebody else can write, `invalid-lint-config` and others, naming the file
 */
export async function readConfig(at: ConfigPlace, reading: (path: string) => void = () => {}): Promise<ReadConfig> {
  const chain: Chain = { layers: [], site: {}, plugins: [], files: [], reading, check: trustCheck(at) };
  if (at.path !== undefined) await read(resolve(at.path), [], chain);
  const { layers, site, plugins, files } = chain;
  return { layers, site, plugins, files };
}

/**
 * What every file of a configuration must pass before it is read or run: it throws InlayError `untrusted-file` for one that
 * somebody else can write.
 */
export function trustCheck({ path: start, isNamed }: ConfigPlace): (path: string) => void {
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
  for (const name of config.plugins ?? []) chain.plugins.push({ name, from: path });
  const { site, manifest } = config;
  const from = (name: string) => pathTo(resolve(dirname(file), name));
  if (site !== undefined) chain.site = { site: from(site) };
  if (manifest !== undefined) chain.site = { manifest: from(manifest) };
  chain.layers.push({ name: path, config });
}

/** The path from the working folder, never one that means something else to a command. */
function pathTo(file: string): string {
  const path = relative('', file);
  if (path === '') return '.';
  return path === '-' ? './-' : path;
}

function noSuchPreset(path: string, index: number, name: string): InlayError {
  const names = Object.keys(PRESETS);
  const expected = `${names.map((preset) => `\`${preset}\``).join(', ')} or a path that begins with \`./\``;
  const message = `Unexpected \`${name}\`, expected ${expected}${nearestHint(name, names)}`;
  const problems = [{ pointer: pointer('extends', index), message }];
  return new InlayError('invalid-lint-config', `${path}: The configuration is not valid:`, problems);
}
