import type { Inlay } from './inlay.js';
import { checkLimit, type Limits, limitsOf } from './limits.js';
import { locateExact } from './locate-exact.js';
import { locateFast } from './locate-fast.js';

/**
 * The components in a canvas that can be expanded, in the order of the source.
 *
 * @throws InlayError `limit-exceeded` for a canvas that is too long, nested too deep, holds too many inlays, or makes the
 *   parser multiply its elements beyond measure; `invalid-limits`, see `limitsOf`
 * @see https://html.spec.whatwg.org/multipage/parsing.html
 */
export function locate(source: string, limits?: Partial<Limits>): Inlay[] {
  const own = limitsOf(limits);
  checkLimit(source.length, own.canvasLength, 'characters in a canvas');
  return locateFast(source, own) ?? locateExact(source, own);
}
