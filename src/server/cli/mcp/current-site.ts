import { resolve } from 'node:path';
import { expectedSite } from 'inlay/internal/cli/config/choose-site.js';
import { loadConfig } from 'inlay/internal/cli/config/load-config.js';
import { configPlacer, siteFor } from 'inlay/internal/cli/config/place-config.js';
import { configKey } from 'inlay/internal/cli/config/read-config.js';
import { describeSystemError, isSystemError } from 'inlay/internal/cli/errors/system-error.js';
import { fileCache, type ReadPath } from 'inlay/internal/cli/input/file-cache.js';
import { loadManifest, noSite } from 'inlay/internal/cli/input/load-site.js';
import { patternPath } from 'inlay/internal/cli/lint/group.js';
import type { SiteOptions } from 'inlay/internal/cli/options/site-options.js';
import { InlayError } from 'inlay/internal/message/error.js';
import type { SiteNow } from '../../mcp/source.js';
import type { McpCommandOptions } from './options.js';

/** What a canvas of an agent is called, as far as patterns of a configuration see it: it is in no file yet. */
const UNNAMED = 'untitled.html';

/** A site and the rules for its canvases as files say. */
export interface CurrentSite {
  /** As of now: files are read again when they have changed, and their last good state stays. */
  now(): Promise<SiteNow>;
  /** The files that it was read from, or would have been. */
  filesRead(): ReadPath[];
}

/**
 * The site of the options, or of the configuration that is nearest to the working folder, which sets the rules, too. All is
 * rated as the preset `agent` does.
 *
 * @throws InlayError for what is wrong with the files to begin with, naming them
 */
export async function currentSite(options: McpCommandOptions): Promise<CurrentSite> {
  const files = fileCache();
  const read = async (): Promise<SiteNow> => {
    const at = configPlacer(options)('.');
    const config = await files.get(configKey(at), (reading) => loadConfig(at, { preset: 'agent' }, reading));
    const chosen = siteFor(config, options);
    const site = await files.get(`site ${JSON.stringify(chosen)}`, (reading) => load(chosen, reading));
    const lintFor = (path: string) => config.optionsFor(patternPath(config, path));
    return { ...site, lint: config.optionsFor(UNNAMED), lintFor, modules: config.plugins };
  };
  let good = await read();
  return {
    filesRead: files.read,
    async now() {
      try {
        good = await read();
        return good;
      } catch (error) {
        if (error instanceof InlayError) return { ...good, problem: error.message };
        if (isSystemError(error)) return { ...good, problem: describeSystemError(error) };
        throw error;
      }
    },
  };
}

async function load(chosen: SiteOptions, reading: (path: string) => void): Promise<Pick<SiteNow, 'manifest' | 'site'>> {
  const path = chosen.site ?? chosen.manifest;
  if (path === undefined) throw noSite(expectedSite());
  if (path === '-') throw new InlayError('usage', 'Unexpected `-`, expected a file: stdin is for the client');
  reading(resolve(path));
  const loaded = await loadManifest(chosen);
  if (!loaded) throw noSite(expectedSite());
  return { manifest: loaded.manifest, site: loaded.site() };
}
