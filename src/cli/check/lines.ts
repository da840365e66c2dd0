import { acceptManifest } from '../../manifest/accept.js';
import { parseManifest } from '../../manifest/parse.js';
import { InlayError } from '../../message/error.js';
import * as z from '../../zod.js';
import { answerLines } from '../output/answer-lines.js';
import { evidenceSchema } from './evidence.js';

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
export async function checkLines(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    throw new InlayError(
      'usage',
      `Unexpected canvas \`${args[0]}\` with \`--ndjson\`, expected manifests on stdin alone`,
    );
  }
  return answerLines(lineSchema, ({ manifest, evidence }) => {
    const acceptance = acceptManifest(parseManifest(manifest), evidence);
    return { fields: { acceptance }, findings: acceptance.verdict === 'fail' };
  });
}
