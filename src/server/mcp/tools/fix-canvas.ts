import { type FixedSource, lintAndFix } from 'inlay/internal/lint/converge.js';
import { lint } from 'inlay/internal/lint/lint.js';
import { limitOf } from 'inlay/internal/lint/proof/prove.js';
import * as z from 'inlay/internal/zod.js';
import { findingSchema, findingsText, shownFindings } from '../findings.js';
import { canvasInput, checkName, nameInput } from '../inputs.js';
import { FINDINGS, REPEATED_LENGTH, RULES_AT_ONCE, WORK } from '../limits.js';
import { rulesOf } from '../rules.js';
import type { TaskSite } from '../source.js';
import { quotedBlock } from '../texts.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({
  canvas: canvasInput,
  apply: z
    .union([z.enum(['safe', 'all']), z.array(nameInput('Id of a rule, as findings have it')).min(1).max(RULES_AT_ONCE)])
    .default('safe')
    .describe('`safe`: proven fixes alone; `all`: suggestions too; or ids of rules: all fixes of theirs'),
});
const output = z.strictObject({
  canvas: z.string().describe('The whole canvas, mended'),
  changed: z.boolean(),
  applied: z
    .array(z.strictObject({ rule: z.string(), safety: z.enum(['safe', 'unsafe']), description: z.string() }))
    .describe('What was done, the first ones'),
  applied_total: z.int(),
  remaining: z.array(findingSchema).describe('What the linter says of the mended canvas, the first findings'),
  remaining_total: z.int(),
  limit: z
    .string()
    .optional()
    .describe('Why fixes are not proven to be safe, where a limit of the canvas was in the way'),
});

export const fixCanvas = defineTool({
  name: 'fix_canvas',
  title: 'Fix a canvas',
  description:
    'Mends what `lint_canvas` finds and gives the whole canvas back, with what was done and what remains. It repeats until ' +
    'nothing more can be mended. Begin with `safe`, look at what remains, then use `all` or ids of rules.',
  input,
  output,
  run({ canvas, apply }, now) {
    const { output: mended, applied, remaining } = fixed(canvas, now, apply);
    const shown = shownFindings(remaining);
    const done = applied.slice(0, FINDINGS).map(({ rule, fix }) => ({
      rule,
      safety: fix?.safety ?? 'unsafe',
      description: fix?.description ?? '',
    }));
    const limit = remaining.map(({ fix }) => fix && limitOf(fix)).find((reason) => reason !== undefined);
    const data = {
      canvas: mended,
      changed: mended !== canvas,
      applied: done,
      applied_total: applied.length,
      remaining: shown.findings,
      remaining_total: shown.total,
      ...(limit !== undefined && { limit }),
    };
    const text = [
      summaryOf(applied.length, remaining.length, limit),
      mended.length <= REPEATED_LENGTH
        ? quotedBlock('html', mended)
        : 'The canvas is too long to be repeated here: take it from `canvas` of the structured answer.',
      ...(remaining.length > 0 ? [findingsText(mended, remaining, shown)] : []),
    ].join('\n\n');
    return { data, text };
  },
});

/** As in `1 fix applied, 2 findings remain.`, with the limit that kept fixes from being proven. */
function summaryOf(applied: number, remaining: number, limit: string | undefined): string {
  const rest = remaining === 1 ? '1 finding remains' : `${remaining} findings remain`;
  const why =
    limit === undefined ? '' : ` Fixes of these are not proven to be safe: ${limit}. Fix the canvas in parts.`;
  return `${applied} ${applied === 1 ? 'fix' : 'fixes'} applied, ${rest}.${why}`;
}

function fixed(canvas: string, { manifest, lint: own }: TaskSite, apply: z.output<typeof input>['apply']): FixedSource {
  const options = { ...own, limits: { work: WORK } };
  if (!Array.isArray(apply)) return lintAndFix(canvas, manifest, options, { unsafe: apply === 'all' });
  const ids = rulesOf(options).map(({ id }) => id);
  const chosen = new Set(apply.map((id) => checkName('rule', id, ids)));
  const others = ids.filter((id) => !chosen.has(id)).map((id) => [id, 'off'] as const);
  const only = { ...options, rules: { ...options.rules, ...Object.fromEntries(others) } };
  const some = lintAndFix(canvas, manifest, only, { unsafe: true });
  return { ...some, remaining: lint(some.output, manifest, options) };
}
