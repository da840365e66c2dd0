import { readFile } from 'node:fs/promises';
import { type SiteSource, siteFrom } from '../http/site-source.js';
import { InlayError } from '../message/error.js';
import { parseSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';

/** A site, what gives it, or the path of a file with its state as JSON. */
export type SiteOrFile = SiteSource | string;

/**
 * The site of now; a file is read again.
 *
 * @throws InlayError `unreadable-site` for a file that can't be read or holds no JSON; `invalid-site`, see `parseSite`
 */
export async function siteNow(source: SiteOrFile): Promise<Site> {
  if (typeof source !== 'string') return siteFrom(source);
  let state: unknown;
  try {
    state = JSON.parse(await readFile(source, 'utf8'));
  } catch (cause) {
    throw new InlayError('unreadable-site', `Unexpected content of \`${source}\`, expected a site state as JSON`, [], {
      cause,
    });
  }
  return parseSite(state);
}
