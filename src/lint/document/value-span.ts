import type { IndexedDocument } from './document.js';
import { attributeSpan, type DocElement, type Span } from './element.js';
import { sourceEnd, sourceOffset } from './source-offset.js';
import type { JsonPlace, Value } from './things.js';

const ATTRIBUTES = ['content', 'href', 'src', 'datetime', 'value'];

/** Where a page says a value: what is in the quotes of the script, else the element's start tag, or the element itself. */
export function spanOfValue(document: IndexedDocument, { json, element }: Value): Span {
  const { start, end, openEnd, tag } = element;
  if (json) {
    const { value } = json.entry;
    // Without the quotes, so that another value can be written there.
    const quote = value.kind === 'scalar' && typeof value.value === 'string' ? 1 : 0;
    return {
      start: sourceOffset(document, json.script, value.start + quote),
      end: sourceEnd(document, json.script, value.end - quote),
    };
  }
  if (tag === 'script') return { start, end };
  const isInTag = ATTRIBUTES.some((name) => attributeSpan(element, name) !== undefined);
  return isInTag && tag !== 'a' ? { start, end: openEnd } : { start, end };
}

/** Where a page says a value: in JSON-LD, in an attribute, or as the text of an element of microdata that people read. */
export function placeOfValue(
  document: IndexedDocument,
  value: Value,
): Span & { data: JsonPlace | undefined; shownIn?: DocElement } {
  const { json, element } = value;
  const isShown =
    !json && element.tag !== 'script' && ATTRIBUTES.every((name) => attributeSpan(element, name) === undefined);
  return { ...spanOfValue(document, value), data: json, ...(isShown && { shownIn: element }) };
}
