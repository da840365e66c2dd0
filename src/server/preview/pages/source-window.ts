/** Lines of a source that a page has at once; a browser lays out these before it shows any. */
const LINES = 400;

/** UTF-16 code units of them, for a source with long lines. */
const LENGTH = 60_000;

/** Lines shown where all is to be on one page: a browser lays out what of them is seen, but reads all. */
const LINES_AT_ONCE = 5_000;
const LENGTH_AT_ONCE = 250_000;

/** A part of a source that is shown. */
export interface SourceWindow {
  /** The source from its beginning to the end of the part. */
  text: string;
  /** Numbers of lines, from 1. */
  first: number;
  last: number;
  total: number;
  /** Whether there is more that no page shows. */
  isCut: boolean;
}

const LINE_END = /\r\n|\n|\r/g;

/**
 * The part of a source that is shown: one of the stretches of whole lines that it is cut into.
 *
 * @param line from 1, the one that is in it, or the nearest that is there; nothing for all that one page can hold
 */
export function sourceWindow(source: string, line: number | undefined): SourceWindow {
  const starts = lineStarts(source);
  const total = starts.length;
  const isWhole = line === undefined;
  const [lines, length] = isWhole ? [LINES_AT_ONCE, LENGTH_AT_ONCE] : [LINES, LENGTH];
  let first = 0;
  let behind = 0;
  do {
    first = behind;
    behind = first + 1;
    const from = starts[first] ?? 0;
    while (behind < Math.min(total, first + lines) && endOf(behind, starts, source) - from <= length) behind += 1;
  } while (behind < Math.min(line ?? 1, total));
  const end = behind < total ? (starts[behind] ?? 0) : source.length;
  const most = (starts[first] ?? 0) + LENGTH_AT_ONCE;
  const isCut = end > most || (isWhole && behind < total);
  return { text: source.slice(0, Math.min(end, most)), first: first + 1, last: behind, total, isCut };
}

/** UTF-16 offset behind a line, from 0. */
function endOf(line: number, starts: readonly number[], source: string): number {
  return starts[line + 1] ?? source.length;
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (const match of source.matchAll(LINE_END)) starts.push(match.index + match[0].length);
  return starts;
}
