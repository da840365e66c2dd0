import { printableLine, withoutCommands } from '../../message/printable.js';
import type { Finding } from '../finding.js';
import { changeOf, oneLine } from './change.js';
import { countLine } from './counts.js';
import { editPlacer } from './edit-places.js';
import type { Format } from './format.js';

/**
 * For a model's context: a line for every finding, `path:line:col severity rule: message => replace … with …`, and one for
 * the sum. What a fix would write stands there whole; without a fix the line says from where to where to edit.
 */
export const agent: Format = {
  open: () => '',
  between: '\n',
  file({ path, source, findings }) {
    const place = editPlacer(source);
    return withoutCommands(findings.map((finding) => lineOf(path, finding, place)).join('\n'));
  },
  close: (counts) => `${counts.filesWithFindings > 0 ? '\n' : ''}${countLine(counts)}\n`,
};

function lineOf(path: string, finding: Finding, place: ReturnType<typeof editPlacer>): string {
  const { line, column, endLine, endColumn, severity, outcome, rule, message, fix } = finding;
  const review = outcome === 'needs-review' ? ' (needs review)' : '';
  const head = `${printableLine(path)}:${line}:${column} ${severity}${review} ${rule}: ${oneLine(message)}`;
  // Not the text itself: nobody has looked whether it holds a secret.
  if (!fix) return `${head} => edit ${line}:${column} to ${endLine}:${endColumn}`;
  const change = fix.edits.map((edit) => changeOf(place(edit), fix.secret)).join(', ');
  return `${head} => ${fix.safety === 'safe' ? '' : 'suggestion: '}${change}`;
}
