/** A place in a source text. */
export interface Position {
  /** 1-based; a line ends at LF, CRLF or a lone CR. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
}

/**
 * A function from a UTF-16 offset to its place in `source`. It reads the source once as long as the offsets ascend;
 * a lower offset starts over.
 */
export function positioner(source: string): (offset: number) => Position {
  const lineEnd = /\r\n|\n|\r/g;
  let line = 1;
  let lineStart = 0;
  let nextStart = firstLine();
  function firstLine(): number {
    lineEnd.lastIndex = 0;
    return following();
  }
  function following(): number {
    return lineEnd.exec(source) ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
  }
  return (offset) => {
    if (offset < lineStart) {
      line = 1;
      lineStart = 0;
      nextStart = firstLine();
    }
    while (nextStart <= offset) {
      line += 1;
      lineStart = nextStart;
      nextStart = following();
    }
    return { line, column: offset - lineStart + 1 };
  };
}
