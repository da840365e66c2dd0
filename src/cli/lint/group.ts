import { relative, sep } from 'node:path';
import type { LintSettings } from '../../lint/options.js';
import { parseManifest } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { VERSION } from '../../version.js';
import { type LoadedConfig, loadConfig } from '../config/load-config.js';
import { hashOf } from './cache.js';
import type { GroupOrder, LintOrder } from './order.js';

/** Canvases with one configuration and one manifest, ready to be linted; or texts, which need no manifest. */
export interface LintGroup {
  config: LoadedConfig;
  manifest: Manifest | undefined;
  /** What the findings of a canvas depend on beside its text: the same as long as none of it changes. */
  keyOf(options: LintSettings): string;
}

/** Makes a group ready again from plain data. */
export async function groupOf({ config, manifest }: GroupOrder, { first }: LintOrder): Promise<LintGroup> {
  const loaded = await loadConfig(config, first);
  return manifest === undefined ? madeGroup(loaded) : madeGroup(loaded, parseManifest(JSON.parse(manifest)), manifest);
}

/** A group of what was loaded. */
export function madeGroup(config: LoadedConfig, manifest?: Manifest, manifestText = ''): LintGroup {
  const modules = config.plugins.map(({ revision }) => revision);
  const common = hashOf(VERSION, manifestText, ...modules);
  return {
    config,
    manifest,
    keyOf: memo((options: LintSettings) =>
      hashOf(common, options.preset, JSON.stringify(options.rules), options.blade ? 'blade' : ''),
    ),
  };
}

/** The path of a canvas from the folder of its configuration, with slashes, as patterns see it. */
export function patternPath({ at }: LoadedConfig, path: string): string {
  return slashed(relative(at.folder, path));
}

/** A path with slashes, whatever separates its parts here. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
