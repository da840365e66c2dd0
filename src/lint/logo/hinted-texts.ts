import type { DocElement } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import type { Page } from '../rule.js';
import { brandOf } from './brand.js';

const ONE_LETTER = /^\s*\p{L}\s*$/u;

/** How many texts before each one, and before the end, may have a word of the site's names. */
const hintedBefore = oncePerPage(({ document, manifest }): Int32Array => {
  const { hints } = brandOf(manifest);
  const counts = new Int32Array(document.texts.length + 1);
  let index = 0;
  for (const { raw, value } of document.texts) {
    // A letter by itself may be the first of a word that goes on in the next text.
    const isHinted = !raw && (hints(value) || ONE_LETTER.test(value));
    counts[index + 1] = (counts[index] ?? 0) + (isHinted ? 1 : 0);
    index += 1;
  }
  return counts;
});

/** Whether a text in an element may have a word of the site's names, told before the texts are put together. */
export function mayHaveName(page: Page, { firstText, endText }: DocElement): boolean {
  const counts = hintedBefore(page);
  return counts[firstText] !== counts[endText];
}
