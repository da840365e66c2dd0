import { bake } from '../../canvas/bake.js';
import * as z from '../../zod.js';
import { canvasLine, siteOfLines } from '../canvases/lines.js';
import type { CanvasOptions } from '../canvases/options.js';
import { answerLines } from '../output/answer-lines.js';

const lineSchema = z.strictObject({ ...canvasLine, id: z.unknown().optional() });

/**
 * Bakes the canvas of each line on stdin. The site that a line brings goes before that of the options.
 *
 * @returns the exit code
 * @throws InlayError for wrong options
 */
export async function bakeLines(args: readonly string[], options: CanvasOptions): Promise<number> {
  const siteOf = await siteOfLines(args, options);
  return answerLines(lineSchema, (line) => ({
    fields: { baked: bake(line.canvas, siteOf(line), options.limit) },
    findings: false,
  }));
}
