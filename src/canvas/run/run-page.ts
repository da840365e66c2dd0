import { InlayError } from '../../message/error.js';
import { assertRequest } from '../check-input.js';
import { type Limits, limitsOf } from '../limits.js';
import type { Baked } from './baked-schema.js';
import { fillAgain } from './fill.js';
import { checkFormat } from './format.js';

/** What is known at request time where there is no parser. */
export interface PageRequest {
  /** Address of the page that is shown, absolute or relative to the site's. */
  url?: string;
}

const NO_FORM = () => undefined;

/**
 * The HTML of a baked canvas for a page, where code has to be small, such as in an edge runtime: the `run` of `inlay` but for
 * the HTML of forms, which is not taken as to clean it needs a parser. Forms are shown as they were baked.
 *
 * @param baked from `bake`
 * @throws InlayError `unknown-format` for a canvas of another format; `forms-need-parser` for a request with `addons`;
 *   `limit-exceeded` when the output is too large; `invalid-limits`, see `limitsOf`
 */
export function run(baked: Baked, request: PageRequest = {}, limits?: Partial<Limits>): string {
  checkFormat(baked);
  assertRequest(request);
  if ('addons' in request && request.addons !== undefined) {
    const message = 'Unexpected `addons`, expected none: to clean the HTML of forms, use the `run` of `inlay`';
    throw new InlayError('forms-need-parser', message);
  }
  return fillAgain(baked, request, NO_FORM, limitsOf(limits).outputLength);
}
