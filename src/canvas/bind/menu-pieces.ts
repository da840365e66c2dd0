import type { Element } from 'hast';
import { type PageMark, propertiesWithMarks } from '../../component/menu/marks.js';
import { serialize } from '../../html/serialize.js';
import type { PageHole } from '../run/baked-schema.js';

/** A mark in its place, with the blank before it. NUL is in no clean text, so nothing else of a menu is like it. */
const MARK = /( \0[^\0]*\0| aria-current="\0[^\0]*\0")/;
const PLACEHOLDER = /\0(\d+),(\d+),([^\0]*)\0/;

function placeholder({ items: [first, last], value }: PageMark): string {
  return `\0${first},${last},${value}\0`;
}

/** The markup of a menu, with holes for the marks of the current page. */
export function menuPieces(menu: Element): (string | PageHole)[] {
  const written = serialize(menu, (node) => propertiesWithMarks(node, placeholder));
  return written.split(MARK).map((piece) => {
    const [, first, last] = PLACEHOLDER.exec(piece) ?? [];
    if (first === undefined) return piece;
    const current = piece.replace(PLACEHOLDER, '$3');
    return { hole: 'page', items: [Number(first), Number(last)], current, otherwise: '' };
  });
}
