import * as z from 'zod';
import { render } from '../canvas/render.js';
import { InlayError } from '../error.js';
import { parseSite } from '../site/parse.js';
import { answerLines } from './answer-lines.js';
import { loadSite } from './load-site.js';
import type { RenderOptions } from './render-options.js';
import { loadRequest, requestSchema } from './request.js';
import { checkStdinUse } from './stdin-use.js';
import { isLeft } from './tally.js';

const lineSchema = z.strictObject({
  canvas: z.string(),
  site: z.unknown().optional(),
  request: requestSchema.optional(),
  id: z.unknown().optional(),
});

/**
 * Renders the canvas of each line on stdin. What a line brings goes before what the options give.
 *
 * @returns the exit code
 * @throws InlayError for wrong options
 */
export async function renderLines(args: readonly string[], options: RenderOptions): Promise<number> {
  if (args.length > 0) {
    throw new InlayError(
      'usage',
      `Unexpected canvas \`${args[0]}\` with \`--ndjson\`, expected canvases on stdin alone`,
    );
  }
  const { site: state, manifest, addons, failOnUnresolved } = options;
  checkStdinUse({ '`--site`': state, '`--manifest`': manifest, '`--addons`': addons, '`--ndjson`': '-' });
  const ownSite = state === undefined && manifest === undefined ? undefined : await loadSite(options);
  const ownRequest = await loadRequest(options);
  return answerLines(lineSchema, (line) => {
    const site = line.site === undefined ? ownSite : parseSite(line.site);
    if (!site) {
      const message = 'Unexpected nothing, expected an object, or `--site <file>` or `--manifest <file>` for all lines';
      throw new InlayError('invalid-line', 'The line is not valid:', [{ pointer: '/site', message }]);
    }
    const fields = render(line.canvas, site, { ...ownRequest, ...line.request });
    return { fields, findings: failOnUnresolved === true && fields.report.inlays.some(isLeft) };
  });
}
