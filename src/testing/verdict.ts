import { codeFrame } from '../lint/format/code-frame.js';
import { type Position, positioner } from '../text/position.js';

/** Where a property does not hold, and why. */
export interface Counterexample extends Position {
  /** The property's name. */
  property: string;
  /** What was found and what was expected. */
  message: string;
  /** Which text the place is in. */
  in: 'html' | 'canvas';
  /** UTF-16 offsets. `line` and `column` are those of `start`. */
  start: number;
  end: number;
  /** The lines around, with the place underlined. */
  excerpt: string;
  /** JSON Pointer into the site: what the page should show. */
  resource?: string;
}

/** What a property says of a page. */
export type Verdict = { holds: true } | { holds: false; counterexamples: Counterexample[]; message: string };

/** What a check finds, before its place is looked up. */
export interface Trouble {
  message: string;
  /** UTF-16 offsets. */
  start: number;
  end: number;
  /** @default 'html' */
  in?: 'html' | 'canvas';
  resource?: string;
}

/** Counterexamples of one property on a page: what goes wrong a hundred times goes wrong. */
const MAX_COUNTEREXAMPLES = 20;

/** Counterexamples that a message shows. */
const SHOWN = 5;

/** Gives what a check found its places in the texts. */
export function verdictOf(property: string, troubles: readonly Trouble[], html: string, canvas = ''): Verdict {
  if (troubles.length === 0) return { holds: true };
  const counterexamples = troubles.slice(0, MAX_COUNTEREXAMPLES).map((trouble): Counterexample => {
    const { message, start, end, in: where = 'html', resource } = trouble;
    const source = where === 'html' ? html : canvas;
    const positionOf = positioner(source);
    const position = positionOf(start);
    const last = positionOf(end);
    const marked = { start, end, ...position, endLine: last.line, endColumn: last.column };
    const excerpt = codeFrame(source, marked, (_style, text) => text);
    return {
      property,
      message,
      in: where,
      start,
      end,
      ...position,
      excerpt,
      ...(resource !== undefined && { resource }),
    };
  });
  return { holds: false, counterexamples, message: textOf(counterexamples) };
}

/** Counterexamples for people. */
export function textOf(counterexamples: readonly Counterexample[]): string {
  const shown = counterexamples
    .slice(0, SHOWN)
    .map(
      ({ property, message, in: where, line, column, excerpt }) =>
        `${property}, ${where}:${line}:${column}\n  ${message}\n\n${indented(excerpt)}`,
    );
  const more = counterexamples.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n\n');
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
