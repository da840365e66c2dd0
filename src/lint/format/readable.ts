import { printable, printableLine, withoutCommands } from '../../message/printable.js';
import type { Finding, Severity } from '../finding.js';
import { codeFrame } from './code-frame.js';
import { countLine, type FindingCounts, totalOf } from './counts.js';
import type { FindingStyle, Format, FormatContext, LintedFile, PaintFinding } from './format.js';
import { wrapped } from './wrapped.js';

const STYLES = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Severity, FindingStyle>;

/** For people: every finding with the lines around it, what to do about it, and the sum of all. */
export const readable: Format = {
  open: () => '',
  between: '\n',
  file: ({ path, source, findings }: LintedFile, context: FormatContext) =>
    withoutCommands(findings.map((finding) => findingText(path, source, finding, context)).join('\n')),
  close: (counts, { paint }) => sumText(counts, paint),
};

function findingText(path: string, source: string, finding: Finding, { paint, width }: FormatContext): string {
  const { rule, severity, outcome, message, line, column, fix } = finding;
  const review = outcome === 'needs-review' ? ' (needs review)' : '';
  const place = paint('underline', `${printableLine(path)}:${line}:${column}`);
  const mending = fix && paint('green', fix.safety === 'safe' ? 'fix' : 'suggestion');
  return [
    `${paint(STYLES[severity], `${severity}${review}`)} ${paint('bold', rule)} ${place}`,
    `  ${wrapped(printable(message), width, '  ')}`,
    '',
    codeFrame(source, finding, paint, width),
    '',
    ...(fix ? [`  ${wrapped(`${mending}: ${printable(fix.description)}`, width, '  ')}`, ''] : []),
  ].join('\n');
}

function sumText(counts: FindingCounts, paint: PaintFinding): string {
  const { errors, fixable, suggestions, filesWithFindings } = counts;
  const gap = filesWithFindings > 0 ? '\n' : '';
  const style = errors > 0 ? 'red' : totalOf(counts) > 0 ? 'yellow' : 'green';
  const hints = [
    ...(fixable > 0 ? [`${fixable} can be fixed with --fix`] : []),
    ...(suggestions > 0 ? [`${suggestions} with --fix-suggestions, after a look`] : []),
  ];
  return `${gap}${paint(style, countLine(counts))}\n${hints.length > 0 ? `${hints.join(', ')}\n` : ''}`;
}
