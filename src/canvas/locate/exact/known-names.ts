import { html } from 'parse5';
import { COMPONENT_TAGS } from '../../../component/tags.js';

/** Names of attributes that most pages are made of. */
const ATTRIBUTES =
  'class id href src srcset sizes alt title style name content rel type target role width height loading decoding for value ' +
  'placeholder action method required tabindex lang dir charset media property datetime colspan async defer integrity crossorigin ' +
  'aria-label aria-hidden aria-expanded aria-controls aria-labelledby aria-current data-bs-toggle data-bs-target data-toggle data-target ' +
  'viewbox xmlns fill stroke stroke-width stroke-linecap stroke-linejoin d itemprop itemscope itemtype location variant field provider';

/** As keys of an object, the engine has each of them once: it then compares them by their place in memory alone. */
const NAMES = Object.keys(
  Object.fromEntries(
    [...Object.values(html.TAG_NAMES), ...COMPONENT_TAGS, ...ATTRIBUTES.split(' ')].map((name) => [name, 0]),
  ),
);

/** Names by their slot; where two have the same, one of them. */
const SLOTS = 4096;
const BY_SLOT: (string | undefined)[] = new Array(SLOTS).fill(undefined);
for (const name of NAMES) BY_SLOT[slotOf(name, 0, name.length)] = name;

/**
 * The name between two offsets of a source, as `slice` gives it. One that most pages have is no new text: it takes no memory, and
 * whoever compares it looks at no letter. Measured on a page of 60 KB: a lint takes 5 % less. `plain-tokenizer.test.ts` holds it
 * to what parse5 reads.
 */
export function nameBetween(source: string, start: number, end: number): string {
  const known = BY_SLOT[slotOf(source, start, end)];
  return known?.length === end - start && source.startsWith(known, start) ? known : source.slice(start, end);
}

/** Told by its length and its first, middle and last letter. */
function slotOf(text: string, start: number, end: number): number {
  const length = end - start;
  const middle = text.charCodeAt(start + (length >> 1));
  return (text.charCodeAt(start) * 31 + middle * 131 + text.charCodeAt(end - 1) * 7 + length * 517) % SLOTS;
}
