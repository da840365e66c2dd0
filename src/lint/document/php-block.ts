/**
 * A function that tells where a block of PHP ends, by the UTF-16 offset behind its `<?php`, `<?=` or `<?`: behind its `?>`, which
 * is no mark in a text or in a comment of several lines. A block without one goes on to the end of the source, as PHP reads it.
 *
 * A text or a comment that never ends may be none: from then on the first mark counts, so that all takes time that grows with
 * the source.
 */
export function phpEnds(source: string): (from: number) => number {
  let isPlain = false;
  return (from) => {
    const end = isPlain ? undefined : endOfBlock(source, from);
    isPlain ||= end === undefined;
    return end ?? behind(source, '?>', from) ?? source.length;
  };
}

/** Nothing where a part of it never ends. */
function endOfBlock(source: string, from: number): number | undefined {
  let at = from;
  for (;;) {
    TURN.lastIndex = at;
    const turn = TURN.exec(source);
    if (!turn) return source.length;
    if (turn[0] === '?>') return TURN.lastIndex;
    const end = endOfPart(source, turn[0], TURN.lastIndex);
    if (end === undefined) return undefined;
    at = end;
  }
}

/** What begins or ends a part of PHP. A `#[` begins an attribute, not a comment. */
const TURN = /\?>|['"`]|\/\*|\/\/|#(?!\[)/g;

/** Where a text or a comment ends, or nothing. */
function endOfPart(source: string, open: string, from: number): number | undefined {
  if (open === '/*') return behind(source, '*/', from);
  if (open === '//' || open === '#') {
    LINE_END.lastIndex = from;
    return LINE_END.exec(source)?.index ?? source.length;
  }
  for (let at = from; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === open) return at + 1;
  }
  return undefined;
}

/** A comment of one line ends before `?>`, too. */
const LINE_END = /\?>|[\r\n]/g;

function behind(source: string, mark: string, from: number): number | undefined {
  const at = source.indexOf(mark, from);
  return at < 0 ? undefined : at + mark.length;
}
