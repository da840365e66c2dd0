import { acceptManifest } from '../../manifest/accept.js';
import { parseManifest } from '../../manifest/parse.js';
import { InlayError } from '../../message/error.js';
import * as z from '../../zod.js';
import { answerLines } from '../output/answer-lines.js';
import { evidenceSchema } from './evidence.js';
import type { CheckOptions } from './options.js';
import { verdictOf } from './verdict.js';

const lineSchema = z.strictObject({
  manifest: z.unknown(),
  evidence: evidenceSchema.optional(),
  id: z.unknown().optional(),
});

/**
 * Judges the manifest of each line on stdin.
 *
 * @returns the exit code
 * @throws InlayError for wrong options
 */
export async function checkLines(args: readonly string[], { strict }: Pick<CheckOptions, 'strict'>): Promise<number> {
  if (args.length > 0) {
    throw new InlayError(
      'usage',
      `Unexpected canvas \`${args[0]}\` with \`--ndjson\`, expected manifests on stdin alone`,
    );
  }
  return answerLines(lineSchema, ({ manifest, evidence }) => {
    const acceptance = acceptManifest(parseManifest(manifest), evidence);
    const { verdict } = verdictOf({ acceptance }, strict && evidence?.disabled);
    return { fields: { acceptance }, findings: verdict === 'fail' || (strict === true && verdict !== 'pass') };
  });
}
