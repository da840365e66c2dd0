import { type Budget, budgetOf } from '../../budget.js';
import { assertSource } from '../check-input.js';
import { checkLimit, type Limits, limitsOf } from '../limits.js';
import { locateExact } from './exact/locate-exact.js';
import { locateFast } from './fast/locate-fast.js';
import type { Inlay } from './inlay.js';

/**
 * The components in a canvas that can be expanded, in the order of the source.
 *
 * @throws InlayError `limit-exceeded` for a canvas that is too long, nested too deep, holds too many inlays, or makes the
 *   parser work beyond measure; `invalid-limits`, see `limitsOf`; `invalid-canvas` for a source that is no text
 * @see https://html.spec.whatwg.org/multipage/parsing.html
 */
export function locate(source: string, limits?: Partial<Limits>): Inlay[] {
  assertSource(source);
  const own = limitsOf(limits);
  return locateWithin(source, own, budgetOf(own.work, 'locate the components of this canvas'));
}

/** The same for a part of a larger task, whose budget it spends. */
export function locateWithin(source: string, limits: Limits, budget: Budget): Inlay[] {
  checkLimit(source.length, limits.canvasLength, 'characters in a canvas');
  budget.spend(source.length);
  return locateFast(source, limits) ?? locateExact(source, limits, budget);
}
