import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Finding } from 'inlay/internal/lint/finding.js';
import { findingId, fragment, lineId } from './anchors.js';
import { icon } from './icon.js';
import { type SourceLine, sourceLines } from './source-lines.js';
import { counted, unseen, visible } from './text.js';

/** Lines shown of a source: a browser lays out these at once, and not a million. */
const LINES = 5_000;

/** UTF-16 code units shown of a source, for those that are one long line. */
const LENGTH = 400_000;

/** A text with line numbers, and the findings marked in it. The numbers and marks are not copied with it. */
export function sourceListing(source: string, findings: readonly Finding[], idsOfLines: boolean): Element {
  const text = source.slice(0, LENGTH);
  const lines = sourceLines(text, findings, LINES);
  const shown = lines.map((line) => lineOf(line, findings, idsOfLines));
  const isCut = source.length > LENGTH || lines.length === LINES;
  return element('pre', { className: ['source'] }, [
    element('code', {}, shown),
    ...(isCut ? [element('span', { className: ['source__cut'] }, [cutNote(source, lines.length)])] : []),
  ]);
}

function cutNote(source: string, lines: number): string {
  return `Only the first ${counted(lines, 'line')} of ${counted(source.length, 'character')} are shown.`;
}

function lineOf({ number, segments, begins }: SourceLine, findings: readonly Finding[], hasId: boolean): Element {
  const id = hasId ? lineId(number) : undefined;
  const marks = segments.map(({ text, severity, begins: isHead }) => {
    if (severity === undefined) return visible(text);
    const className = [
      'mark',
      `mark--${severity}`,
      ...(isHead ? ['mark--head'] : []),
      ...(text === '' ? ['mark--point'] : []),
    ];
    return element('mark', { className }, [visible(text)]);
  });
  return element('span', { className: begins.length > 0 ? ['line', 'line--found'] : ['line'], id, dataLine: number }, [
    ...flagOf(begins, findings),
    element('span', { className: ['line__text'] }, [...marks, '\n']),
  ]);
}

/** The way from a line to the first finding that begins on it. */
function flagOf(begins: readonly number[], findings: readonly Finding[]): Element[] {
  const [first] = begins;
  const finding = first === undefined ? undefined : findings[first];
  if (first === undefined || finding === undefined) return [];
  const more = begins.length > 1 ? ` and ${begins.length - 1} more` : '';
  const words = `Finding ${first + 1}${more}: ${finding.severity} ${finding.rule}`;
  const href = fragment(findingId(first));
  return [
    element('a', { className: ['flag', `flag--${finding.severity}`], href, title: words }, [
      icon(finding.severity),
      unseen(words),
    ]),
  ];
}
