import { makeCanvases } from '../canvases/make-canvases.js';
import type { CanvasOptions } from '../canvases/options.js';
import { standIns } from '../canvases/stand-ins.js';

/**
 * Bakes canvases to stdout or into a folder. A form that only a request brings counts as expanded.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from baking any
 */
export async function bakeCanvases(args: readonly string[], options: CanvasOptions): Promise<number> {
  return makeCanvases(args, { product: 'bake', verb: 'baked', nameOf: bakedName, requestOf: standIns }, options);
}

/** `a/page.baked.json` for `a/page.html`. */
function bakedName(path: string): string {
  return `${path.replace(/\.html?$/i, '')}.baked.json`;
}
