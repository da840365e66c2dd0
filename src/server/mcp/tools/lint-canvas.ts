import { lint } from 'inlay/internal/lint/lint.js';
import * as z from 'inlay/internal/zod.js';
import { findingSchema, findingsText, shownFindings } from '../findings.js';
import { canvasInput } from '../inputs.js';
import { WORK } from '../limits.js';
import { defineTool } from '../tool.js';

const input = z.strictObject({ canvas: canvasInput });
const output = z.strictObject({
  findings: z.array(findingSchema).describe('In the order of the canvas, the first ones'),
  total: z.int().describe('All findings, those that are not listed too'),
  fixable: z.strictObject({
    safe: z.int().describe('Findings that `fix_canvas` mends with `apply: "safe"`'),
    suggested: z.int().describe('Findings that it mends beside those with `apply: "all"`'),
  }),
});

export const lintCanvas = defineTool({
  name: 'lint_canvas',
  title: 'Lint a canvas',
  description:
    'Finds what a canvas does wrong on this site: menus, logos, contacts, profiles and forms copied by hand, misused ' +
    'components, secrets, content that only scripts show. Each finding tells where, why and, mostly, the edits that mend it: ' +
    'no two overlap, so that all can be made at once, from the last to the first. `fix_canvas` makes them for you.',
  input,
  output,
  run({ canvas }, { manifest, lint: options }) {
    const all = lint(canvas, manifest, { ...options, limits: { work: WORK } });
    const shown = shownFindings(all);
    const count = (safety: string) => all.filter(({ fix }) => fix?.safety === safety).length;
    const fixable = { safe: count('safe'), suggested: count('unsafe') };
    return { data: { ...shown, fixable }, text: findingsText(canvas, all, shown) };
  },
});
