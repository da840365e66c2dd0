import type { Position } from '../../position.js';
import type { Edit } from '../finding.js';

/** An edit with the place and the text that it replaces. Lines and columns are 1-based, columns in UTF-16 code units. */
export interface PlacedEdit extends Edit {
  replaced: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A function that tells the places of edits in a source, in any order: those of fixes go back and forth. */
export function editPlacer(source: string): (edit: Edit) => PlacedEdit {
  let starts: number[] | undefined;
  const positionAt = (offset: number): Position => {
    starts ??= lineStarts(source);
    const line = lineOf(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
  return (edit) => {
    const { line, column } = positionAt(edit.start);
    const last = positionAt(edit.end);
    const replaced = source.slice(edit.start, edit.end);
    return { ...edit, replaced, line, column, endLine: last.line, endColumn: last.column };
  };
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (const { 0: end, index } of source.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}

/** Index of the last line that starts at or before an offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
