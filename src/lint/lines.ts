import type { Position } from '../position.js';

/** The lines of a source. All offsets are UTF-16 code units. */
export interface Lines {
  /** Where the line of an offset begins. */
  startOf(offset: number): number;
  /** Where the next line begins, or would: behind the source for the last line. */
  endOf(offset: number): number;
  positionOf(offset: number): Position;
}

/** Finds the lines of a source once, for offsets in any order; one ends at LF, CRLF or a lone CR. */
export function linesOf(source: string): Lines {
  const starts = [0];
  for (const match of source.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  const after = (offset: number) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    startOf: (offset) => starts[after(offset) - 1] ?? 0,
    endOf: (offset) => starts[after(offset)] ?? source.length + 1,
    positionOf(offset) {
      const line = after(offset);
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    },
  };
}
