import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { linesOf } from 'inlay/internal/lint/document/lines.js';
import type { Fix } from 'inlay/internal/lint/finding.js';
import { diffLines, type Hunk, type Piece, type Side } from './diff-lines.js';
import { type ColouredPiece, colouring } from './syntax.js';
import { coloured } from './syntax-colours.js';
import { leadsIn } from './syntax-lead.js';
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

/** UTF-16 code units of a side that are read for their colours: of a longer one its beginning is seen, and little else. */
const READ = 100_000;

/**
 * What fixes would change in a source, for people who read: lines taken away, lines put there, the letters that differ marked,
 * the syntax in colours. The source is read once for all of them, when the first is drawn.
 */
export function diffsIn(source: string): (fix: Fix) => Element {
  const read = () => ({ lines: linesOf(source), leadOf: leadsIn(source) });
  let known: ReturnType<typeof read> | undefined;
  return ({ description, edits }) => {
    known ??= read();
    const { lines, leadOf } = known;
    const hunks = diffLines(source, lines, edits);
    const more = hunks.length - HUNKS;
    return element('figure', { className: ['diff'] }, [
      element('figcaption', {}, prose(description)),
      element('pre', {}, [
        ...hunks.slice(0, HUNKS).map((hunk) => hunkOf(hunk, leadOf(hunk.from))),
        ...(more > 0 ? [element('span', { className: ['hunk__line'] }, [`… and ${more} more places`, '\n'])] : []),
      ]),
    ]);
  };
}

/** @param lead what decides how both sides begin: see `leadsIn` */
function hunkOf({ line, before, after }: Hunk, lead: string): Element {
  return element('code', { className: ['hunk'] }, [
    element('span', { className: ['hunk__line'] }, [`Line ${line}`, '\n']),
    ...sideOf(before, lead, 'del', '−', 'Removed: '),
    ...sideOf(after, lead, 'ins', '+', 'Added: '),
  ]);
}

function sideOf({ text, lines }: Side, lead: string, tag: 'del' | 'ins', sign: string, words: string): Element[] {
  const coloursOf = coloursIn(text, lead);
  const shown = lines
    .slice(0, LINES)
    .map((pieces) =>
      element('span', { className: ['change', `change--${tag}`] }, [
        element('span', { className: ['change__sign'], ariaHidden: 'true' }, [sign]),
        unseen(words),
        element('span', { className: ['change__text'] }, [
          ...pieces
            .slice(0, PIECES)
            .flatMap((piece) =>
              piece.changed ? [element(tag, {}, shownOf(piece, coloursOf))] : shownOf(piece, coloursOf),
            ),
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

type ColoursOf = (start: number, text: string) => ColouredPiece[];

/** Cuts stretches of a side by its syntax; they are asked for in its order. */
function coloursIn(text: string, lead: string): ColoursOf {
  const coloursOf = colouring(lead + text.slice(0, READ));
  return (start, stretch) => {
    const end = start + stretch.length;
    return end > READ ? [{ text: stretch }] : coloursOf(lead.length + start, lead.length + end);
  };
}

/** Of a long text its beginning and its end; of one that stays they have no colours, as a page may have thousands of them. */
function shownOf({ text, changed, start }: Piece, coloursOf: ColoursOf): (Element | string)[] {
  const most = changed ? CHANGED : KEPT;
  const isCut = text.length > most;
  const drawn = (stretch: string, at: number) =>
    isCut && !changed
      ? [visible(stretch.toWellFormed())]
      : coloured(coloursOf(start + at, stretch), (part) => visible(part.toWellFormed()));
  if (!isCut) return drawn(text, 0);
  return [...drawn(text.slice(0, most / 2), 0), ' … ', ...drawn(text.slice(-most / 2), text.length - most / 2)];
}
