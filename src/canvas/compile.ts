import type { Budget } from '../budget.js';
import type { Limits } from './limits.js';
import type { Canvas } from './locate/inlay.js';
import { locate, locateWithin } from './locate/locate.js';

/**
 * Locates a canvas once, for many renders.
 *
 * @throws InlayError `limit-exceeded`, `invalid-limits` and `invalid-canvas`, see `locate`
 */
export function compile(source: string, limits?: Partial<Limits>): Canvas {
  return { source, inlays: locate(source, limits) };
}

/** The same for a part of a larger task, whose budget it spends. */
export function compileWithin(source: string, limits: Limits, budget: Budget): Canvas {
  return { source, inlays: locateWithin(source, limits, budget) };
}
