import { dirname, relative, resolve } from 'node:path';
import type { SetupOptions } from '../../lint/config/setup.js';
import { siteOf } from '../../manifest/parse.js';
import { expandPaths } from '../expand-paths.js';
import type { Failure } from '../failure.js';
import { inFile } from '../in-file.js';
import { loadManifest, noSite } from '../load-site.js';
import type { SiteOptions } from '../site-options.js';
import { configFinder } from './find-config.js';
import { type LintGroup, madeGroup, patternPath, slashed } from './lint-group.js';
import type { LintCommandOptions } from './lint-options.js';
import type { GroupOrder, LintJob } from './lint-order.js';
import { type ConfigPlace, type LoadedConfig, loadConfig } from './load-config.js';

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

/** What the command line sets before every configuration. */
export function firstOf({ preset, rule }: LintCommandOptions): SetupOptions {
  return { ...(preset !== undefined && { preset }), ...(rule && { rules: rule }) };
}

/** A function that tells which configuration is for the canvases of a folder. */
export function configPlacer({ config }: LintCommandOptions): (folder: string) => ConfigPlace {
  const working = resolve();
  if (typeof config === 'string') return () => ({ path: config, folder: working });
  if (config === false) return () => ({ folder: working });
  const find = configFinder();
  return (folder) => {
    const path = find(resolve(folder));
    return path === undefined ? { folder: working } : { path: relative('', path), folder: dirname(path) };
  };
}

/**
 * Finds the canvases, their configurations and their manifests.
 *
 * @throws InlayError for what is wrong with those, naming the file
 */
export async function planLint(args: readonly string[], options: LintCommandOptions): Promise<LintPlan> {
  const { canvases, failures } = await expandPaths(args);
  const placeOf = configPlacer(options);
  const first = firstOf(options);
  const plan: LintPlan = { jobs: [], groups: [], orders: [], ignored: 0, failures, inputs: [] };
  const configs = new Map<string | undefined, { config: LoadedConfig; group?: number }>();
  const manifests = manifestLoader(options);
  for (const { path } of canvases) {
    const file = path === '-' ? options.stdinName : path;
    const at = placeOf(file === undefined ? '.' : dirname(file));
    const known = configs.get(at.path) ?? { config: await loadConfig(at, first) };
    configs.set(at.path, known);
    const { config } = known;
    const name = slashed(file ?? 'stdin');
    if (config.isIgnored(patternPath(config, name))) {
      plan.ignored += 1;
      continue;
    }
    known.group ??= await addGroup(plan, config, manifests);
    plan.jobs.push({ path, name, group: known.group });
  }
  for (const { config } of configs.values()) plan.inputs.push(...config.files);
  plan.inputs.push(...manifests.paths());
  return plan;
}

type LoadedManifest = Pick<LintGroup, 'manifest'> & { text: string };

interface ManifestLoader {
  load(config: LoadedConfig): Promise<LoadedManifest>;
  /** The files that were read, stdin left out. */
  paths(): string[];
}

/** Loads every manifest once. */
function manifestLoader(options: SiteOptions): ManifestLoader {
  const loaded = new Map<string, LoadedManifest>();
  return {
    paths: () => [...loaded.keys()].filter((path) => path !== '-'),
    async load(config) {
      const own = options.site ?? options.manifest;
      const { site, manifest } = own === undefined ? config.site : options;
      const path = site ?? manifest;
      if (path === undefined) throw noSite(expectedSite(config));
      const known = loaded.get(path);
      if (known) return known;
      const found = await loadManifest(site === undefined ? { manifest: path } : { site });
      if (!found) throw noSite(expectedSite(config));
      inFile(path, () => siteOf(found.manifest)); // only a full one will do, for every canvas
      const made = { manifest: found.manifest, text: JSON.stringify(found.manifest) };
      loaded.set(path, made);
      return made;
    },
  };
}

function expectedSite({ at }: LoadedConfig): string {
  const file = at.path === undefined ? 'a configuration file' : `\`${at.path}\``;
  return `\`--site <file>\` or \`--manifest <file>\`, or \`site\` or \`manifest\` in ${file}`;
}

async function addGroup(plan: LintPlan, config: LoadedConfig, manifests: ManifestLoader): Promise<number> {
  const { manifest, text } = await manifests.load(config);
  plan.groups.push(madeGroup(config, manifest, text));
  return plan.orders.push({ config: config.at, manifest: text }) - 1;
}
