import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { findingId, fragment, lineId } from './anchors.js';
import type { NumberedFinding } from './finding-order.js';
import { icon } from './icon.js';
import { type SourceLine, sourceLines } from './source-lines.js';
import { sourceWindow } from './source-window.js';
import { colouring } from './syntax.js';
import { coloured } from './syntax-colours.js';
import { counted, unseen, visible } from './text.js';

/** How much of a source is shown, and what its lines are called. */
export interface ListingOptions {
  /** Whether its lines have ids, which findings lead to. */
  hasIds: boolean;
  /** The line, from 1, that must be among those that are shown. */
  line?: number;
  /** The address of the page that shows a line. Where there is none, all that a browser can show is shown at once. */
  more?: (line: number) => string;
}

/**
 * A text with line numbers, its syntax in colours, and the findings marked in it. The numbers and marks are not copied with it.
 * Of a long one a part is shown, with links to what comes before and after it.
 */
export function sourceListing(source: string, findings: readonly NumberedFinding[], options: ListingOptions): Element {
  const { hasIds, line = 1, more } = options;
  const { text, first, last, total, isCut } = sourceWindow(source, more === undefined ? undefined : line);
  const coloursOf = colouring(text);
  const shown = sourceLines(text, findings, last)
    .slice(first - 1)
    .map((each) => lineOf(each, findings, hasIds, coloursOf));
  return element('pre', { className: ['source'] }, [
    ...(more && first > 1 ? [moreLink(more, 'before', first - 1, `Lines 1 to ${first - 1}`)] : []),
    ...chunked(shown).map((lines) => element('code', { className: ['chunk'] }, lines)),
    ...(more && last < total ? [moreLink(more, 'after', last + 1, `Lines ${last + 1} to ${total}`)] : []),
    ...(isCut ? [element('span', { className: ['source__cut'] }, [cutNote(source, last - first + 1)])] : []),
  ]);
}

/** Lines that a browser lays out together, when one of them is seen. */
const CHUNK = 50;

function chunked<T>(lines: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, index) =>
    lines.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

function moreLink(more: (line: number) => string, side: string, line: number, words: string): Element {
  return element('a', { className: ['source__more'], href: more(line), dataMore: side }, [words]);
}

function cutNote(source: string, lines: number): string {
  return `Only the first ${counted(lines, 'line')} of ${counted(source.length, 'character')} are shown.`;
}

function lineOf(
  { number, start, segments, begins }: SourceLine,
  findings: readonly NumberedFinding[],
  hasId: boolean,
  coloursOf: ReturnType<typeof colouring>,
): Element {
  const id = hasId ? lineId(number) : undefined;
  let at = start;
  const marks = segments.flatMap(({ text, severity, begins: isHead }) => {
    const content = coloured(coloursOf(at, at + text.length), visible);
    at += text.length;
    if (severity === undefined) return content;
    const className = [
      'mark',
      `mark--${severity}`,
      ...(isHead ? ['mark--head'] : []),
      ...(text === '' ? ['mark--point'] : []),
    ];
    return [element('mark', { className }, content)];
  });
  return element('span', { className: begins.length > 0 ? ['line', 'line--found'] : ['line'], id, dataLine: number }, [
    ...flagOf(begins, findings),
    element('span', { className: ['line__text'] }, [...marks, '\n']),
  ]);
}

/** The way from a line to the first finding that begins on it. */
function flagOf(begins: readonly number[], findings: readonly NumberedFinding[]): Element[] {
  const [first] = begins;
  const finding = first === undefined ? undefined : findings[first];
  if (finding === undefined) return [];
  const more = begins.length > 1 ? ` and ${begins.length - 1} more` : '';
  const words = `Finding ${finding.index + 1}${more}: ${finding.severity} ${finding.rule}`;
  const href = fragment(findingId(finding.index));
  return [
    element('a', { className: ['flag', `flag--${finding.severity}`], href, title: words }, [
      icon(finding.severity),
      unseen(words),
    ]),
  ];
}
