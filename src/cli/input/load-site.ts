import { buildManifest } from '../../manifest/build.js';
import { parseManifest, siteOf } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { InlayError } from '../../message/error.js';
import { isStandIn } from '../../site/facts.js';
import { parseSite } from '../../site/parse.js';
import { publicSite } from '../../site/public-site.js';
import type { Site } from '../../site/schema.js';
import { inFile } from '../errors/in-file.js';
import type { SiteOptions } from '../options/site-options.js';
import { tellNow } from '../output/tell.js';
import { manifestOnly, stateOnly } from './mistaken-site.js';
import { readJson } from './read-json.js';

/** A manifest and its site. */
export interface Loaded {
  manifest: Manifest;
  /**
   * The site to render with.
   *
   * @throws InlayError `concise-manifest`
   */
  site(): Site;
}

/**
 * The site of a state or of a full manifest.
 *
 * @throws InlayError `usage` without either, else what is wrong with the file, naming it
 */
export async function loadSite(options: SiteOptions): Promise<Site> {
  const path = options.site ?? options.manifest;
  if (path === undefined) throw noSite('`--site <file>` or `--manifest <file>`');
  const input = await readJson(path);
  return inFile(path, () => {
    if (options.site === undefined) return siteOf(parseManifest(manifestOnly(input, path)));
    return ownSite(input, path);
  });
}

/** The site of a state; on stderr stands what nobody has filled in yet. */
function ownSite(input: unknown, path: string): Site {
  const site = parseSite(stateOnly(input, path));
  if (isStandIn(site.site.url)) tellNow(`note: ${path}: \`/site/url\` is still the stand-in \`${site.site.url}\`\n`);
  return site;
}

/**
 * The manifest of a state, or a manifest itself, with the site to render with; nothing without either option.
 *
 * @throws InlayError for what is wrong with the file, naming it
 */
export async function loadManifest(options: SiteOptions): Promise<Loaded | undefined> {
  const path = options.site ?? options.manifest;
  if (path === undefined) return undefined;
  const input = await readJson(path);
  return inFile(path, () => {
    if (options.site === undefined) {
      const manifest = parseManifest(manifestOnly(input, path));
      return { manifest, site: () => inFile(path, () => siteOf(manifest)) };
    }
    const site = ownSite(input, path);
    tellWithheld(site, path);
    return { manifest: buildManifest(site), site: () => site };
  });
}

/** Withheld parts that are told one by one. */
const TOLD = 5;

/** Says on stderr what of the state is left out of its manifest. */
export function tellWithheld(site: Site, path: string): void {
  const { withheld } = publicSite(site);
  for (const { pointer, message } of withheld.slice(0, TOLD)) tellNow(`note: ${path}: \`${pointer}\`: ${message}\n`);
  if (withheld.length > TOLD) tellNow(`note: ${path}: and ${withheld.length - TOLD} more\n`);
}

/** The error for a command line that does not say which site is meant. */
export function noSite(expected: string): InlayError {
  return new InlayError('usage', `Unexpected command line without a site, expected ${expected}`);
}
