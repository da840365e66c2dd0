import { makeCanvases } from '../canvases/make-canvases.js';
import type { RenderOptions } from './options.js';
import { loadRequest } from './request.js';

/**
 * Renders canvases to stdout or into a folder.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from rendering any
 */
export async function renderCanvases(args: readonly string[], options: RenderOptions): Promise<number> {
  const requestOf = () => loadRequest(options);
  return makeCanvases(args, { product: 'render', verb: 'rendered', nameOf: (path) => path, requestOf }, options);
}
