import type { Lines } from 'inlay/internal/lint/document/lines.js';
import { byPlace } from 'inlay/internal/lint/edit/fix.js';
import type { Edit } from 'inlay/internal/lint/finding.js';

/** A part of a line of a diff; `changed` where an edit took it away or put it there. */
export interface Piece {
  text: string;
  changed: boolean;
  /** UTF-16 offset in the text of its side. */
  start: number;
}

/** A side of a hunk. */
export interface Side {
  /** From `Hunk.from` on. */
  text: string;
  lines: Piece[][];
}

/** UTF-16 code units looked at before and behind the edits of a hunk: of a longer line only so much is shown anyway. */
const AROUND = 1_000;

/** A place of a source that edits change: its lines before and after. */
export interface Hunk {
  /** Of the first line, from 1. */
  line: number;
  /** UTF-16 offset in the source at which the texts of both sides begin. */
  from: number;
  before: Side;
  after: Side;
}

/**
 * What edits change, whole line by whole line; edits on the same line are one hunk.
 *
 * @param lines of the source
 */
export function diffLines(source: string, lines: Lines, edits: readonly Edit[]): Hunk[] {
  const hunks: { start: number; end: number; edits: Edit[] }[] = [];
  for (const edit of edits.toSorted(byPlace)) {
    const start = lines.startOf(edit.start);
    const end = takesWholeLines(edit, lines) ? edit.end : Math.min(lines.endOf(edit.end), source.length);
    const last = hunks.at(-1);
    if (last && start < Math.max(last.end, last.start + 1)) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else hunks.push({ start, end, edits: [edit] });
  }
  return hunks.map(({ start, end, edits: own }) => {
    // What stands before the first edit and behind the last one is on their lines, which may be all of a page.
    const from = Math.max(start, (own[0]?.start ?? start) - AROUND);
    const { before, after } = sides(source, from, end, own);
    return { line: lines.positionOf(start).line, from, before: sideOf(before), after: sideOf(after) };
  });
}

/** Whether the line behind an edit stays a line of its own, so that it need not be shown. */
function takesWholeLines({ start, end, text }: Edit, lines: Lines): boolean {
  const endsLine = text === '' ? lines.startOf(start) === start : /[\r\n]$/.test(text);
  return end > start && lines.startOf(end) === end && endsLine;
}

function sides(
  source: string,
  from: number,
  end: number,
  edits: readonly Edit[],
): { before: Stretch[]; after: Stretch[] } {
  const before: Stretch[] = [];
  const after: Stretch[] = [];
  let at = from;
  const to = Math.min(end, Math.max(at, edits.at(-1)?.end ?? end) + AROUND);
  for (const edit of edits) {
    const kept = { text: source.slice(at, edit.start), changed: false };
    before.push(kept, { text: source.slice(edit.start, edit.end), changed: true });
    after.push(kept, { text: edit.text, changed: true });
    at = edit.end;
  }
  const rest = { text: source.slice(at, to), changed: false };
  return { before: [...before, rest], after: [...after, rest] };
}

type Stretch = Omit<Piece, 'start'>;

function sideOf(stretches: readonly Stretch[]): Side {
  return { text: stretches.map(({ text }) => text).join(''), lines: inLines(stretches) };
}

const LINE_END = /\r\n|\n|\r/g;

function inLines(stretches: readonly Stretch[]): Piece[][] {
  const lines: Piece[][] = [[]];
  let offset = 0;
  const put = (start: number, text: string, changed: boolean) => {
    if (text !== '') lines.at(-1)?.push({ text, changed, start });
  };
  for (const { text, changed } of stretches) {
    let from = 0;
    for (const { index, 0: lineEnd } of [...text.matchAll(LINE_END), { index: text.length, 0: '' }]) {
      const part = text.slice(from, index);
      // The blank before a line is not marked: it would look like a staircase.
      const blank = changed && lines.at(-1)?.length === 0 ? part.length - part.trimStart().length : 0;
      const whole = blank === part.length ? 0 : blank;
      put(offset + from, part.slice(0, whole), false);
      put(offset + from + whole, part.slice(whole), changed);
      from = index + lineEnd.length;
      if (lineEnd !== '') lines.push([]);
    }
    offset += text.length;
  }
  // What ends with a line end has no line after it; what is wholly gone or blank is none.
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}
