import type { IndexedDocument } from './document.js';
import { attribute, lineage, type Span } from './element.js';
import type { Value } from './things.js';
import { spanOfValue } from './value-span.js';

/** An object of JSON without another one in it. */
const FLAT = /\{[^{}]{1,4000}\}/g;

/** Where a page says the thing that has some values: the object in the script, or the element with its properties. */
export function spanOfThing(document: IndexedDocument, values: readonly Value[]): Span | undefined {
  const [first] = values;
  if (!first) return undefined;
  const { element } = first;
  if (element.tag !== 'script') {
    const scope = [...lineage(element.parent)].find((each) => attribute(each, 'itemscope') !== undefined);
    return scope ? { start: scope.start, end: scope.end } : spanOfValue(document, first);
  }
  const script = document.source.slice(element.openEnd, element.closeStart);
  document.budget.spend(script.length);
  const written = values.map(({ text }) => JSON.stringify(text));
  for (const { 0: object, index } of script.matchAll(FLAT)) {
    if (!written.every((text) => object.includes(text))) continue;
    const start = element.openEnd + index;
    return { start, end: start + object.length };
  }
  return spanOfValue(document, first);
}
