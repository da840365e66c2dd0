import { budgetOf } from '../../budget.js';
import { answering } from '../../component/answer.js';
import type { RenderRequest } from '../../component/resolution.js';
import { assertRequest } from '../check-input.js';
import { type Limits, limitsOf } from '../limits.js';
import type { Baked } from './baked-schema.js';
import { fillAgain } from './fill.js';
import { checkFormat } from './format.js';

/**
 * The HTML of a baked canvas for a request: what `render` gives for the canvas on the site that it was baked with.
 *
 * @param baked from `bake`, or from `parseBaked` where it comes from outside
 * @throws InlayError `unknown-format` for a canvas of another format; `limit-exceeded` when the output is too
 *   large; `invalid-render-request` for what is no request; `invalid-limits`, see `limitsOf`
 */
export function run(baked: Baked, request: RenderRequest = {}, limits?: Partial<Limits>): string {
  checkFormat(baked);
  assertRequest(request);
  const { outputLength, work } = limitsOf(limits);
  return fillAgain(baked, request, answering(request, budgetOf(work, 'run this canvas')), outputLength);
}
