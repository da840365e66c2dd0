import { statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { InlayError } from '../error.js';
import type { ClientSettings, DocumentSettings, SettingsSource } from '../lsp/settings.js';
import { loadManifest } from './load-site.js';
import type { SiteOptions } from './site-options.js';
import { describeSystemError, isSystemError } from './system-error.js';

/** A file as it was when it was read. */
interface Kept {
  stamp: string;
  settings: Promise<DocumentSettings | undefined>;
}

/**
 * The settings of documents in an editor: the command line goes before what the editor says. A file that has changed is
 * read anew, be it reported or not.
 */
export function editorSettings(options: SiteOptions): SettingsSource {
  const kept = new Map<string, Kept>();
  return {
    async settingsFor(documentPath, client) {
      const chosen = onCommandLine(options) ?? ofEditor(client, documentPath);
      const path = chosen?.site ?? chosen?.manifest;
      if (chosen === undefined || path === undefined) return undefined;
      const stamp = stampOf(path);
      const known = kept.get(path);
      if (known?.stamp === stamp) return known.settings;
      const settings = load(chosen);
      settings.catch(() => {}); // whoever asked is told
      kept.set(path, { stamp, settings });
      return settings;
    },
    files: () => [...kept.keys()],
    forget: () => {
      for (const each of kept.values()) each.stamp = '';
    },
  };
}

async function load(chosen: SiteOptions): Promise<DocumentSettings | undefined> {
  try {
    const loaded = await loadManifest(chosen);
    loaded?.site(); // a concise manifest is none to lint with
    return loaded && { manifest: loaded.manifest, options: {} };
  } catch (error) {
    throw isSystemError(error) ? new InlayError('unreadable', describeSystemError(error)) : error;
  }
}

function onCommandLine({ site, manifest }: SiteOptions): SiteOptions | undefined {
  if (site !== undefined) return { site: resolve(site) };
  return manifest === undefined ? undefined : { manifest: resolve(manifest) };
}

function ofEditor({ site, manifest, folders }: ClientSettings, documentPath: string | undefined): SiteOptions {
  const around = folders.filter((folder) => documentPath?.startsWith(folder.endsWith(sep) ? folder : folder + sep));
  // The innermost folder is meant where one is in another.
  const base = around.toSorted((a, b) => b.length - a.length)[0] ?? folders[0] ?? '.';
  if (manifest !== undefined) return { manifest: resolve(base, manifest) };
  return site === undefined ? {} : { site: resolve(base, site) };
}

/** What changes when a file does. */
function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'none';
}
