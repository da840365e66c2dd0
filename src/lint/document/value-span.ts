import type { IndexedDocument } from './document.js';
import { attributeSpan, type Span } from './element.js';
import type { Value } from './things.js';

const ATTRIBUTES = ['content', 'href', 'src', 'datetime', 'value'];

/** Where a page says a value: the string in the script, else the element's start tag, or the element itself. */
export function spanOfValue({ source }: IndexedDocument, { text, element }: Value): Span {
  const { start, end, openEnd, closeStart, tag } = element;
  if (tag === 'script') {
    const written = JSON.stringify(text);
    const at = source.indexOf(written, openEnd);
    if (at !== -1 && at < closeStart) return { start: at, end: at + written.length };
    return { start, end };
  }
  const isInTag = ATTRIBUTES.some((name) => attributeSpan(element, name) !== undefined);
  return isInTag && tag !== 'a' ? { start, end: openEnd } : { start, end };
}
