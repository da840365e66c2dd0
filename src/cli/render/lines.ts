import { render } from '../../canvas/render.js';
import * as z from '../../zod.js';
import { canvasLine, siteOfLines } from '../canvases/lines.js';
import { answerLines } from '../output/answer-lines.js';
import { isLeft } from '../output/tally.js';
import type { RenderOptions } from './options.js';
import { loadRequest, requestSchema } from './request.js';

const lineSchema = z.strictObject({ ...canvasLine, request: requestSchema.optional(), id: z.unknown().optional() });

/**
 * Renders the canvas of each line on stdin. What a line brings goes before what the options give.
 *
 * @returns the exit code
 * @throws InlayError for wrong options
 */
export async function renderLines(args: readonly string[], options: RenderOptions): Promise<number> {
  const siteOf = await siteOfLines(args, options);
  const ownRequest = await loadRequest(options);
  return answerLines(lineSchema, (line) => {
    const { html, report } = render(line.canvas, siteOf(line), { ...ownRequest, ...line.request }, options.limit);
    return { fields: { html, report }, findings: options.failOnUnresolved === true && report.inlays.some(isLeft) };
  });
}
