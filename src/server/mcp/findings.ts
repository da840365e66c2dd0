import { overlapped } from 'inlay/internal/lint/edit/fix.js';
import { type Finding, SEVERITIES } from 'inlay/internal/lint/finding.js';
import { formatFindings } from 'inlay/internal/lint/format/format-findings.js';
import { printable } from 'inlay/internal/message/printable.js';
import { shortText } from 'inlay/internal/text/short-text.js';
import * as z from 'inlay/internal/zod.js';
import { EVIDENCE_LENGTH, FINDINGS, FINDINGS_LENGTH, MESSAGE_LENGTH } from './limits.js';
import { quotedBlock } from './texts.js';

const editSchema = z.strictObject({
  start: z.int().describe('UTF-16 offset into the canvas'),
  end: z.int().describe('UTF-16 offset behind what is replaced; equal to `start` for an insertion'),
  text: z.string().describe('What to write there'),
});

/** A finding as an agent needs it: what is wrong, where, and what to do. Messages hide nothing; edits are exact. */
export const findingSchema = z.strictObject({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  outcome: z.enum(['violation', 'needs-review']).describe('`needs-review`: likely; look before you change it'),
  message: z.string(),
  line: z.int(),
  column: z.int(),
  start: z.int().describe('UTF-16 offset into the canvas'),
  end: z.int(),
  resource: z.string().optional().describe('JSON Pointer into the manifest: what is duplicated or misused'),
  evidence: z.unknown().optional(),
  docs: z.string().describe('Resource with the rule’s documentation'),
  fix: z
    .strictObject({
      safety: z.enum(['safe', 'unsafe']).describe('`safe` only if it is proven that nothing else changes'),
      description: z.string(),
      edits: z
        .array(editSchema)
        .describe('All of them or none; offsets are those of the canvas before. No two listed fixes overlap'),
    })
    .optional(),
  fix_waits: z
    .strictObject({ rule: z.string(), line: z.int(), column: z.int() })
    .optional()
    .describe(
      'There is a fix, but that of this other finding overlaps it, and may mend both: apply that, then lint again',
    ),
  fix_left_out: z.literal(true).optional().describe('There is a fix, too large to be told: `fix_canvas` applies it'),
});

export type ShownFinding = z.input<typeof findingSchema>;

/** The findings of one answer, of the first ones of all. */
export interface ShownFindings {
  findings: ShownFinding[];
  total: number;
}

/** The first findings, as many as an answer has room for. */
export function shownFindings(all: readonly Finding[]): ShownFindings {
  const findings: ShownFinding[] = [];
  let length = 0;
  const first = all.slice(0, FINDINGS);
  const fixed = first.filter(({ fix }) => fix && fix.edits.length > 0);
  const before = overlapped(fixed, ({ fix }) => fix?.edits ?? []);
  for (const finding of first) {
    const shown = shownFinding(finding, FINDINGS_LENGTH - length, before.get(finding));
    length += JSON.stringify(shown).length;
    if (length > FINDINGS_LENGTH) break;
    findings.push(shown);
  }
  return { findings, total: all.length };
}

/** In the agent format, with the words that what it quotes is data. */
export function findingsText(canvas: string, all: readonly Finding[], shown: ShownFindings): string {
  const listed = all.slice(0, shown.findings.length);
  const bare = listed.map((finding, index) => withoutLongFix(finding, shown.findings[index]));
  const lines = formatFindings('agent', [{ path: 'canvas', source: canvas, findings: bare }]);
  const more = shown.total - listed.length;
  const rest = more > 0 ? `\n\n${more} more findings are not listed: repair these first, then lint again.` : '';
  return `${quotedBlock('text', lines)}${rest}`;
}

/** @param first the finding whose fix goes before its own, be it itself; nothing without a fix */
function shownFinding(finding: Finding, room: number, first: Finding = finding): ShownFinding {
  const { rule, severity, outcome, message, line, column, start, end, resource, evidence, docs, fix } = finding;
  const edits = fix?.edits.map(({ start, end, text }) => ({ start, end, text })) ?? [];
  const fits = JSON.stringify(edits).length < room / 2;
  return {
    ...{ rule, severity, outcome, message: printable(shortText(message, MESSAGE_LENGTH)), line, column, start, end },
    ...(resource !== undefined && { resource }),
    ...(isShort(evidence) && { evidence }),
    docs,
    ...(first !== finding && { fix_waits: { rule: first.rule, line: first.line, column: first.column } }),
    ...(fix &&
      first === finding &&
      fits && { fix: { safety: fix.safety, description: printable(fix.description), edits } }),
    ...(fix && first === finding && !fits && { fix_left_out: true as const }),
  };
}

function isShort(evidence: unknown): boolean {
  return evidence !== undefined && JSON.stringify(evidence).length <= EVIDENCE_LENGTH;
}

function withoutLongFix({ fix, ...finding }: Finding, shown: ShownFinding | undefined): Finding {
  const { rule, line, column } = shown?.fix_waits ?? {};
  const waits =
    rule === undefined ? '' : ` Its fix waits for that of \`${rule}\` at ${line}:${column}, which overlaps it.`;
  const message = `${shortText(finding.message, MESSAGE_LENGTH)}${waits}`;
  return { ...finding, message, ...(fix && shown?.fix && { fix }) };
}
