import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement, Span } from '../document/element.js';
import { usesOf } from '../document/uses.js';

/** A mail address in the source of a group, as much of it as tells. */
const MAIL = /[\w.+-]@[\w-]{1,63}\.[\w.-]{2}/;
/** UTF-16 code units of a group that are looked at. */
const LONGEST = 4000;

/** Makes a function that tells whether an element holds a contact: a link to one, a component, a mail address. */
export function contactsBeside(document: IndexedDocument, linked: readonly Span[]): (element: DocElement) => boolean {
  let starts: number[] | undefined;
  return ({ openEnd, closeStart }) => {
    starts ??= [...linked, ...usesOf(document).filter(({ tag }) => tag === 'x-contact')]
      .map(({ start }) => start)
      .sort((a, b) => a - b);
    const first = starts[countUpTo(starts, (each) => each, openEnd - 1)];
    if (first !== undefined && first < closeStart) return true;
    const end = Math.min(closeStart, openEnd + LONGEST);
    document.budget.spend(end - openEnd);
    return MAIL.test(document.source.slice(openEnd, end));
  };
}
