import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
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

/** The headings of a form, each folded. */
export interface FormHeadings {
  /** Those in it, and its label. */
  inside: readonly string[];
  /** The nearest before it, where none but a legend stands in it; it is around the form if it stands in what holds both. */
  before: { text: string; isAround: boolean } | undefined;
}

/** What a form is called: by the headings in it, and by the nearest before it that belongs to no other form. */
export function headingsOfForm(document: IndexedDocument, form: DocElement): FormHeadings {
  const inside = descendants(document, form).filter(isHeading).slice(0, MOST_INSIDE);
  const texts = inside.map((heading) => fold(labelTextOf(document, heading)));
  const before = inside.every(({ tag }) => tag === 'legend') ? headingBefore(document, form) : undefined;
  const around = before?.parent;
  return {
    inside: [...texts, fold(attribute(form, 'aria-label') ?? '')],
    before: before && {
      text: fold(labelTextOf(document, before)),
      isAround: around === undefined || (around.index < form.index && form.index <= around.last),
    },
  };
}

/** Headings in a form that are read. */
const MOST_INSIDE = 8;

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
