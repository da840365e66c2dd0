import { lintAndFix } from '../../lint/converge.js';
import type { Finding } from '../../lint/finding.js';
import { lint } from '../../lint/lint.js';
import { searchText } from '../../lint/search-text.js';
import { textKindOf } from '../../lint/text-files.js';
import { buildManifest } from '../../manifest/build.js';
import { parseManifest } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { InlayError } from '../../message/error.js';
import { parseSite } from '../../site/parse.js';
import * as z from '../../zod.js';
import { loadConfig } from '../config/load-config.js';
import { configPlacer, siteFor } from '../config/place-config.js';
import { checkStdinUse } from '../input/stdin-use.js';
import { answerLines } from '../output/answer-lines.js';
import { patternPath } from './group.js';
import { loadFullManifest } from './load-full-manifest.js';
import { firstOf, fixingOf, type LintCommandOptions } from './options.js';

const lineSchema = z.strictObject({
  canvas: z.string(),
  name: z.string().optional(),
  manifest: z.unknown().optional(),
  site: z.unknown().optional(),
  id: z.unknown().optional(),
});

type LintLine = z.infer<typeof lineSchema>;

/**
 * Lints the canvas of each line on stdin, by the configuration of the working directory. The manifest or site that a line
 * brings goes before that of the options.
 *
 * @returns the exit code
 * @throws InlayError for wrong options
 */
export async function lintLines(args: readonly string[], options: LintCommandOptions): Promise<number> {
  if (args.length > 0) {
    const expected = 'expected canvases on stdin alone';
    throw new InlayError('usage', `Unexpected canvas \`${args[0]}\` with \`--ndjson\`, ${expected}`);
  }
  checkStdinUse({ '`--site`': options.site, '`--manifest`': options.manifest, '`--ndjson`': '-' });
  const config = await loadConfig(configPlacer(options)('.'), firstOf(options));
  const own = await loadFullManifest(siteFor(config, options));
  const fixing = fixingOf(options);
  return answerLines(lineSchema, (line) => {
    const lintOptions = config.optionsFor(patternPath(config, line.name ?? 'stdin'));
    const text = line.name === undefined ? undefined : textKindOf(line.name);
    if (text) return answer(searchText(line.canvas, text, lintOptions), options, fixing && line.canvas);
    const manifest = manifestOf(line, own?.manifest);
    if (!fixing) return answer(lint(line.canvas, manifest, lintOptions), options);
    const { output, remaining } = lintAndFix(line.canvas, manifest, lintOptions, { unsafe: fixing.unsafe });
    return answer(remaining, options, output);
  });
}

function answer(findings: readonly Finding[], { quiet }: LintCommandOptions, output?: string) {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const fields = { findings: quiet ? errors : findings, ...(output !== undefined && { output }) };
  return { fields, findings: errors.length > 0 };
}

function manifestOf({ manifest, site }: LintLine, own: Manifest | undefined): Manifest {
  if (manifest !== undefined) return parseManifest(manifest);
  if (site !== undefined) return buildManifest(parseSite(site));
  if (own) return own;
  const message = 'Unexpected nothing, expected an object, or `--site <file>` or `--manifest <file>` for all lines';
  throw new InlayError('invalid-line', 'The line is not valid:', [{ pointer: '/manifest', message }]);
}
