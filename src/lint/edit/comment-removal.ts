import type { Span } from '../document/element.js';
import type { linesOf } from '../document/lines.js';
import type { Edit } from '../finding.js';
import { blanksBefore, blanksBehind } from './blanks.js';

/** Takes a comment away, with its line if nothing else is on it. */
export function commentRemoval(source: string, { start, end }: Span, lines: ReturnType<typeof linesOf>): Edit {
  const [from, to] = [lines.startOf(start), Math.min(lines.endOf(end), source.length)];
  const isAlone = blanksBefore(source, start) <= from && blanksBehind(source, end) >= to;
  return isAlone ? { start: from, end: to, text: '' } : { start, end, text: '' };
}
