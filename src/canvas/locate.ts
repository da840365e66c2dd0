import type { Inlay } from './inlay.js';
import { checkLimit, MAX_CANVAS_LENGTH, MAX_INLAYS } from './limits.js';
import { locateExact } from './locate-exact.js';
import { locateFast } from './locate-fast.js';

/**
 * The components in a canvas that can be expanded, in the order of the source.
 *
 * @throws InlayError `limit-exceeded` for a canvas that is too long, holds too many inlays, or makes the parser multiply
 *   its elements beyond measure
 * @see https://html.spec.whatwg.org/multipage/parsing.html
 */
export function locate(source: string): Inlay[] {
  checkLimit(source.length, MAX_CANVAS_LENGTH, 'characters in a canvas');
  const inlays = locateFast(source) ?? locateExact(source);
  checkLimit(inlays.length, MAX_INLAYS, 'inlays in a canvas');
  return inlays;
}
