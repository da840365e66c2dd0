import type { Canvas } from './inlay.js';
import { locate } from './locate.js';

/**
 * Locates a canvas once, for many renders.
 *
 * @throws InlayError `limit-exceeded`, see `locate`
 */
export function compile(source: string): Canvas {
  return { source, inlays: locate(source) };
}
