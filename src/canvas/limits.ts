import { InlayError } from '../error.js';

/** UTF-16 code units of a canvas. The largest real pages have a few million; a parse takes about 20 times as much memory. */
export const MAX_CANVAS_LENGTH = 16_777_216;

/** Inlays of one canvas. A page that needs more is made by a program that went wrong. */
export const MAX_INLAYS = 10_000;

/** UTF-16 code units of a rendered page, so that few bytes of canvas can't become gigabytes. */
export const MAX_OUTPUT_LENGTH = 134_217_728;

/**
 * Add-ons in the fallback content of one another that only a request can fill. Each may need the next one's markup ready
 * within its own; nobody needs a fourth.
 */
export const MAX_HOLE_DEPTH = 16;

/**
 * Elements that the parser makes of a canvas. It makes about one for each start tag, but `<p><b id=1><p><b id=2>…` makes
 * it repeat every open formatting element for every paragraph.
 */
export const MAX_ELEMENTS = 1_000_000;

/** Reports what is over a limit as the user's mistake. */
export function checkLimit(found: number, limit: number, unit: string): void {
  if (found <= limit) return;
  throw new InlayError('limit-exceeded', `Unexpected ${found} ${unit}, expected at most ${limit}`);
}
