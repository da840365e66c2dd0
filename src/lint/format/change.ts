import { printableLine } from '../../message/printable.js';
import { fenceFor } from '../../text/code-fence.js';
import type { Fix } from '../finding.js';
import type { PlacedEdit } from './edit-places.js';

/** UTF-16 code units of a replaced text that is told; a longer one is told by its place. */
const SHOWN = 100;

/**
 * An edit in words, such as `replace … with …`. What is written stands there whole, and so does what is replaced: a model
 * looks for it in the file. A long one, or one of several lines, is told by its place: `3:5 to 9:10`, from the line and column
 * of its first character to those behind its last. So is one with a secret, and what is written is not told then.
 */
export function changeOf(edit: PlacedEdit, secret?: Fix['secret']): string {
  const { replaced, text, line, column } = edit;
  const fresh = secret === 'written' ? 'a text that has a secret in it' : quoted(text);
  if (replaced === '') return `insert ${fresh} at ${line}:${column}`;
  const old = secret === undefined && isShown(replaced) ? quoted(replaced) : placeOf(edit);
  return text === '' ? `remove ${old}` : `replace ${old} with ${fresh}`;
}

function isShown(text: string): boolean {
  return text.length <= SHOWN && !/[\r\n]/.test(text);
}

function placeOf({ line, column, endLine, endColumn }: PlacedEdit): string {
  return `${line}:${column} to ${endLine}:${endColumn}`;
}

/**
 * A code span of Markdown: fenced by more backticks than follow each other in the text. A line break between tags is a blank in
 * it, which means the same: whoever pastes `\n` shows that to visitors.
 */
export function quoted(text: string): string {
  const fence = fenceFor(text, 1);
  const room = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${room}${oneLine(text.replaceAll('>\n<', '> <'))}${room}${fence}`;
}

/** A text on one line, with nothing in it that is not seen. */
export function oneLine(text: string): string {
  return printableLine(text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' '));
}
