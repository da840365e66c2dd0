import { dirname, join, resolve, sep } from 'node:path';
import type { ClientSettings, DocumentSettings, SettingsSource } from '../../lsp/settings.js';
import { InlayError } from '../../message/error.js';
import type { ConfigOptions } from '../config/config-options.js';
import { type LoadedConfig, loadConfig } from '../config/load-config.js';
import { configPlacer, siteFor } from '../config/place-config.js';
import type { LeftOutPlugin } from '../config/plugin-policy.js';
import { type ConfigPlace, configKey } from '../config/read-config.js';
import { describeSystemError, isSystemError } from '../errors/system-error.js';
import { fileCache } from '../input/file-cache.js';
import { type LintGroup, madeGroup, patternPath } from '../lint/group.js';
import { loadFullManifest } from '../lint/load-full-manifest.js';
import type { SiteOptions } from '../options/site-options.js';

/** The options of `inlay lsp`. */
export interface EditorOptions extends SiteOptions, ConfigOptions {}

/** What a document without a path is called, as far as patterns see it. */
const UNNAMED = 'untitled.html';

/**
 * The settings of documents in an editor: the nearest configuration, as for the command. Of the site the command line goes
 * before what the editor says, and that before the configuration. A file that has changed is read again, be it reported or
 * not.
 */
export function editorSettings(options: EditorOptions): SettingsSource {
  const files = fileCache();
  const groups = new WeakMap<LoadedConfig, LintGroup>();

  async function settingsFor(path: string, client: ClientSettings): Promise<DocumentSettings | undefined> {
    const at = placeOf(path, client);
    const config = await files.get(configKey(at), (reading) => loadConfig(at, {}, reading));
    const chosen = siteFor(config, onCommandLine(options) ?? ofEditor(client, path));
    const file = chosen.site ?? chosen.manifest;
    if (file === undefined) return undefined;
    const full = await files.get(`${chosen.site === undefined ? 'manifest' : 'site'} ${resolve(file)}`, (reading) => {
      reading(file);
      return loadFullManifest(chosen);
    });
    if (!full) return undefined;
    const known = groups.get(config);
    const group = known?.manifest === full.manifest ? known : madeGroup(config, full.manifest, full.text);
    groups.set(config, group);
    const name = patternPath(config, path);
    const lintOptions = config.optionsFor(name);
    const isIgnored = config.isIgnored(name);
    const revision = isIgnored ? 'ignored' : group.keyOf(lintOptions);
    const notice = pluginsOf(client) === undefined ? noticeOf(config.leftOut) : undefined;
    return {
      manifest: full.manifest,
      options: lintOptions,
      isIgnored,
      revision,
      ...(notice !== undefined && { notice }),
    };
  }

  /** What the command line says of plugins, else the editor. */
  function pluginsOf(client: ClientSettings): boolean | undefined {
    return options.plugins ?? client.plugins;
  }

  /** An editor opens files of anybody: where nobody said that plugins run, the rest is of use without them. */
  function placeOf(path: string, client: ClientSettings): ConfigPlace {
    const plugins = pluginsOf(client);
    const { config } = options;
    const said = { ...(config !== undefined && { config }), ...(plugins !== undefined && { plugins }) };
    const open = client.folders.length > 0 ? client.folders : [resolve()];
    const at = configPlacer(said, open)(dirname(path));
    return at.plugins === 'refuse' ? { ...at, plugins: 'leave out' } : at;
  }

  return {
    async settingsFor(documentPath, client) {
      try {
        return await settingsFor(documentPath ?? join(resolve(client.folders[0] ?? '.'), UNNAMED), client);
      } catch (error) {
        throw isSystemError(error) ? new InlayError('unreadable', describeSystemError(error)) : error;
      }
    },
    files: files.paths,
    forget: files.forget,
  };
}

/** What to tell of plugins that were not run; nothing without any. */
function noticeOf(leftOut: readonly LeftOutPlugin[]): string | undefined {
  const [first] = leftOut;
  if (!first) return undefined;
  const names = leftOut.map(({ name }) => `\`${name}\``).join(', ');
  return (
    `${first.from}: Plugins are code, and were not run: ${names}. If you trust this folder, set \`inlay.plugins\` to ` +
    '`true` in your own settings of the editor; `false` goes without this message'
  );
}

function onCommandLine({ site, manifest }: SiteOptions): SiteOptions | undefined {
  if (site !== undefined) return { site: resolve(site) };
  return manifest === undefined ? undefined : { manifest: resolve(manifest) };
}

function ofEditor({ site, manifest, folders }: ClientSettings, documentPath: string): SiteOptions {
  const around = folders.filter((folder) => documentPath.startsWith(folder.endsWith(sep) ? folder : folder + sep));
  // The innermost folder is meant where one is in another.
  const base = around.toSorted((a, b) => b.length - a.length)[0] ?? folders[0] ?? '.';
  if (manifest !== undefined) return { manifest: resolve(base, manifest) };
  return site === undefined ? {} : { site: resolve(base, site) };
}
