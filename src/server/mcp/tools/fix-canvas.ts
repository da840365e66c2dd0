import { type FixedSource, lintAndFix } from 'inlay/internal/lint/converge.js';
import { lint } from 'inlay/internal/lint/lint.js';
import { limitOf } from 'inlay/internal/lint/proof/prove.js';
import { dataBlock } from 'inlay/internal/manifest/data-block.js';
import * as z from 'inlay/internal/zod.js';
import { findingsText, shownFindings } from '../findings.js';
import { canvasOrPath, checkName, nameInput } from '../inputs.js';
import { FINDINGS, GIVEN_LENGTH, REPEATED_LENGTH, RULES_AT_ONCE, WORK } from '../limits.js';
import { rulesOf } from '../rules.js';
import type { TaskSite } from '../source.js';
import { quotedBlock } from '../texts.js';
import { defineTool } from '../tool.js';

const GIVEN = ['canvas', 'edits', 'nothing'] as const;
type Given = (typeof GIVEN)[number];

const input = z.strictObject({
  ...canvasOrPath,
  apply: z
    .union([z.enum(['safe', 'all']), z.array(nameInput('Id of a rule')).min(1).max(RULES_AT_ONCE)])
    .default('safe')
    .describe('`safe`: proven fixes; `all`: suggestions too; or ids of rules: all fixes of theirs'),
  give: z
    .enum(GIVEN)
    .optional()
    .describe(
      `By default \`nothing\` for a \`path\`, \`edits\` for a canvas over ${GIVEN_LENGTH} characters, else \`canvas\``,
    ),
  write: z.boolean().optional().describe('Whether to write the mended canvas to its `path`'),
});
const output = z.looseObject({
  canvas: z.string().optional().describe('Mended'),
  edits: z.array(z.unknown()).optional().describe('`{start, end, text}`: UTF-16 offsets into the canvas as it was'),
  changed: z.boolean(),
  remaining: z.array(z.string()).describe('What the linter says of the mended canvas, as `lint_canvas` tells it'),
  remaining_total: z.int(),
});

export const fixCanvas = defineTool({
  name: 'fix_canvas',
  title: 'Fix a canvas',
  description:
    'Mends what `lint_canvas` finds, until nothing more can be mended; tells what was done and what remains. Begin with ' +
    '`safe`, look at what remains, then use `all` or ids of rules.',
  input,
  output,
  run({ canvas = '', path, apply, give }, now) {
    const { output: mended, edits, applied, remaining } = fixed(canvas, now, apply);
    const shown = shownFindings(mended, remaining);
    const done = applied.slice(0, FINDINGS).map(({ rule, fix }) => ({
      rule,
      safety: fix?.safety ?? 'unsafe',
      description: fix?.description ?? '',
    }));
    const limit = remaining.map(({ fix }) => fix && limitOf(fix)).find((reason) => reason !== undefined);
    const given = give ?? givenFor(mended, path !== undefined);
    const data = {
      ...(given === 'canvas' && { canvas: mended }),
      ...(given === 'edits' && { edits }),
      changed: mended !== canvas,
      applied: done,
      applied_total: applied.length,
      remaining: shown.lines,
      remaining_total: shown.total,
      ...(limit !== undefined && { limit }),
    };
    const text = [
      summaryOf(applied.length, remaining.length, limit),
      ...givenText(given, mended, edits, done),
      ...(remaining.length > 0 ? [findingsText(shown)] : []),
    ].join('\n\n');
    return { data, text, mended };
  },
});

function givenFor(mended: string, isFile: boolean): Given {
  if (isFile) return 'nothing';
  return mended.length > GIVEN_LENGTH ? 'edits' : 'canvas';
}

/** What was asked for, as text. Without it the answer says what was done. */
function givenText(given: Given, mended: string, edits: readonly unknown[], done: readonly unknown[]): string[] {
  if (given === 'nothing') return done.length > 0 ? [dataBlock({ applied: done })] : [];
  if (given === 'edits') {
    const text = dataBlock({ edits });
    return [text.length <= REPEATED_LENGTH ? text : leftOut('edits')];
  }
  return [mended.length <= REPEATED_LENGTH ? quotedBlock('html', mended) : leftOut('canvas')];
}

function leftOut(member: string): string {
  return `What was asked for is too long to be repeated here: take it from \`${member}\` of the structured answer.`;
}

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
