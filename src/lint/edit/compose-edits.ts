import type { Edit } from '../finding.js';
import { byPlace } from './fix.js';

/** A part of a text that was edited: kept from the first source, or written since. */
type Piece = { start: number; end: number; text?: undefined } | { text: string };

/**
 * Edits that were made one round after another, as edits of the first source alone.
 *
 * @param length UTF-16 code units of the first source
 * @param rounds the edits of each round, without overlaps; their offsets are those of the text that the round before left
 * @returns in the order of the source, without overlaps
 */
export function composeEdits(length: number, rounds: readonly (readonly Edit[])[]): Edit[] {
  let pieces: readonly Piece[] = [{ start: 0, end: length }];
  for (const edits of rounds) pieces = withEdits(pieces, edits.toSorted(byPlace));
  return editsOf(pieces, length);
}

function withEdits(pieces: readonly Piece[], edits: readonly Edit[]): Piece[] {
  const result: Piece[] = [];
  const rest = pieces.values();
  let piece: Piece | undefined = rest.next().value;
  let at = 0;
  /** Goes on to an offset of the text as it was before this round. */
  const goTo = (offset: number, isKept: boolean) => {
    while (piece && at < offset) {
      const taken = Math.min(lengthOf(piece), offset - at);
      const [head, tail] = split(piece, taken);
      if (isKept) result.push(head);
      at += taken;
      piece = lengthOf(tail) > 0 ? tail : rest.next().value;
    }
  };
  for (const { start, end, text } of edits) {
    goTo(start, true);
    goTo(end, false);
    if (text !== '') result.push({ text });
  }
  goTo(Number.POSITIVE_INFINITY, true);
  return result;
}

function lengthOf(piece: Piece): number {
  return piece.text === undefined ? piece.end - piece.start : piece.text.length;
}

function split(piece: Piece, at: number): [Piece, Piece] {
  if (piece.text !== undefined) return [{ text: piece.text.slice(0, at) }, { text: piece.text.slice(at) }];
  const middle = piece.start + at;
  return [
    { start: piece.start, end: middle },
    { start: middle, end: piece.end },
  ];
}

/** What stands between the parts that were kept is what was edited. */
function editsOf(pieces: readonly Piece[], length: number): Edit[] {
  const edits: Edit[] = [];
  let written = '';
  let at = 0;
  const close = (end: number) => {
    if (end > at || written !== '') edits.push({ start: at, end, text: written });
    written = '';
  };
  for (const piece of pieces) {
    if (piece.text !== undefined) written += piece.text;
    else {
      close(piece.start);
      at = piece.end;
    }
  }
  close(length);
  return edits;
}
