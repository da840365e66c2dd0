import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { descendants, labelTextOf } from '../document/text.js';
import { fold } from '../words/fold.js';

/** Levels up, and elements back, in which a heading is that of a form. */
const LEVELS = 3;
const MOST_BACK = 30;

/** The headings of a form, folded: those in it, or else the nearest before it that belongs to no other form. */
export function headingOfForm(document: IndexedDocument, form: DocElement): string {
  const inside = descendants(document, form).filter(isHeading);
  if (inside.length > 0) return fold(inside.map((heading) => labelTextOf(document, heading)).join(' '));
  const before = headingBefore(document, form);
  return before ? fold(labelTextOf(document, before)) : '';
}

function headingBefore({ elements }: IndexedDocument, form: DocElement): DocElement | undefined {
  let around = form.parent;
  for (let level = 1; around?.parent && level < LEVELS; level += 1) around = around.parent;
  const from = Math.max(around?.index ?? 0, form.index - MOST_BACK);
  for (let index = form.index - 1; index >= from; index -= 1) {
    const element = elements[index];
    if (!element || element.tag === 'form') return undefined;
    if (isHeading(element)) return element;
  }
  return undefined;
}

function isHeading({ tag, isHtml }: DocElement): boolean {
  return isHtml && /^(?:h[1-6]|legend)$/.test(tag);
}
