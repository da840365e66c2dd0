import type { IndexedDocument } from './document.js';
import { attribute, type DocElement } from './element.js';

/** The text in an element as people read it; blanks as in the source. */
export function textOf(document: IndexedDocument, element: DocElement): string {
  let text = '';
  for (let index = element.firstText; index < element.endText; index += 1) {
    const run = document.texts[index];
    if (run && !run.raw) text += run.value;
  }
  return text;
}

/** The elements within an element. */
export function descendants({ elements }: IndexedDocument, { index, last }: DocElement): readonly DocElement[] {
  return elements.slice(index + 1, last + 1);
}

/** What an element is called: its text, else its label, else what its images say. */
export function nameOf(document: IndexedDocument, element: DocElement): string {
  const text = textOf(document, element);
  if (text.trim() !== '') return text;
  const own = attribute(element, 'aria-label') ?? attribute(element, 'title');
  if (own?.trim()) return own;
  for (const each of descendants(document, element)) {
    const name = attribute(each, 'alt') ?? attribute(each, 'aria-label') ?? attribute(each, 'title');
    if (name?.trim()) return name;
  }
  return '';
}
