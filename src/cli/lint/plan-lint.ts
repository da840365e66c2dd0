import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isCodeName, textKindOf } from '../../lint/text-files.js';
import { expectedSite } from '../config/choose-site.js';
import { type LoadedConfig, loadConfig } from '../config/load-config.js';
import { configPlacer, siteFor } from '../config/place-config.js';
import { type Failure, failureOf } from '../errors/failure.js';
import { expandPaths } from '../input/expand-paths.js';
import { noSite } from '../input/load-site.js';
import { checkNoNamedPipe } from '../input/named-pipe.js';
import { isCanvasName, isPhpName } from '../input/walk-folder.js';
import type { SiteOptions } from '../options/site-options.js';
import { type LintGroup, madeGroup, patternPath, slashed } from './group.js';
import { type FullManifest, loadFullManifest } from './load-full-manifest.js';
import { firstOf, type LintCommandOptions } from './options.js';
import type { GroupOrder, LintJob } from './order.js';

/** All that there is to lint. */
export interface LintPlan {
  jobs: LintJob[];
  groups: LintGroup[];
  orders: GroupOrder[];
  /** Canvases that the configurations leave out. */
  ignored: number;
  failures: Failure[];
  /** Paths of all other files that were read. */
  inputs: string[];
}

/**
 * Finds the canvases, their configurations and their manifests.
 *
 * @param told told every path before it is read, also one that can't be; canvases are read later
 * @throws InlayError for what is wrong with those, naming the file
 */
export async function planLint(
  args: readonly string[],
  options: LintCommandOptions,
  told: (path: string) => void = () => {},
): Promise<LintPlan> {
  const { canvases, failures } = await expandPaths(args, undefined, isLintedOrPhp);
  const reading = (path: string) => {
    told(path);
    checkNoNamedPipe(path);
  };
  const isOutput = outputsOf(options);
  const placeOf = configPlacer(options);
  const first = firstOf(options);
  const plan: LintPlan = { jobs: [], groups: [], orders: [], ignored: 0, failures, inputs: [] };
  const configs = new Map<string | undefined, KnownConfig>();
  const manifests = manifestLoader(options, reading);
  for (const { path, isInFolder } of canvases) {
    if (isInFolder ? isOutput(path) || isOfLibrary(path) : isNamedPipe(path, failures)) continue;
    const file = path === '-' ? options.stdinName : path;
    const at = placeOf(file === undefined ? '.' : dirname(file));
    const known = configs.get(at.path) ?? { config: await loadConfig(at, first, reading) };
    configs.set(at.path, known);
    const { config } = known;
    const name = slashed(file ?? 'stdin');
    if (config.isIgnored(patternPath(config, name))) {
      plan.ignored += 1;
      continue;
    }
    const text = textKindOf(name);
    if (text) known.texts ??= addGroup(plan, config);
    else known.canvases ??= await addSiteGroup(plan, config, manifests);
    const group = (text ? known.texts : known.canvases) ?? 0;
    if (path !== '-') told(path);
    plan.jobs.push({ path, name, group, ...(text && { text }), ...(isInFolder && { isInFolder }) });
  }
  for (const { config } of configs.values()) plan.inputs.push(...config.files);
  plan.inputs.push(...manifests.paths());
  return plan;
}

/** Whether a canvas is a pipe that has a name: that is told, and the others go on. */
function isNamedPipe(path: string, failures: Failure[]): boolean {
  try {
    checkNoNamedPipe(path);
    return false;
  } catch (error) {
    failures.push(failureOf(error, path));
    return true;
  }
}

interface ManifestLoader {
  load(config: LoadedConfig): Promise<FullManifest>;
  /** The files that were read, stdin left out. */
  paths(): string[];
}

/** Loads every manifest once. */
function manifestLoader(options: SiteOptions, reading: (path: string) => void): ManifestLoader {
  const loaded = new Map<string, FullManifest>();
  return {
    paths: () => [...loaded.keys()].filter((path) => path !== '-'),
    async load(config) {
      const chosen = siteFor(config, options);
      const path = chosen.site ?? chosen.manifest;
      if (path === undefined) throw noSite(expectedSite(config.at.path));
      const known = loaded.get(path);
      if (known) return known;
      if (path !== '-') reading(path);
      const made = await loadFullManifest(chosen);
      if (!made) throw noSite(expectedSite(config.at.path));
      loaded.set(path, made);
      return made;
    },
  };
}

async function addSiteGroup(plan: LintPlan, config: LoadedConfig, manifests: ManifestLoader): Promise<number> {
  return addGroup(plan, config, await manifests.load(config));
}

/** Adds a group, without a manifest for texts, and tells its index. */
function addGroup(plan: LintPlan, config: LoadedConfig, site?: FullManifest): number {
  plan.groups.push(site ? madeGroup(config, site.manifest, site.text) : madeGroup(config));
  return plan.orders.push({ config: config.at, ...(site && { manifest: site.text }) }) - 1;
}

/** A configuration, and the indexes of its groups. */
interface KnownConfig {
  config: LoadedConfig;
  canvases?: number;
  texts?: number;
}

/** Whether a file of a folder is looked at, by its name. Templates of PHP are, which themes are made of. */
export function isLintedOrPhp(name: string): boolean {
  return isCanvasName(name) || isPhpName(name) || (textKindOf(name) !== undefined && !isCodeName(name));
}

/** Whether PHP is somebody else's: below a folder that Composer filled. */
export function isOfLibrary(path: string): boolean {
  if (!isPhpName(path)) return false;
  const folders = path.split(/[\\/]/);
  return folders.some(
    (name, at) => name === 'vendor' && existsSync([...folders.slice(0, at + 1), 'autoload.php'].join('/')),
  );
}

/** Tells what this very run, or the one before it, has written into a folder that it looks through. */
function outputsOf({ format = [], cacheLocation }: LintCommandOptions): (path: string) => boolean {
  const files = [cacheLocation, ...format.map(({ file }) => file)].flatMap((file) =>
    file === undefined ? [] : [resolve(file)],
  );
  return (path) => files.includes(resolve(path));
}
