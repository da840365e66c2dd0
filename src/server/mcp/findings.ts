import { overlapped } from 'inlay/internal/lint/edit/fix.js';
import type { Finding, Fix } from 'inlay/internal/lint/finding.js';
import { conciseFindings } from 'inlay/internal/lint/format/concise.js';
import { printable } from 'inlay/internal/message/printable.js';
import { EVIDENCE_LENGTH, FINDINGS, FINDINGS_LENGTH, FIX_LENGTH } from './limits.js';
import { quotedBlock, wholeText } from './texts.js';

/** How much an agent is told of a finding: a line, or all of it. */
export const DETAILS = ['concise', 'full'] as const;

/** A finding for a program that makes the edits itself. */
interface FullFinding extends Omit<Finding, 'endLine' | 'endColumn' | 'fix'> {
  /** No two that are listed overlap. */
  fix?: Pick<Fix, 'safety' | 'description' | 'edits'>;
  /** There is a fix, but that of this other finding overlaps it, and may mend both: it is made first. */
  fix_waits?: Place;
  /** There is a fix, too long for an answer: `fix_canvas` makes it. */
  fix_left_out?: true;
}

type Place = Pick<Finding, 'rule' | 'line' | 'column'>;

/** The first findings of all. Texts to write are whole or absent. */
export interface ShownFindings {
  /** A line each. */
  lines: string[];
  full: FullFinding[];
  total: number;
}

/** The first findings, as many as an answer has room for. */
export function shownFindings(source: string, all: readonly Finding[]): ShownFindings {
  const first = all.slice(0, FINDINGS);
  const fixed = first.filter(({ fix }) => fix && fix.edits.length > 0);
  const before = overlapped(fixed, ({ fix }) => fix?.edits ?? []);
  const shown = first.map((finding) => fullFinding(finding, before.get(finding)));
  const change = (_finding: Finding, index: number) => changeInstead(shown[index]);
  const plain = first.map((finding) => ({ ...finding, message: wholeText(finding.message) }));
  const lines = conciseFindings(source, plain, { change });
  let length = 0;
  const count = shown.findIndex((finding, index) => {
    length += JSON.stringify(finding).length + JSON.stringify(lines[index]).length;
    return length > FINDINGS_LENGTH;
  });
  const end = count < 0 ? shown.length : count;
  return { lines: lines.slice(0, end), full: shown.slice(0, end), total: all.length };
}

/** As text, with the words that what it quotes is data. */
export function findingsText({ lines, total }: ShownFindings): string {
  if (total === 0) return 'No findings.';
  const more = total - lines.length;
  const rest = more > 0 ? `\n\n${more} more findings are not listed: repair these first, then lint again.` : '';
  return `${quotedBlock('text', lines.join('\n'))}${rest}`;
}

/** @param first the finding whose fix goes before its own, be it itself; nothing without a fix */
function fullFinding(finding: Finding, first: Finding = finding): FullFinding {
  const { endLine: _line, endColumn: _column, fix, evidence, message, ...rest } = finding;
  const edits = fix?.edits.map(({ start, end, text }) => ({ start, end, text })) ?? [];
  const told = { ...rest, message: printable(wholeText(message)), ...(isShort(evidence) && { evidence }) };
  if (!fix) return told;
  if (first !== finding) {
    return { ...told, fix_waits: { rule: first.rule, line: first.line, column: first.column } };
  }
  if (JSON.stringify(edits).length > FIX_LENGTH) return { ...told, fix_left_out: true };
  return { ...told, fix: { safety: fix.safety, description: printable(fix.description), edits } };
}

/** What a line says in place of edits that are not told. */
function changeInstead(shown: FullFinding | undefined): string | undefined {
  if (shown?.fix_left_out) return 'a fix too long to be told: `fix_canvas` makes it';
  if (!shown?.fix_waits) return undefined;
  const { rule, line, column } = shown.fix_waits;
  return `its fix waits for that of \`${rule}\` at ${line}:${column}, which overlaps it`;
}

function isShort(evidence: unknown): boolean {
  return evidence !== undefined && JSON.stringify(evidence).length <= EVIDENCE_LENGTH;
}
