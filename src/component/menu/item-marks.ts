import type { PartClasses } from '../markup/given.js';
import type { ItemRange, PageMark } from './marks.js';

/** Numbers of the pages that a menu's item and those below it lead to. */
export interface ItemPages {
  own: ItemRange | undefined;
  /** Of the items right below it. */
  below: ItemRange | undefined;
  /** Of all below it. */
  within: ItemRange | undefined;
}

/**
 * The class names that a part has by the page that is shown. Where there is no level below the next, the items right below are all
 * below: one mark says both, as each takes time whenever a baked page is filled.
 */
export function stateMarks({ current, ancestor, parent }: PartClasses, { own, below, within }: ItemPages): PageMark[] {
  const isSame = below !== undefined && below[0] === within?.[0] && below[1] === within[1];
  if (isSame) return [...mark(current, own), ...mark([...ancestor, ...parent], within)];
  return [...mark(current, own), ...mark(ancestor, within), ...mark(parent, below)];
}

function mark(names: readonly string[], items: ItemRange | undefined): PageMark[] {
  return items && names.length > 0 ? [{ items, property: 'className', value: names.join(' ') }] : [];
}
