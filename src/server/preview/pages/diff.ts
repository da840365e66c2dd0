import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { Lines } from 'inlay/internal/lint/document/lines.js';
import type { Fix } from 'inlay/internal/lint/finding.js';
import { diffLines, type Hunk, type Piece } from './diff-lines.js';
import { prose, unseen, visible } from './text.js';

/** Lines shown of a side of a hunk: of a longer one the first ones. */
const LINES = 40;

/** Hunks shown of a fix. */
const HUNKS = 40;

/** Pieces shown of a line. */
const PIECES = 80;

/** UTF-16 code units shown of what stays on a line between two changes: a page may be one line of a million. */
const KEPT = 160;

/** UTF-16 code units shown of what changes. */
const CHANGED = 2_000;

/** What a fix would change, for people who read: lines taken away, lines put there, the letters that differ marked. */
export function diffOf(source: string, lines: Lines, { description, edits }: Fix): Element {
  const hunks = diffLines(source, lines, edits);
  const more = hunks.length - HUNKS;
  return element('figure', { className: ['diff'] }, [
    element('figcaption', {}, prose(description)),
    element('pre', {}, [
      ...hunks.slice(0, HUNKS).map(hunkOf),
      ...(more > 0 ? [element('span', { className: ['hunk__line'] }, [`… and ${more} more places`, '\n'])] : []),
    ]),
  ]);
}

function hunkOf({ line, before, after }: Hunk): Element {
  return element('code', { className: ['hunk'] }, [
    element('span', { className: ['hunk__line'] }, [`Line ${line}`, '\n']),
    ...side(before, 'del', '−', 'Removed: '),
    ...side(after, 'ins', '+', 'Added: '),
  ]);
}

function side(lines: readonly Piece[][], tag: 'del' | 'ins', sign: string, words: string): Element[] {
  const shown = lines
    .slice(0, LINES)
    .map((pieces) =>
      element('span', { className: ['change', `change--${tag}`] }, [
        element('span', { className: ['change__sign'], ariaHidden: 'true' }, [sign]),
        unseen(words),
        element('span', { className: ['change__text'] }, [
          ...pieces
            .slice(0, PIECES)
            .map((piece) => (piece.changed ? element(tag, {}, [shownOf(piece)]) : shownOf(piece))),
          pieces.length > PIECES ? ' …' : '',
          '\n',
        ]),
      ]),
    );
  const more = lines.length - shown.length;
  return more > 0
    ? [...shown, element('span', { className: ['hunk__line'] }, [`… and ${more} more lines`, '\n'])]
    : shown;
}

/** Of a long text its beginning and its end. */
function shownOf({ text, changed }: Piece): string {
  const most = changed ? CHANGED : KEPT;
  if (text.length <= most) return visible(text);
  return `${visible(text.slice(0, most / 2).toWellFormed())} … ${visible(text.slice(-most / 2).toWellFormed())}`;
}
