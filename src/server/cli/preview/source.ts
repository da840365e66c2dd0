import { dirname, relative, resolve } from 'node:path';
import { expectedSite } from 'inlay/internal/cli/config/choose-site.js';
import { type LoadedConfig, loadConfig } from 'inlay/internal/cli/config/load-config.js';
import { configPlacer, siteFor } from 'inlay/internal/cli/config/place-config.js';
import { configKey } from 'inlay/internal/cli/config/read-config.js';
import { describeSystemError, isSystemError } from 'inlay/internal/cli/errors/system-error.js';
import { expandPaths } from 'inlay/internal/cli/input/expand-paths.js';
import { type FileCache, fileCache, type ReadPath, stampOf } from 'inlay/internal/cli/input/file-cache.js';
import { loadManifest, noSite } from 'inlay/internal/cli/input/load-site.js';
import { type LintGroup, madeGroup, patternPath, slashed } from 'inlay/internal/cli/lint/group.js';
import type { SiteOptions } from 'inlay/internal/cli/options/site-options.js';
import { replaceFile } from 'inlay/internal/cli/output/replace-file.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { memo } from 'inlay/internal/text/memo.js';
import type { Found, FoundCanvas, PreviewSource } from '../../preview/source.js';
import type { PreviewOptions } from './options.js';
import { readCanvas, realFile } from './read-canvas.js';
import { previewRoot } from './root.js';

/** Files of the command line as a preview sees them. */
export interface FileSource extends PreviewSource {
  /** All files that it was made of, or would have been. */
  filesRead(): ReadPath[];
}

/** A site as files give it, with the group of the canvases that have one configuration. */
interface LoadedSite extends Pick<Found, 'site' | 'manifest'> {
  /** JSON of the manifest. */
  text: string;
  groupOf(config: LoadedConfig): LintGroup;
}

/** The canvases that arguments stand for, with the site and the rules of options and configurations. */
export function fileSource(args: readonly string[], options: PreviewOptions): FileSource {
  if ([...args, options.site, options.manifest].includes('-')) {
    throw new InlayError('usage', 'Unexpected `-`, expected files, folders or patterns: a preview reads them again');
  }
  const root = previewRoot(args);
  const files = fileCache();
  let canvases: readonly FoundCanvas[] = [];
  return {
    filesRead: () => [...files.read(), ...canvases.map(({ file, stamp }) => [file, stamp] as const)],
    async find() {
      const found = await find(args, options, root, files);
      canvases = found.canvases;
      return found;
    },
    read: (canvas) => inWords(canvas, () => readCanvas(canvas, root)),
    replace(canvas, { text, stamp }, fixed) {
      return inWords(canvas, () => {
        const file = realFile(canvas, root);
        if (stampOf(file) !== stamp) return false;
        replaceFile(file, text, fixed);
        return true;
      });
    },
  };
}

async function find(args: readonly string[], options: PreviewOptions, root: string, files: FileCache): Promise<Found> {
  const { canvases, failures } = await expandPaths(args, options.static);
  if (failures.length > 0) throw new InlayError('no-canvases', failures.map(({ message }) => message).join('\n'));
  const placeOf = configPlacer(options);
  const configOf = (folder: string) => {
    const at = placeOf(folder);
    return files.get(configKey(at), (reading) => loadConfig(at, {}, reading));
  };
  const sites = new Map<string, LoadedSite>();
  const found: FoundCanvas[] = [];
  for (const { path } of canvases) {
    const config = await configOf(dirname(path));
    const pattern = patternPath(config, slashed(path));
    if (config.isIgnored(pattern)) continue;
    const loaded = await siteOf(config, options, files);
    sites.set(loaded.text, loaded);
    const group = loaded.groupOf(config);
    const file = resolve(path);
    const lintOptions = config.optionsFor(pattern);
    const name = slashed(relative(root, file));
    const lint = { options: lintOptions, modules: config.plugins, settings: group.keyOf(lintOptions) };
    found.push({ path: name, file, stamp: stampOf(file), ...lint });
  }
  const [first, second] = sites.values();
  if (second) throw new InlayError('usage', 'Unexpected canvases of several sites, expected one: say it with `--site`');
  const { site, manifest } = first ?? (await siteOf(await configOf('.'), options, files));
  return { site, manifest, canvases: found };
}

/** The site of a configuration, unless the options name one; the same object as long as its file stays the same. */
async function siteOf(config: LoadedConfig, options: SiteOptions, files: FileCache): Promise<LoadedSite> {
  const { site, manifest } = siteFor(config, options);
  const path = site ?? manifest;
  if (path === undefined) throw noSite(expectedSite(config.at.path));
  const file = resolve(path);
  return files.get(`${site === undefined ? 'manifest' : 'site'} ${file}`, async (reading) => {
    reading(file);
    const loaded = await loadManifest(site === undefined ? { manifest: path } : { site });
    if (!loaded) throw new RangeError(`There is no site in ${path}`);
    const full = { site: loaded.site(), manifest: loaded.manifest };
    const text = JSON.stringify(full.manifest);
    return { ...full, text, groupOf: memo((own: LoadedConfig) => madeGroup(own, full.manifest, text)) };
  });
}

/** What `make` returns; what the system refuses is told with the name that the canvas has in the preview. */
function inWords<T>({ path }: FoundCanvas, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new InlayError('unreadable', describeSystemError(Object.assign(error, { path })));
  }
}
