import type { Element, ElementContent } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { badge } from './badge.js';
import { prose } from './text.js';

/** One thing of the catalogue. */
interface Entry {
  /** Where dependencies lead to. */
  id?: string;
  title: readonly (ElementContent | string)[];
  /** Why it is not usable here; nothing where it is. */
  unusable?: string;
  content: readonly ElementContent[];
}

/** One thing of the catalogue, usable or not, with its name and what there is to say of it. */
export function entry({ id, title, unusable, content }: Entry): Element {
  return element('li', { className: unusable === undefined ? ['entry'] : ['entry', 'entry--unusable'], id }, [
    element('h3', { className: ['entry__title'] }, title),
    ...(unusable === undefined
      ? []
      : [element('p', { className: ['entry__reason'] }, [badge('off', 'Not usable'), ` ${unusable}`])]),
    ...content,
  ]);
}

/** A part of the catalogue with its entries, or a word of there being none. */
export function entries(
  id: string,
  title: string,
  none: string,
  items: readonly Element[],
  lead: readonly ElementContent[] = [],
): Element {
  return element('section', { className: ['panel'], ariaLabelledBy: [id] }, [
    element('h2', { id }, [title]),
    ...lead,
    items.length === 0
      ? element('p', { className: ['empty'] }, prose(none))
      : element('ul', { className: ['entries', `entries--${id}`], role: 'list' }, items),
  ]);
}
