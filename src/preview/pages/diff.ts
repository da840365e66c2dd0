import type { Element } from 'hast';
import { element } from '../../html/element.js';
import type { Fix } from '../../lint/finding.js';
import { diffLines, type Hunk, type Piece } from './diff-lines.js';
import { prose, unseen, visible } from './text.js';

/** Lines shown of a side of a hunk: of a longer one the first ones. */
const LINES = 40;

/** What a fix would change, for people who read: lines taken away, lines put there, the letters that differ marked. */
export function diffOf(source: string, { description, edits }: Fix): Element {
  return element('figure', { className: ['diff'] }, [
    element('figcaption', {}, prose(description)),
    element('pre', {}, diffLines(source, edits).map(hunkOf)),
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
          ...pieces.map(({ text, changed }) => (changed ? element(tag, {}, [visible(text)]) : visible(text))),
          '\n',
        ]),
      ]),
    );
  const more = lines.length - shown.length;
  return more > 0
    ? [...shown, element('span', { className: ['hunk__line'] }, [`… and ${more} more lines`, '\n'])]
    : shown;
}
