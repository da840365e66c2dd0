import type { IndexedDocument } from './document.js';
import { attribute, type DocElement } from './element.js';

/** Characters of a label that are looked at, and runs of text: elements may stand in one another without end. */
const LONGEST_LABEL = 1000;

/** The text in an element as people read it; blanks as in the source. */
export function textOf(document: IndexedDocument, element: DocElement): string {
  return readText(document, element.firstText, element.endText, Number.POSITIVE_INFINITY);
}

/** The same of what is short where it is a label at all: of a longer text the beginning. */
export function labelTextOf(document: IndexedDocument, { firstText, endText }: DocElement): string {
  return readText(document, firstText, Math.min(endText, firstText + LONGEST_LABEL), LONGEST_LABEL);
}

/** The text of some runs, up to a length. */
function readText(document: IndexedDocument, from: number, to: number, most: number): string {
  let text = '';
  let index = from;
  for (; index < to && text.length < most; index += 1) {
    const run = document.texts[index];
    if (run && !run.raw) text += run.value;
  }
  if (text.length > most) text = text.slice(0, most);
  document.budget.spend(2 * (index - from) + text.length);
  return text;
}

/** Steps to visit an element. */
const VISITED = 10;

/** The elements within an element. */
export function descendants({ elements, budget }: IndexedDocument, { index, last }: DocElement): readonly DocElement[] {
  budget.spend((last - index) * VISITED);
  return elements.slice(index + 1, last + 1);
}

/** Elements within an element that are asked for its name, at most. */
const MOST_PARTS = 1000;

/** The first elements within an element, itself left out: more than enough for what it is called. */
export function firstDescendants(
  { elements, budget }: IndexedDocument,
  { index, last }: DocElement,
): readonly DocElement[] {
  budget.spend(Math.min(last - index, MOST_PARTS) * VISITED);
  return elements.slice(index + 1, Math.min(last, index + MOST_PARTS) + 1);
}

/** What an element is called: its text, else its label, else what its images say. */
export function nameOf(document: IndexedDocument, element: DocElement): string {
  const text = labelTextOf(document, element);
  if (text.trim() !== '') return text;
  const own = attribute(element, 'aria-label') ?? attribute(element, 'title');
  if (own?.trim()) return own;
  for (const each of firstDescendants(document, element)) {
    const name = attribute(each, 'alt') ?? attribute(each, 'aria-label') ?? attribute(each, 'title');
    if (name?.trim()) return name;
  }
  return '';
}
