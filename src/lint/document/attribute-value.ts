import type { IndexedDocument } from './document.js';
import { attributeSpan, type DocElement, type Span } from './element.js';
import { unitAt } from './written-text.js';

/** Between the name of an attribute and its value. */
const OPENING = /^[^=]{1,200}=\s{0,200}["']?/;

/**
 * Where a part of an attribute's value stands in the source, which may have character references in it.
 *
 * @param from into the value as it is read
 * @returns the whole attribute where its value can't be followed
 */
export function spanInAttribute(
  { source }: IndexedDocument,
  element: DocElement,
  name: string,
  from: number,
  to: number,
): Span | undefined {
  const span = attributeSpan(element, name);
  if (!span) return undefined;
  const [opening] = OPENING.exec(source.slice(span.start, span.end)) ?? [];
  if (opening === undefined) return span;
  let index = 0;
  let start: number | undefined;
  for (let at = span.start + opening.length; at <= span.end; ) {
    if (index >= from) start ??= at;
    if (index >= to) return { start: start ?? at, end: at };
    const [length, taken] = unitAt(source, at);
    index += length;
    at += taken;
  }
  return span;
}
