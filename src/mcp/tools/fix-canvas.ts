import * as z from 'zod';
import { type FixedSource, lintAndFix } from '../../lint/converge.js';
import { lint } from '../../lint/lint.js';
import type { LintOptions } from '../../lint/options.js';
import { RULES } from '../../lint/rules/index.js';
import type { Manifest } from '../../manifest/schema.js';
import { findingSchema, findingsText, shownFindings } from '../findings.js';
import { canvasInput, checkName, nameInput } from '../inputs.js';
import { FINDINGS, REPEATED_LENGTH } from '../limits.js';
import { quotedBlock } from '../texts.js';
import { defineTool } from '../tool.js';

const RULE_IDS = RULES.map(({ id }) => id);

/** The preset of both tools that lint: what one finds the other must mend. */
const LINT: LintOptions = { preset: 'agent' };

const input = z.strictObject({
  canvas: canvasInput,
  apply: z
    .union([z.enum(['safe', 'all']), z.array(nameInput('Id of a rule', RULE_IDS)).min(1).max(RULE_IDS.length)])
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
});

export const fixCanvas = defineTool({
  name: 'fix_canvas',
  title: 'Fix a canvas',
  description:
    'Mends what `lint_canvas` finds and gives the whole canvas back, with what was done and what remains. It repeats until ' +
    'nothing more can be mended. Begin with `safe`, look at what remains, then use `all` or ids of rules.',
  input,
  output,
  run({ canvas, apply }, { manifest }) {
    const { output: mended, applied, remaining } = fixed(canvas, manifest, apply);
    const shown = shownFindings(remaining);
    const done = applied.slice(0, FINDINGS).map(({ rule, fix }) => ({
      rule,
      safety: fix?.safety ?? 'unsafe',
      description: fix?.description ?? '',
    }));
    const data = {
      canvas: mended,
      changed: mended !== canvas,
      applied: done,
      applied_total: applied.length,
      remaining: shown.findings,
      remaining_total: shown.total,
    };
    const text = [
      `${applied.length} fixes applied, ${remaining.length} findings remain.`,
      mended.length <= REPEATED_LENGTH
        ? quotedBlock('html', mended)
        : 'The canvas is too long to be repeated here: take it from `canvas` of the structured answer.',
      ...(remaining.length > 0 ? [findingsText(mended, remaining, shown)] : []),
    ].join('\n\n');
    return { data, text };
  },
});

function fixed(canvas: string, manifest: Manifest, apply: z.output<typeof input>['apply']): FixedSource {
  if (!Array.isArray(apply)) return lintAndFix(canvas, manifest, LINT, { unsafe: apply === 'all' });
  const chosen = new Set(apply.map((id) => checkName('rule', id, RULE_IDS)));
  const others = RULE_IDS.filter((id) => !chosen.has(id)).map((id) => [id, 'off'] as const);
  const some = lintAndFix(canvas, manifest, { ...LINT, rules: Object.fromEntries(others) }, { unsafe: true });
  return { ...some, remaining: lint(some.output, manifest, LINT) };
}
