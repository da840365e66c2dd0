import { positioner } from '../../position.js';
import type { Edit } from '../finding.js';

/** An edit with the place and the text that it replaces. Lines and columns are 1-based, columns in UTF-16 code units. */
export interface PlacedEdit extends Edit {
  replaced: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A function that tells the places of edits in a source, fastest in the order of the source. */
export function editPlacer(source: string): (edit: Edit) => PlacedEdit {
  const positionAt = positioner(source);
  return (edit) => {
    const { line, column } = positionAt(edit.start);
    const last = positionAt(edit.end);
    const replaced = source.slice(edit.start, edit.end);
    return { ...edit, replaced, line, column, endLine: last.line, endColumn: last.column };
  };
}
