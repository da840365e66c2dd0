import type { IndexedDocument } from './document.js';
import { attribute, lineage, type Span } from './element.js';
import { objectAround } from './json-tree.js';
import { sourceEnd, sourceOffset } from './source-offset.js';
import type { JsonPlace, Value } from './things.js';
import { spanOfValue } from './value-span.js';

/** Where a page says the thing that has some values: the object in the script, or the element with its properties. */
export function spanOfThing(document: IndexedDocument, values: readonly Value[]): Span | undefined {
  const [first] = values;
  if (!first) return undefined;
  const { element, json } = first;
  if (json) {
    const object = objectAround(json.entry);
    return {
      start: sourceOffset(document, json.script, object.start),
      end: sourceEnd(document, json.script, object.end),
    };
  }
  if (element.tag !== 'script') {
    const scope = [...lineage(element.parent)].find((each) => attribute(each, 'itemscope') !== undefined);
    return scope ? { start: scope.start, end: scope.end } : spanOfValue(document, first);
  }
  return spanOfValue(document, first);
}

/** What of JSON-LD the thing is that has some values; nothing for one in markup, and for the outermost. */
export function placeOfThing([first]: readonly Value[]): JsonPlace | undefined {
  const entry = first?.json && objectAround(first.json.entry).entry;
  return entry && first?.json && { script: first.json.script, entry };
}
