import type * as z from 'zod';
import { InlayError } from '../error.js';
import { type BriefPart, brief } from '../manifest/brief.js';
import { buildManifest } from '../manifest/build.js';
import { estimateTokens } from '../manifest/fit.js';
import type { Manifest } from '../manifest/schema.js';
import { textRevision } from '../site/revision.js';
import type { Site } from '../site/schema.js';
import { jsonOf, type Representation } from './answer.js';
import { TEXTS_KEPT } from './limits.js';
import { refuse } from './problem.js';
import type { contextResult } from './schemas.js';

type Detail = Manifest['detail'];

/** What was made of a site: sites never change, and these go with them. */
interface Made {
  manifest: Manifest;
  representations: Map<string, Representation>;
}

const known = new WeakMap<Site, Made>();

/** The full manifest of a site, made once. */
export function manifestOf(site: Site): Manifest {
  return madeOf(site).manifest;
}

/** The manifest as JSON, or the part of its resources with this name. */
export function representManifest(site: Site, detail: Detail, part?: 'menus' | 'addons'): Representation {
  return keep(site, `${part ?? 'manifest'} ${detail}`, () => {
    const manifest = detail === 'full' ? manifestOf(site) : buildManifest(site, { detail });
    const body = jsonOf(part === undefined ? manifest : manifest.resources[part]);
    return { body, tag: `"${manifest.revision}-${detail}"` };
  });
}

/**
 * The briefing for an agent as JSON.
 *
 * @throws ProblemError `invalid-query` for tokens that the least of a briefing does not fit in
 */
export function representContext(site: Site, part: BriefPart, tokens: number): Representation {
  return keep(site, `context ${part} ${tokens}`, () => {
    const text = JSON.stringify(contextOf(manifestOf(site), part, tokens));
    return { body: new TextEncoder().encode(text), tag: `"${textRevision(text)}"` };
  });
}

/** The briefing with what it was made of. */
export function contextOf(manifest: Manifest, part: BriefPart, tokens: number): z.input<typeof contextResult> {
  const context = briefed(manifest, part, tokens);
  return { revision: manifest.revision, part, tokens: estimateTokens(context), context };
}

function briefed(manifest: Manifest, part: BriefPart, tokens: number): string {
  try {
    return brief(manifest, { part, tokens });
  } catch (error) {
    if (!(error instanceof InlayError) || error.code !== 'budget-too-small') throw error;
    return refuse('invalid-query', 'The query is not valid', [{ pointer: '/tokens', message: error.summary }]);
  }
}

function madeOf(site: Site): Made {
  const made = known.get(site) ?? { manifest: buildManifest(site), representations: new Map() };
  known.set(site, made);
  return made;
}

/** What was made under this key before, else what is made now. The oldest goes where there are too many. */
function keep(site: Site, key: string, make: () => Representation): Representation {
  const { representations } = madeOf(site);
  const found = representations.get(key);
  if (found) return found;
  const made = make();
  const [oldest] = representations.keys();
  if (representations.size >= TEXTS_KEPT && oldest !== undefined) representations.delete(oldest);
  representations.set(key, made);
  return made;
}
