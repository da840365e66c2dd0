import { printableLine, withoutCommands } from '../../message/printable.js';
import { fenceFor } from '../../text/code-fence.js';
import type { Finding } from '../finding.js';
import { countLine } from './counts.js';
import { editPlacer, type PlacedEdit } from './edit-places.js';
import type { Format } from './format.js';

/** UTF-16 code units shown of a replaced text: its head and tail tell which one it is. */
const SHOWN = 160;

/**
 * For a model's context: a line for every finding, `path:line:col severity rule: message => replace …with …`, and one for
 * the sum. What a fix would write stands there whole.
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
  const { line, column, severity, outcome, rule, message, fix } = finding;
  const review = outcome === 'needs-review' ? ' (needs review)' : '';
  const head = `${printableLine(path)}:${line}:${column} ${severity}${review} ${rule}: ${oneLine(message)}`;
  if (!fix) return head;
  const change = fix.edits.map((edit) => changeOf(place(edit))).join(', ');
  return `${head} => ${fix.safety === 'safe' ? '' : 'suggestion: '}${change}`;
}

function changeOf({ replaced, text, line, column }: PlacedEdit): string {
  if (replaced === '') return `insert ${quoted(text)} at ${line}:${column}`;
  const old = quoted(shortened(replaced));
  return text === '' ? `remove ${old}` : `replace ${old} with ${quoted(text)}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHOWN ? `${line.slice(0, SHOWN / 2)}…${line.slice(-SHOWN / 2)}` : line;
}

/** A code span of Markdown: fenced by more backticks than follow each other in the text. */
function quoted(text: string): string {
  const fence = fenceFor(text, 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${room}${oneLine(text)}${room}${fence}`;
}

function oneLine(text: string): string {
  return printableLine(text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' '));
}
