import type { DefaultTreeAdapterTypes, Parser, Token } from 'parse5';

/** Steps to tokenize a character, as measured on text and tags of real pages. */
export const CHARACTER_STEPS = 5;

/** Steps to make a text, with its place in the source. */
export const TEXT_STEPS = 20;

/** Steps to make an element, with its place in the source and its share of the garbage collector's work. */
export const ELEMENT_STEPS = 100;

/**
 * Steps for an attribute of an element that is made. For every copy of a formatting element that it lists, the parser sorts
 * the attributes, so that it knows equal elements (the "Noah's Ark clause").
 */
const ATTRIBUTE_STEPS = 100;

/**
 * The work that an element's attributes make: their number and their bytes, each time that the parser makes the element.
 * `<b id=…>` is made again for every paragraph that follows while it is open.
 *
 * @returns steps, see `Budget`
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements
 */
export function stepsOfAttributes(attributes: readonly Token.Attribute[]): number {
  let steps = 0;
  for (const { name, value } of attributes) steps += ATTRIBUTE_STEPS + name.length + value.length;
  return steps;
}

const FORMATTING: ReadonlySet<string> = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** Whether an element is one that the parser opens again where it was closed out of turn. */
export function isFormatting(tag: string): boolean {
  return FORMATTING.has(tag);
}

/**
 * The work to find the equals of a new formatting element among those that are open. The parser keeps them in a table, but
 * one that is closed and opened again and again leaves its traces there, up to as many as others are open.
 *
 * @returns steps, see `Budget`
 */
export function stepsOfFormatting(parser: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>): number {
  return parser.activeFormattingElements['index']?.arks.size ?? 0; // parse5 has the table for itself
}
