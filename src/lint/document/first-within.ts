import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/**
 * Makes a function that finds the first element within another that passes a test. A document is gone through once for all
 * its elements, as elements may stand in one another without end.
 */
export function firstWithin(
  passes: (element: DocElement) => boolean,
): (document: IndexedDocument, around: DocElement) => DocElement | undefined {
  const passing = oncePerDocument(({ elements }: IndexedDocument) => elements.filter(passes));
  return (document, { index, last }) => {
    const all = passing(document);
    let low = 0;
    let high = all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle]?.index ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    const first = all[low];
    return first && first.index <= last ? first : undefined;
  };
}
