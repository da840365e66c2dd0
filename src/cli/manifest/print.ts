import { buildManifest } from '../../manifest/build.js';
import { parseSite } from '../../site/parse.js';
import * as z from '../../zod.js';
import { chooseSite } from '../config/choose-site.js';
import { EXIT } from '../errors/exit-code.js';
import { loadSite, tellWithheld } from '../input/load-site.js';
import { answerLines } from '../output/answer-lines.js';
import { printJson } from '../output/print-json.js';
import type { ManifestOptions } from './options.js';

const lineSchema = z.strictObject({ site: z.unknown(), id: z.unknown().optional() });

/**
 * Prints the manifest of the site of the options, or of the site of each line on stdin.
 *
 * @returns the exit code
 * @throws InlayError for wrong options and sites
 */
export async function printManifest(options: ManifestOptions): Promise<number> {
  const { concise, out, ndjson } = options;
  const detail = concise ? 'concise' : 'full';
  if (ndjson) {
    return answerLines(lineSchema, ({ site }) => ({
      fields: { manifest: buildManifest(parseSite(site), { detail }) },
      findings: false,
    }));
  }
  const chosen = await chooseSite(options);
  const { site, manifest } = chosen;
  const inputs = [site, manifest].filter((path) => path !== undefined);
  const loaded = await loadSite(chosen);
  if (site !== undefined) tellWithheld(loaded, site);
  await printJson(buildManifest(loaded, { detail }), out, inputs);
  return EXIT.clean;
}
