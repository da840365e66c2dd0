import { type Budget, budgetOf } from '../../budget.js';
import { bindUncached } from '../../canvas/bind/bind.js';
import { compileWithin } from '../../canvas/compile.js';
import { type Limits, limitsOf } from '../../canvas/limits.js';
import type { PageHole } from '../../canvas/run/baked-schema.js';
import type { Site } from '../../site/schema.js';

/** What visitors see in place of a component. */
export interface Shown {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** UTF-16 offsets of what is replaced. */
  start: number;
  end: number;
  html: string;
}

/** A component that stays in the page as it is written. */
export interface Unshown {
  tag: string;
  start: number;
  end: number;
}

/** A canvas with what its components come to: `render` gives the same, without saying where it comes from. */
export interface ShownCanvas {
  source: string;
  /** In the order of the source, without overlaps. */
  shown: readonly Shown[];
  unshown: readonly Unshown[];
}

/**
 * What the components of a canvas come to on a site, for a request that brings nothing.
 *
 * @throws InlayError `limit-exceeded`, see `locate`
 */
export function showCanvas(
  source: string,
  site: Site,
  limits: Limits = limitsOf(undefined),
  budget: Budget = budgetOf(limits.work, 'render this canvas'),
): ShownCanvas {
  const shown: Shown[] = [];
  const unshown: Unshown[] = [];
  if (!/<x-/i.test(source)) return { source, shown, unshown };
  const canvas = compileWithin(source, limits, budget);
  budget.spend(canvas.inlays.length * INLAY);
  const { inlays } = bindUncached(canvas, site, limits.outputLength, budget);
  let behind = 0;
  for (const entry of inlays) {
    const { apart } = entry;
    // Without a request no form of it can be shown, and a paragraph that waits for one stays.
    const isTorn = apart && (apart.group.torn || apart.group.forms.size > 0);
    const { inlay, expansion } = isTorn ? apart : entry;
    const { tag, attributes, start, end, openEnd } = inlay;
    if (openEnd <= behind) continue;
    if (!expansion.pieces) {
      unshown.push({ tag, start, end: openEnd });
      continue;
    }
    budget.spend(expansion.length);
    shown.push({ tag, attributes, start, end, html: expansion.pieces.map(written).join('') });
    behind = end;
  }
  return { source, shown, unshown };
}

/** Steps that it takes to bind an inlay. */
const INLAY = 300;

/**
 * The markup between two offsets as visitors get it.
 *
 * @param shown those between the offsets
 */
export function showRange(source: string, start: number, end: number, shown: readonly Shown[]): string {
  let html = '';
  let at = start;
  for (const each of shown) {
    html += source.slice(at, each.start) + each.html;
    at = each.end;
  }
  return html + source.slice(at, end);
}

function written(piece: string | PageHole): string {
  return typeof piece === 'string' ? piece : piece.otherwise;
}
