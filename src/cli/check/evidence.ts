import { textKindOf } from '../../lint/text-files.js';
import { InlayError } from '../../message/error.js';
import { problemsOf } from '../../message/problems.js';
import * as z from '../../zod.js';
import { inputName } from '../errors/in-file.js';
import { readJson } from '../input/read-json.js';
import { unseenOf } from './evidence-of.js';

/** Of a finding only the rule, the outcome and the severity count; the linter says more. */
const findingsSchema = z.array(
  z.looseObject({
    rule: z.string(),
    outcome: z.enum(['violation', 'needs-review']),
    severity: z.enum(['error', 'warning', 'info']).exactOptional(),
  }),
);

/** A finding as a file has it. */
export type GivenFinding = z.infer<typeof findingsSchema>[number];

/** What `inlay lint --format json` writes. */
const reportSchema = z.looseObject({
  files: z.array(
    z.looseObject({
      path: z.string().exactOptional(),
      findings: findingsSchema,
      off: z.array(z.string()).exactOptional(),
      disabled: z.record(z.string(), z.int().min(0)).exactOptional(),
    }),
  ),
});

/** Findings of a file, and what the linter did not look at where they were found. */
export interface GivenFindings {
  off?: string[];
  disabled?: Record<string, number>;
  findings: GivenFinding[];
  /** Whether they are of a report that looked at no canvas, but at texts alone or at nothing. */
  isOfNoCanvas: boolean;
}

/** What is known beside a manifest, as a line of JSON brings it. */
export const evidenceSchema = z.strictObject({
  status: z.int().exactOptional(),
  findings: findingsSchema.exactOptional(),
  navigation: z.boolean().exactOptional(),
  off: z.array(z.string()).exactOptional(),
  disabled: z.record(z.string(), z.int().min(0)).exactOptional(),
  ignored: z.int().min(0).exactOptional(),
});

/**
 * The findings of a JSON file, or of stdin for `-`: a list of them, or what `inlay lint --format json` writes.
 *
 * @throws InlayError `invalid-findings`, naming the file, with every problem
 */
export async function loadFindings(path: string): Promise<GivenFindings> {
  const input = await readJson(path);
  const isReport = typeof input === 'object' && input !== null && 'files' in input;
  const schema = isReport
    ? reportSchema.transform(({ files }) => ({
        findings: files.flatMap((file) => file.findings),
        isOfNoCanvas: files.every(isText),
        ...unseenOf(files.filter((file) => !isText(file))),
      }))
    : findingsSchema.transform((findings) => ({ findings, isOfNoCanvas: false }));
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems = problemsOf(result.error, schema, input);
  throw new InlayError('invalid-findings', `${inputName(path)}: The findings are not valid:`, problems);
}

function isText({ path }: { path?: string }): boolean {
  return path !== undefined && textKindOf(path) !== undefined;
}
