import { dirname } from 'node:path';
import { InlayError } from '../../message/error.js';
import { expandPaths } from '../input/expand-paths.js';
import { noSite } from '../input/load-site.js';
import type { SiteOptions } from '../options/site-options.js';
import type { ConfigFileOptions } from './config-options.js';
import { configPlacer } from './place-config.js';
import { readConfig } from './read-config.js';

/** What a command is to be told where it has no site. */
export function expectedSite(path?: string): string {
  const file = path === undefined ? 'a configuration file, which `inlay init` writes' : `\`${path}\``;
  return `\`--site <file>\` or \`--manifest <file>\`, or \`site\` or \`manifest\` in ${file}`;
}

/**
 * Where the site of a command is: what its options say, else what the configuration says that is nearest to each canvas.
 * No code of a configuration runs. Nothing where none says it.
 *
 * @param canvases as they were given; without any the configuration of the working folder counts
 * @param out output folder, where no canvas is looked for
 * @throws InlayError `usage` for canvases of several sites; what `readConfig` throws
 */
export async function findSite(
  options: SiteOptions & ConfigFileOptions,
  canvases: readonly string[] = [],
  out?: string,
): Promise<SiteOptions> {
  const { site, manifest, config } = options;
  if (site !== undefined) return { site };
  if (manifest !== undefined) return { manifest };
  const placeOf = configPlacer({ ...(config !== undefined && { config }), plugins: false });
  const found = new Map<string, SiteOptions>();
  const read = new Set<string | undefined>();
  for (const folder of await foldersOf(canvases, out)) {
    const at = placeOf(folder);
    if (read.has(at.path)) continue;
    read.add(at.path);
    const chosen = (await readConfig(at)).site;
    found.set(JSON.stringify(chosen), chosen);
  }
  const [first = {}, second] = found.values();
  if (second) throw new InlayError('usage', 'Unexpected canvases of several sites, expected one: say it with `--site`');
  return first;
}

/**
 * The same for a command that needs one.
 *
 * @throws InlayError `usage` where nothing says which site is meant
 */
export async function chooseSite(
  options: SiteOptions & ConfigFileOptions,
  canvases?: readonly string[],
  out?: string,
): Promise<SiteOptions> {
  const chosen = await findSite(options, canvases, out);
  if (chosen.site === undefined && chosen.manifest === undefined) throw noSite(expectedSite());
  return chosen;
}

async function foldersOf(canvases: readonly string[], out: string | undefined): Promise<ReadonlySet<string>> {
  const { canvases: files } = await expandPaths(canvases, out);
  const folders = new Set(files.map(({ path }) => (path === '-' ? '.' : dirname(path))));
  return folders.size === 0 ? new Set(['.']) : folders;
}
