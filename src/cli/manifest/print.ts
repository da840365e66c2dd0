import * as z from 'zod';
import { buildManifest } from '../../manifest/build.js';
import { parseSite } from '../../site/parse.js';
import { EXIT } from '../errors/exit-code.js';
import { loadSite, noSite } from '../input/load-site.js';
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
  const { site: path, concise, out, ndjson } = options;
  const detail = concise ? 'concise' : 'full';
  if (ndjson) {
    return answerLines(lineSchema, ({ site }) => ({
      fields: { manifest: buildManifest(parseSite(site), { detail }) },
      findings: false,
    }));
  }
  if (path === undefined) throw noSite('`--site <file>`');
  await printJson(buildManifest(await loadSite({ site: path }), { detail }), out, [path]);
  return EXIT.clean;
}
