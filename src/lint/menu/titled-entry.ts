import type { IndexedDocument } from '../document/document.js';
import { firstWithin } from '../document/first-within.js';
import { fold } from '../words/fold.js';
import type { Entry } from './entries.js';

const lineIn = firstWithin(({ tag, isHtml }) => isHtml && /^(?:h[1-6]|p|small)$/.test(tag));

/** A link as its first text calls it: in a wide menu a line about the page stands below its name. */
export function titledEntry(document: IndexedDocument, entry: Entry): Entry {
  const { element } = entry;
  if (element.endText - element.firstText < 2 || !lineIn(document, element)) return entry;
  const { texts, budget } = document;
  for (let index = element.firstText; index < element.endText; index += 1) {
    budget.spend(1);
    const { raw, value } = texts[index] ?? { raw: true, value: '' };
    const label = value.trim();
    if (!raw && /\p{L}/u.test(label)) return { ...entry, label, folded: fold(label) };
  }
  return entry;
}
