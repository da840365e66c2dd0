import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { fold, words } from '../words/fold.js';
import type { Entry } from './entries.js';

const lineIn = firstWithin(({ tag, isHtml }) => isHtml && /^(?:h[1-6]|p|small)$/.test(tag));

/** Words of a name at most, and of a line about the page at least, where elements say nothing of which is which. */
const [MOST_OF_NAME, LEAST_OF_LINE] = [4, 4];
/** Characters of a label that are read. */
const LONGEST = 300;

/** A link as its first text calls it: in a wide menu a line about the page stands below its name. */
export function titledEntry(document: IndexedDocument, entry: Entry): Entry {
  const { element } = entry;
  if (element.endText - element.firstText < 2) return entry;
  const { texts, budget } = document;
  for (let index = element.firstText; index < element.endText; index += 1) {
    budget.spend(1);
    const { raw, value, parent } = texts[index] ?? { raw: true, value: '', parent: undefined };
    const label = value.trim();
    if (raw || !/\p{L}/u.test(label)) continue;
    const isTitle = lineIn(document, element) !== undefined || isNameAbove(entry, label, parent);
    return isTitle ? { ...entry, label, folded: fold(label) } : entry;
  }
  return entry;
}

/** Whether a short text in an element of its own stands before a line in another one. */
function isNameAbove({ element, label }: Entry, name: string, parent: DocElement | undefined): boolean {
  if (parent === undefined || parent === element) return false;
  const own = words(name.slice(0, LONGEST)).length;
  return own <= MOST_OF_NAME && words(label.slice(0, LONGEST)).length - own >= LEAST_OF_LINE;
}
