import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { firstWithin } from './first-within.js';
import { oncePerDocument } from './once-per-document.js';

/** Characters of a label that are looked at: elements may stand in one another without end. */
const LONGEST_LABEL = 250;

/** The text in an element as people read it; blanks as in the source. */
export function textOf(document: IndexedDocument, element: DocElement): string {
  return readText(document, element.firstText, element.endText, Number.POSITIVE_INFINITY);
}

/** The same of what is short where it is a label at all: of a longer text the beginning. */
export function labelTextOf(document: IndexedDocument, { firstText, endText }: DocElement): string {
  return readText(document, firstText, endText, LONGEST_LABEL);
}

/** All text of a document as people read it, and where each of its runs begins in that. */
const wholeText = oncePerDocument(({ texts, budget }: IndexedDocument) => {
  const runs: string[] = [];
  const starts = new Int32Array(texts.length);
  let length = 0;
  let index = 0;
  for (const { raw, value } of texts) {
    starts[index] = length;
    index += 1;
    if (raw) continue;
    runs.push(value);
    length += value.length;
  }
  budget.spend(2 * texts.length + length);
  return { text: runs.join(''), starts };
});

/** The text of some runs, up to a length: cut from the whole, as elements that stand in one another share theirs. */
function readText(document: IndexedDocument, from: number, to: number, most: number): string {
  const { text, starts } = wholeText(document);
  const start = starts[from] ?? text.length;
  const end = Math.min(starts[to] ?? text.length, start + most);
  document.budget.spend(end - start);
  return text.slice(start, end);
}

/** Steps to visit an element. */
const VISITED = 10;

/** The elements within an element. */
export function descendants({ elements, budget }: IndexedDocument, { index, last }: DocElement): readonly DocElement[] {
  budget.spend((last - index) * VISITED);
  return elements.slice(index + 1, last + 1);
}

/** What an image, or an element without text, is called by its attributes. */
export function ownName({ attributes }: DocElement): string | undefined {
  let [alt, label, title]: (string | undefined)[] = [];
  for (const { name, value } of attributes) {
    if (name === 'alt') alt = value;
    else if (name === 'aria-label') label = value;
    else if (name === 'title') title = value;
  }
  const name = alt ?? label ?? title;
  return name?.trim() ? name : undefined;
}

/** The first element within another that has a name of its own. */
export const firstNamed = firstWithin((element) => ownName(element) !== undefined);
