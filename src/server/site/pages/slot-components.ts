import { run } from 'inlay/internal/canvas/run/run.js';
import { InlayError } from 'inlay/internal/message/error.js';
import type { Site } from 'inlay/internal/site/schema.js';
import { type Cache, cache, memo } from 'inlay/internal/text/memo.js';
import { type Bound, bound } from './bound.js';

/** Slots whose components are kept bound to a site: more than there are. */
const KEPT = 500;

const boundOf = memo((_site: Site): Cache<Bound | null> => cache({ count: KEPT }));

/**
 * HTML of a slot with its components as a page shows them: those of canvases, but for forms, which each view has fresh. Code
 * that is too much for a canvas stays as it is written.
 */
export function withComponents(code: string, site: Site, url: string): string {
  // Most slots have none, and are not to be parsed for it.
  if (!/<x-/i.test(code)) return code;
  const known = boundOf(site).get(code);
  const found = known === undefined ? boundIn(code, site) : known;
  if (known === undefined) boundOf(site).add(code, found);
  return found === null ? code : run(found.baked, { url });
}

function boundIn(code: string, site: Site): Bound | null {
  try {
    return bound(code, site);
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    return null;
  }
}
