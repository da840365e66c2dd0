import { buildManifest, type Manifest } from '../../src/index.js';
import { readSite } from '../support/sites.js';

/** The manifests of the small business and of a site with nothing. */
export const MANIFEST: Manifest = buildManifest(readSite('small-business'));
export const BARE: Manifest = buildManifest(readSite('bare'));

/** A source, and the offset where `|` stood in it. */
export function cursor(marked: string): { source: string; offset: number } {
  const offset = marked.indexOf('|');
  if (offset === -1) throw new Error('Unexpected source without a cursor');
  return { source: marked.slice(0, offset) + marked.slice(offset + 1), offset };
}
