import type { IndexedDocument } from './document.js';
import { attributeSpan, type Span } from './element.js';
import type { Value } from './things.js';

const ATTRIBUTES = ['content', 'href', 'src', 'datetime', 'value'];

/** Characters of a script that are searched in a step. */
const SEARCHED = 10;

/** Where a page says a value: what is in the quotes of the script, else the element's start tag, or the element itself. */
export function spanOfValue({ source, budget }: IndexedDocument, { text, element }: Value): Span {
  const { start, end, openEnd, closeStart, tag } = element;
  if (tag === 'script') {
    const script = source.slice(openEnd, closeStart);
    budget.spend(script.length / SEARCHED);
    const plain = JSON.stringify(text);
    // PHP escapes slashes.
    for (const written of text.includes('/') ? [plain, plain.replaceAll('/', '\\/')] : [plain]) {
      const at = script.indexOf(written);
      // Without the quotes, so that another value can be written there.
      if (at !== -1) return { start: openEnd + at + 1, end: openEnd + at + written.length - 1 };
    }
    return { start, end };
  }
  const isInTag = ATTRIBUTES.some((name) => attributeSpan(element, name) !== undefined);
  return isInTag && tag !== 'a' ? { start, end: openEnd } : { start, end };
}
