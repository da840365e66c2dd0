import { answering } from '../component/answer.js';
import type { RenderRequest } from '../component/resolution.js';
import { InlayError } from '../error.js';
import { BAKED_FORMAT, type Baked } from './baked-schema.js';
import { fillHoles } from './fill.js';

/**
 * The HTML of a baked canvas for a request: what `render` gives for the canvas on the site that it was baked with.
 *
 * @param baked from `bake`, or from `parseBaked` where it comes from outside
 * @throws InlayError `unknown-format` for a canvas of another format; `limit-exceeded` when the forms of the request make
 *   the output too large
 */
export function run(baked: Baked, request: RenderRequest = {}): string {
  const format: string = baked.format;
  if (format !== BAKED_FORMAT) {
    throw new InlayError('unknown-format', `Unexpected format \`${format}\`, expected \`${BAKED_FORMAT}\``);
  }
  return fillHoles(baked, request, answering(request));
}
