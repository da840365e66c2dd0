import { dirname, relative, resolve } from 'node:path';
import type { SetupOptions } from '../../lint/config/setup.js';
import type { SiteOptions } from '../site-options.js';
import { configFinder } from './find-config.js';
import type { LintCommandOptions } from './lint-options.js';
import type { ConfigPlace, LoadedConfig } from './load-config.js';

/** A function that tells which configuration is for the canvases of a folder. */
export function configPlacer({ config }: Pick<LintCommandOptions, 'config'>): (folder: string) => ConfigPlace {
  const working = resolve();
  if (typeof config === 'string') return () => ({ path: config, folder: working });
  if (config === false) return () => ({ folder: working });
  const find = configFinder();
  return (folder) => {
    const path = find(resolve(folder));
    return path === undefined ? { folder: working } : { path: relative('', path), folder: dirname(path) };
  };
}

/** What the command line sets before every configuration. */
export function firstOf({ preset, rule }: LintCommandOptions): SetupOptions {
  return { ...(preset !== undefined && { preset }), ...(rule && { rules: rule }) };
}

/** Where the site is: what options say goes before the configuration. */
export function siteFor({ site }: Pick<LoadedConfig, 'site'>, options: SiteOptions): SiteOptions {
  return options.site === undefined && options.manifest === undefined ? site : options;
}
