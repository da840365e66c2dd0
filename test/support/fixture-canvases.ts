import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { buildManifest, type Manifest, parseSite, type Site } from '../../src/index.js';
import { FIXTURES } from './folders.js';
import { readSite } from './sites.js';

/** A canvas of the fixtures, with the manifest of its site. */
export interface FixtureCanvas {
  /** Its folder below `fixtures`. */
  name: string;
  source: string;
  site: Site;
  manifest: Manifest;
}

const AREAS = ['bake', 'fix', 'invention', 'lint', 'render'] as const;

const DEFAULT_SITE = 'small-business';

/** The canvas of every case of the fixtures. A case without a site of its own is for the small business. */
export function fixtureCanvases(): FixtureCanvas[] {
  return AREAS.flatMap((area) =>
    readdirSync(`${FIXTURES}/${area}`).flatMap((name) => {
      const folder = `${FIXTURES}/${area}/${name}`;
      if (!existsSync(`${folder}/canvas.html`)) return [];
      const source = readFileSync(`${folder}/canvas.html`, 'utf8');
      const site = siteIn(folder);
      return [{ name: `${area}/${name}`, source, site, manifest: buildManifest(site) }];
    }),
  );
}

function siteIn(folder: string): Site {
  if (existsSync(`${folder}/site.json`)) return parseSite(JSON.parse(readFileSync(`${folder}/site.json`, 'utf8')));
  const { site = DEFAULT_SITE } = existsSync(`${folder}/case.json`)
    ? JSON.parse(readFileSync(`${folder}/case.json`, 'utf8'))
    : {};
  return typeof site === 'string' ? readSite(site) : parseSite(site);
}
