import { dirname, relative, resolve } from 'node:path';
import type { SiteOptions } from '../options/site-options.js';
import type { ConfigOptions } from './config-options.js';
import { configFinder } from './find-config.js';
import type { LoadedConfig } from './load-config.js';
import type { PluginPolicy } from './plugin-policy.js';
import type { ConfigPlace } from './read-config.js';

/**
 * A function that tells which configuration is for the canvases of a folder. Plugins are code: they run where the file was
 * named by hand, or where somebody said so.
 *
 * @param open absolute paths of the folders that the user works in
 */
export function configPlacer(
  { config, plugins }: ConfigOptions,
  open: readonly string[] = [resolve()],
): (folder: string) => ConfigPlace {
  const working = resolve();
  const said: PluginPolicy | undefined = plugins === undefined ? undefined : plugins ? 'run' : 'leave out';
  if (typeof config === 'string') {
    return () => ({ path: config, folder: working, isNamed: true, plugins: said ?? 'run' });
  }
  const rest = { isNamed: false, plugins: said ?? 'refuse' } as const;
  if (config === false) return () => ({ folder: working, ...rest });
  const find = configFinder(open);
  return (folder) => {
    const path = find(resolve(folder));
    return path === undefined
      ? { folder: working, ...rest }
      : { path: relative('', path), folder: dirname(path), ...rest };
  };
}

/** Where the site is: what options say goes before the configuration. */
export function siteFor({ site }: Pick<LoadedConfig, 'site'>, options: SiteOptions): SiteOptions {
  return options.site === undefined && options.manifest === undefined ? site : options;
}
