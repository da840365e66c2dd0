import { lint } from 'inlay/internal/lint/lint.js';
import * as z from 'inlay/internal/zod.js';
import { DETAILS, findingsText, shownFindings } from '../findings.js';
import { canvasOrPath } from '../inputs.js';
import { WORK } from '../limits.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({
  ...canvasOrPath,
  detail: z
    .enum(DETAILS)
    .default('concise')
    .describe('`full`: with offsets of edits, evidence and the page of the rule'),
});
const output = z.looseObject({
  findings: z
    .array(z.unknown())
    .describe('Lines `line:column severity rule: what => edit`; if `full`, objects with `fix.edits` (UTF-16 offsets)'),
  total: z.int(),
  fixable: z.looseObject({ safe: z.int(), suggested: z.int() }),
});

export const lintCanvas = defineTool({
  name: 'lint_canvas',
  title: 'Lint a canvas',
  description:
    'Finds what a canvas does wrong on this site: what the site has, copied by hand or made up; misused components; secrets; ' +
    'content that only scripts show. Tells where, what, and the edit or component that mends it. Edits do not overlap: make ' +
    'all, from the last to the first, or have `fix_canvas` make them.',
  input,
  output,
  run({ canvas = '', detail }, { manifest, lint: options }) {
    const all = lint(canvas, manifest, { ...options, limits: { work: WORK } });
    const shown = shownFindings(canvas, all);
    const count = (safety: string) => all.filter(({ fix }) => fix?.safety === safety).length;
    const fixable = { safe: count('safe'), suggested: count('unsafe') };
    const findings = detail === 'full' ? shown.full : shown.lines;
    return { data: { findings, total: shown.total, fixable }, text: findingsText(shown) };
  },
});
