import { siteOf } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { inFile } from '../errors/in-file.js';
import { loadManifest } from '../input/load-site.js';
import type { SiteOptions } from '../options/site-options.js';

/** A full manifest, and its JSON. */
export interface FullManifest {
  manifest: Manifest;
  text: string;
}

/**
 * The manifest to lint with; nothing where no site is said.
 *
 * @throws InlayError for what is wrong with the file, naming it; `concise-manifest` for one that will do for no canvas
 */
export async function loadFullManifest({ site, manifest }: SiteOptions): Promise<FullManifest | undefined> {
  const path = site ?? manifest;
  if (path === undefined) return undefined;
  const loaded = await loadManifest(site === undefined ? { manifest: path } : { site });
  if (!loaded) return undefined;
  inFile(path, () => siteOf(loaded.manifest));
  return { manifest: loaded.manifest, text: JSON.stringify(loaded.manifest) };
}
