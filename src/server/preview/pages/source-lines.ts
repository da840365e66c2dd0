import type { Finding, Severity } from 'inlay/internal/lint/finding.js';

/** A part of a line under the same findings. */
export interface Segment {
  text: string;
  /** The worst severity of the findings on it; nothing where there is none. */
  severity?: Severity;
  /** Whether one of them begins on this line. */
  begins?: boolean;
}

/** A line of a source with what was found on it. */
export interface SourceLine {
  /** From 1. */
  number: number;
  /** UTF-16 offset of its text. */
  start: number;
  segments: Segment[];
  /** The findings that begin on it, by their index. */
  begins: number[];
}

type Span = Pick<Finding, 'start' | 'end' | 'severity'>;

const RANK: Record<Severity, number> = { error: 3, warning: 2, info: 1 };

/**
 * The first lines of a source, cut where findings begin and end.
 *
 * @param findings in the order of the source
 * @param most how many lines
 */
export function sourceLines(source: string, findings: readonly Span[], most: number): SourceLine[] {
  const lines: SourceLine[] = [];
  const lineEnd = /\r\n|\n|\r/g;
  let next = 0;
  let open: Span[] = [];
  for (let start = 0; lines.length < most; ) {
    const match = lineEnd.exec(source);
    const end = match?.index ?? source.length;
    const after = match ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
    open = open.filter((span) => span.end > start);
    const begins: number[] = [];
    for (let span = findings[next]; span && span.start < after; span = findings[next]) {
      begins.push(next);
      open.push(span);
      next += 1;
    }
    lines.push({ number: lines.length + 1, start, segments: cut(source, start, end, open), begins });
    if (!match) break;
    start = after;
  }
  return lines;
}

function cut(source: string, start: number, end: number, open: readonly Span[]): Segment[] {
  // The blank before the text of a line is not marked: it would look like a staircase.
  const text = end - source.slice(start, end).trimStart().length;
  const cuts = new Set([start, text, end]);
  for (const span of open) {
    for (const at of [span.start, span.end]) if (at > start && at < end) cuts.add(at);
  }
  const places = [...cuts].sort((a, b) => a - b);
  const segments: Segment[] = [];
  for (const [index, from] of places.entries()) {
    // A finding of no length, such as one of what is missing, is a mark between two letters.
    const points = open.filter((span) => span.start === from && span.end === from);
    if (points.length > 0) segments.push(segment('', points, start));
    const to = places[index + 1];
    if (to === undefined || to === from) continue;
    const over = from < text ? [] : open.filter((span) => span.start < to && span.end > from);
    segments.push(segment(source.slice(from, to), over, start));
  }
  return segments;
}

function segment(text: string, spans: readonly Span[], lineStart: number): Segment {
  const worst = spans.reduce<Severity | undefined>(
    (found, { severity }) => (found === undefined || RANK[severity] > RANK[found] ? severity : found),
    undefined,
  );
  return worst === undefined
    ? { text }
    : { text, severity: worst, begins: spans.some(({ start }) => start >= lineStart) };
}
