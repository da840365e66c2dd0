import type { Element, ElementContent, Properties } from 'hast';
import { cleanText } from './escape.js';

/** Properties of an element to build; `undefined` leaves one out. */
type Props = Record<string, string | number | readonly string[] | undefined>;

/** A hast element with clean values; a string child is a text node, an empty one is left out. */
export function element(tagName: string, props: Props, children: readonly (ElementContent | string)[] = []): Element {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    if (typeof value === 'number') properties[name] = value;
    else if (typeof value === 'string') properties[name] = cleanText(value);
    else if (value.length > 0) properties[name] = value.map(cleanText);
  }
  return { type: 'element', tagName, properties, children: children.flatMap(toNode) };
}

function toNode(child: ElementContent | string): ElementContent | [] {
  if (typeof child !== 'string') return child;
  return child === '' ? [] : { type: 'text', value: cleanText(child) };
}

const TOKEN_SEPARATORS = /[\t\n\f\r ]+/;

/** The tokens of a space-separated attribute value such as `class` or `rel`. */
export function tokens(value: string | undefined): string[] {
  return value === undefined ? [] : value.split(TOKEN_SEPARATORS).filter((token) => token !== '');
}

/** A name from outside made fit for a class token: lower case, everything but letters, digits, `-` and `_` dashed. */
export function classSuffix(name: string): string {
  return cleanText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-');
}
