import type { Position } from '../../text/position.js';
import { countUpTo } from './ascending.js';

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
  const starts = source.includes('\r') ? afterLineEnds(source) : afterLineFeeds(source);
  const after = (offset: number) => countUpTo(starts, (start) => start, offset);
  return {
    startOf: (offset) => starts[after(offset) - 1] ?? 0,
    endOf: (offset) => starts[after(offset)] ?? source.length + 1,
    positionOf(offset) {
      const line = after(offset);
      return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
    },
  };
}

function afterLineEnds(source: string): number[] {
  const starts = [0];
  const lineEnd = /\n|\r(?!\n)/g;
  while (lineEnd.test(source)) starts.push(lineEnd.lastIndex);
  return starts;
}

/** The same without any CR, as nearly every source is: found by a plain search. */
function afterLineFeeds(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
