import type { Canvas } from './inlay.js';
import type { Limits } from './limits.js';
import { locate } from './locate.js';

/**
 * Locates a canvas once, for many renders.
 *
 * @throws InlayError `limit-exceeded` and `invalid-limits`, see `locate`
 */
export function compile(source: string, limits?: Partial<Limits>): Canvas {
  return { source, inlays: locate(source, limits) };
}
