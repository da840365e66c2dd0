import { InlayError } from '../../message/error.js';
import { parseSite } from '../../site/parse.js';
import type { Site } from '../../site/schema.js';
import * as z from '../../zod.js';
import { findSite } from '../config/choose-site.js';
import { loadSite } from '../input/load-site.js';
import { checkStdinUse } from '../input/stdin-use.js';
import type { RenderOptions } from '../render/options.js';

/** What a line with a canvas brings, beside its `id`. */
export const canvasLine = { canvas: z.string(), site: z.unknown().optional() };

/**
 * What tells the site of a line: its own, else that of the options. It throws InlayError for a line without either, and
 * for a bad site.
 *
 * @throws InlayError for wrong options
 */
export async function siteOfLines(
  args: readonly string[],
  options: RenderOptions,
): Promise<(line: { site?: unknown }) => Site> {
  if (args.length > 0) {
    throw new InlayError(
      'usage',
      `Unexpected canvas \`${args[0]}\` with \`--ndjson\`, expected canvases on stdin alone`,
    );
  }
  const chosen = await findSite(options);
  const { site: state, manifest } = chosen;
  checkStdinUse({ '`--site`': state, '`--manifest`': manifest, '`--addons`': options.addons, '`--ndjson`': '-' });
  const ownSite = state === undefined && manifest === undefined ? undefined : await loadSite(chosen);
  return (line) => {
    const site = line.site === undefined ? ownSite : parseSite(line.site);
    if (site) return site;
    const message = 'Unexpected nothing, expected an object, or `--site <file>` or `--manifest <file>` for all lines';
    throw new InlayError('invalid-line', 'The line is not valid:', [{ pointer: '/site', message }]);
  };
}
