import type { Position } from '../../text/position.js';
import { type Lines, linesOf } from '../document/lines.js';
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
  let lines: Lines | undefined;
  const positionAt = (offset: number): Position => {
    lines ??= linesOf(source);
    return lines.positionOf(offset);
  };
  return (edit) => {
    const { line, column } = positionAt(edit.start);
    const last = positionAt(edit.end);
    const replaced = source.slice(edit.start, edit.end);
    return { ...edit, replaced, line, column, endLine: last.line, endColumn: last.column };
  };
}
