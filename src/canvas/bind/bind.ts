import { type Budget, budgetOf } from '../../budget.js';
import type { Site } from '../../site/schema.js';
import { MAX_WORK } from '../limits.js';
import type { Canvas, Inlay } from '../locate/inlay.js';
import { formKey } from './assumptions.js';
import { bindParts } from './bind-parts.js';
import type { Bound, BoundCanvas, BoundInlay, Group } from './bound.js';
import { type Expansion, expander } from './expansion.js';

/** Sites never change, so what a canvas comes to on one holds as long as both. */
const known = new WeakMap<Canvas, { site: Site; bound: BoundCanvas }>();

/**
 * Binds a located canvas to a site. The last site of each canvas is kept, so that rendering one again costs next to nothing.
 *
 * @param limit UTF-16 code units of the markup
 * @throws InlayError `limit-exceeded` for a canvas that becomes too large, or whose forms stand in one another too deep
 */
export function bind(canvas: Canvas, site: Site, limit: number, budget: Budget): BoundCanvas {
  const found = known.get(canvas);
  if (found?.site === site) return found.bound;
  const bound = bindUncached(canvas, site, limit, budget);
  known.set(canvas, { site, bound });
  return bound;
}

/** The same without the cache, for a caller that hands the parts on. */
export function bindUncached(
  canvas: Canvas,
  site: Site,
  limit: number,
  budget: Budget = budgetOf(MAX_WORK, 'bind this canvas'),
): BoundCanvas {
  const inlays = boundInlays(canvas.inlays, site, budget);
  return { inlays, ...bindParts(canvas.source, inlays, limit) };
}

function boundInlays(inlays: readonly Inlay[], site: Site, budget: Budget): BoundInlay[] {
  const expand = expander(site);
  const spent = new Set<Expansion>();
  const bound = (inlay: Inlay): Bound => {
    const expansion = expand(inlay);
    // What is kept from before counts as well, so that one canvas takes the same work every time.
    if (!spent.has(expansion)) budget.spend(expansion.work);
    spent.add(expansion);
    return { inlay, expansion };
  };
  const groups = new Map<number, Group>();
  return inlays.map((inlay): BoundInlay => {
    const whole = bound(inlay);
    if (!inlay.apart) return { ...whole, apart: undefined };
    const { paragraph } = inlay.apart;
    const group = groups.get(paragraph) ?? { forms: new Map(), end: 0 };
    groups.set(paragraph, group);
    join(group, whole);
    return { ...whole, apart: { ...bound({ ...inlay, ...inlay.apart }), group } };
  });
}

function join(group: Group, { inlay, expansion: { pieces, form } }: Bound): void {
  group.end = inlay.end;
  if (pieces) return;
  if (form) group.forms.set(formKey(form), form);
  else group.torn = true;
}
