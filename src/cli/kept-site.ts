import { statSync } from 'node:fs';
import { InlayError } from '../error.js';
import type { Manifest } from '../manifest/schema.js';
import type { Site } from '../site/schema.js';
import { loadManifest, noSite } from './load-site.js';
import type { SiteOptions } from './site-options.js';
import { describeSystemError, isSystemError } from './system-error.js';

/** A site as its file says, or said when it could last be read. */
export interface KeptSite {
  manifest: Manifest;
  site: Site;
  /** Why the file can't be read any more. */
  problem?: string;
}

/**
 * A function that gives the site of now: the file is read again when it has changed, and its last good state stays.
 *
 * @throws InlayError for what is wrong with the file to begin with, naming it
 */
export async function keepSite(options: SiteOptions): Promise<() => Promise<KeptSite>> {
  const path = options.site ?? options.manifest;
  if (path === undefined) throw noSite('`--site <file>` or `--manifest <file>`');
  if (path === '-') throw new InlayError('usage', 'Unexpected `-`, expected a file: stdin is for the client');
  let stamp = stampOf(path);
  let kept: Promise<KeptSite> = read(options);
  await kept;
  return () => {
    const now = stampOf(path);
    if (now !== stamp) {
      stamp = now;
      kept = readOrKeep(options, kept);
    }
    return kept;
  };
}

async function read(options: SiteOptions): Promise<KeptSite> {
  const loaded = await loadManifest(options);
  if (!loaded) throw noSite('`--site <file>` or `--manifest <file>`');
  return { manifest: loaded.manifest, site: loaded.site() };
}

async function readOrKeep(options: SiteOptions, before: Promise<KeptSite>): Promise<KeptSite> {
  const { manifest, site } = await before;
  try {
    return await read(options);
  } catch (error) {
    if (error instanceof InlayError) return { manifest, site, problem: error.message };
    if (isSystemError(error)) return { manifest, site, problem: describeSystemError(error) };
    throw error;
  }
}

/** What changes when a file does. */
function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'none';
}
