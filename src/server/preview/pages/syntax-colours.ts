import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { ColouredPiece } from './syntax.js';

/** Pieces of a source, each in the colour of its kind. */
export function coloured(pieces: readonly ColouredPiece[], visible: (text: string) => string): (Element | string)[] {
  return pieces.map(({ text, kind }) =>
    kind === undefined ? visible(text) : element('span', { className: [`syntax-${kind}`] }, [visible(text)]),
  );
}
