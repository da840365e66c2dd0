import type { DocElement } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import type { Page } from '../rule.js';
import { brandOf } from './brand.js';

/** A part of a word that may go on in the next text. */
const PART_OF_WORD = /^\s*[\p{L}\p{N}]{1,3}\s*$/u;

/** Characters of a text that may be a part of a word, blanks around it too. */
const LONGEST_PART = 40;

/** How many texts before each one, and before the end, may have a word of the site's names. */
const hintedBefore = oncePerPage(({ document, manifest }): Int32Array => {
  const { hints, longest } = brandOf(manifest);
  const counts = new Int32Array(document.texts.length + 1);
  let index = 0;
  for (const { raw, blank, value } of document.texts) {
    const isName = !raw && !blank && value.length <= longest;
    const isHinted = isName && (hints(value) || (value.length <= LONGEST_PART && PART_OF_WORD.test(value)));
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
