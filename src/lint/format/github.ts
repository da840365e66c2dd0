import { harmless } from '../../message/printable.js';
import type { Finding, Severity } from '../finding.js';
import type { Format } from './format.js';

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<Severity, string>;

/**
 * For GitHub Actions: a workflow command for every finding, which becomes an annotation.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const github: Format = {
  open: () => '',
  between: '',
  file: ({ path, findings }) => findings.map((finding) => `${commandOf(path, finding)}\n`).join(''),
  close: () => '',
};

function commandOf(path: string, finding: Finding): string {
  const { rule, severity, line, column, endLine, endColumn, message, fix } = finding;
  // GitHub takes columns only where both are on one line.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = { file: path, line, endLine, ...columns, title: rule };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const hint = fix ? `\n${fix.safety === 'safe' ? 'Fix' : 'Suggestion'}: ${fix.description}` : '';
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(message + hint)}`;
}

function escapeData(text: string): string {
  const escaped = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('\t', ' ');
  return harmless(escaped);
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
