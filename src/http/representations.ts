import { type BriefOptions, brief } from '../manifest/brief.js';
import { buildManifest } from '../manifest/build.js';
import { estimateTokens } from '../manifest/fit.js';
import type { Manifest } from '../manifest/schema.js';
import { InlayError } from '../message/error.js';
import { textRevision } from '../site/revision.js';
import type { Site } from '../site/schema.js';
import { structuredDataText } from '../structured-data/script.js';
import { memo } from '../text/memo.js';
import type * as z from '../zod.js';
import { jsonOf, type Representation } from './answer.js';
import { refuse } from './problem.js';
import type { contextResult } from './schemas.js';

/** What a briefing is asked for with. */
type Briefed = Required<Pick<BriefOptions, 'part' | 'tokens'>> & Pick<BriefOptions, 'isFramed'>;

type Detail = Manifest['detail'];

/** The full manifest of a site, made once. */
export const manifestOf = memo((site: Site): Manifest => buildManifest(site));

/** The manifest as JSON, or the part of its resources with this name. */
export function representManifest(site: Site, detail: Detail, part?: 'menus' | 'addons'): Representation {
  const manifest = detail === 'full' ? manifestOf(site) : buildManifest(site, { detail });
  const body = jsonOf(part === undefined ? manifest : manifest.resources[part]);
  return { body, tag: `"${manifest.revision}-${detail}"` };
}

/**
 * The briefing for an agent as JSON.
 *
 * @throws ProblemError `invalid-query` for tokens that the least of a briefing does not fit in
 */
export function representContext(site: Site, asked: Briefed): Representation {
  return represented(contextOf(manifestOf(site), asked));
}

/** The structured data of a site as JSON that can stand in a page as it is. */
export function representStructuredData(site: Site): Representation {
  return representedText(structuredDataText(site));
}

function represented(value: unknown): Representation {
  return representedText(JSON.stringify(value));
}

function representedText(text: string): Representation {
  return { body: new TextEncoder().encode(text), tag: `"${textRevision(text)}"` };
}

/** The briefing with what it was made of. */
export function contextOf(manifest: Manifest, asked: Briefed): z.input<typeof contextResult> {
  const context = briefed(manifest, asked);
  return { revision: manifest.revision, part: asked.part, tokens: estimateTokens(context), context };
}

function briefed(manifest: Manifest, { part, tokens, isFramed }: Briefed): string {
  try {
    return brief(manifest, { part, tokens, ...(isFramed && { isFramed }) });
  } catch (error) {
    if (!(error instanceof InlayError) || error.code !== 'budget-too-small') throw error;
    return refuse('invalid-query', 'The query is not valid', [{ pointer: '/tokens', message: error.summary }]);
  }
}
