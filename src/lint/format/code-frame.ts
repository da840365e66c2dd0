import stringWidth from 'string-width';
import { printableLine } from '../../message/printable.js';
import type { Finding } from '../finding.js';
import type { PaintFinding } from './format.js';
import { columnsOf } from './wrapped.js';

/** Lines shown before and after those with a finding. */
const AROUND = 1;

/** Lines of a finding that are shown: of a longer one the first ones. */
const LINES = 4;

/** UTF-16 code units shown of a line: of a longer one the part around the finding. */
const LENGTH = 120;

/** What is shown of a long line before the finding. */
const LEAD = 40;

/** Columns of a line that are not its text: the mark, the bar, blanks, and the signs of what is left out. */
const BESIDE = 7;

const TAB = '    ';

/** What is to be underlined. */
type Marked = Pick<Finding, 'start' | 'end' | 'line' | 'column' | 'endLine' | 'endColumn'>;

/** A part of a line, each character shown as it is to be seen. */
interface ShownLine {
  before: string;
  marked: string;
  after: string;
}

/**
 * The lines of a source around a finding, with line numbers, the finding underlined. Wide characters and tabs take the
 * room that they have on a terminal; control characters are written out.
 *
 * @param width columns of the terminal; nothing for what is no terminal
 */
export function codeFrame(source: string, finding: Marked, paint: PaintFinding, width?: number): string {
  const { line: first, endLine } = finding;
  const lastMarked = Math.min(endLine, first + LINES - 1);
  const from = Math.max(1, first - AROUND);
  const lines = linesFrom(source, finding.start - finding.column + 1, first - from, lastMarked + AROUND - from + 1);
  const gutter = String(lastMarked + AROUND).length;
  const length = Math.min(LENGTH, (columnsOf(width) ?? LENGTH * 2) - gutter - BESIDE);
  const rows = lines.flatMap((text, index) => {
    const number = from + index;
    const isMarked = number >= first && number <= lastMarked;
    const label = paint('dim', `${String(number).padStart(gutter)} |`);
    if (!isMarked) return [`  ${label} ${shown(text, 0, 0, length).after}`.trimEnd()];
    const start = number === first ? finding.column - 1 : text.length - text.trimStart().length;
    const end = number === endLine ? finding.endColumn - 1 : text.trimEnd().length;
    const { before, marked, after } = shown(text, start, Math.max(start, end), length);
    const carets = '^'.repeat(Math.max(1, stringWidth(marked)));
    const empty = paint('dim', `${' '.repeat(gutter)} |`);
    return [
      `${paint('red', '>')} ${label} ${before}${marked}${after}`.trimEnd(),
      `  ${empty} ${' '.repeat(stringWidth(before))}${paint('red', carets)}`,
    ];
  });
  if (endLine > lastMarked) rows.push(`  ${paint('dim', `${' '.repeat(gutter)} | …`)}`);
  return rows.join('\n');
}

const LINE_END = /\r\n|\n|\r/g;

/** So many lines: those before the one that begins at an offset, that one, and those after it. */
function linesFrom(source: string, offset: number, before: number, count: number): string[] {
  let start = offset;
  for (let index = 0; index < before; index += 1) start = previousLine(source, start);
  const lines: string[] = [];
  for (let at = start; lines.length < count; ) {
    LINE_END.lastIndex = at;
    const end = LINE_END.exec(source);
    lines.push(source.slice(at, end?.index ?? source.length));
    if (!end) break;
    at = LINE_END.lastIndex;
  }
  return lines;
}

/** Where the line before the one that begins at an offset begins. */
function previousLine(source: string, start: number): number {
  const end = source.endsWith('\r\n', start) ? start - 2 : start - 1;
  const begin = end > 0 ? source.lastIndexOf('\n', end - 1) + 1 : 0;
  return begin + source.slice(begin, end).lastIndexOf('\r') + 1;
}

function shown(text: string, start: number, end: number, length: number): ShownLine {
  const from = text.length > length ? Math.max(0, start - Math.min(LEAD, Math.floor(length / 3))) : 0;
  const to = Math.min(text.length, from + length);
  const markedEnd = Math.min(end, to);
  return {
    before: `${from > 0 ? '…' : ''}${visible(text.slice(from, start))}`,
    marked: visible(text.slice(start, markedEnd)),
    after: `${visible(text.slice(markedEnd, to))}${to < text.length ? '…' : ''}`,
  };
}

/** Half of a surrogate pair, where a slice cut it, is no character that a terminal could show. */
function visible(text: string): string {
  return printableLine(text.toWellFormed().replaceAll('\ufeff', '').replaceAll('\t', TAB));
}
