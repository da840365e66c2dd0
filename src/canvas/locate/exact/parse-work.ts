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

/**
 * Has the parser keep its table of formatting elements that are equal (the "Noah's Ark clause") where the last of them is
 * closed. V8's `Map` leaves a trace of what is deleted until it grows, and looks through these for an equal key: a `<b></b>`
 * again and again beside thousands of open `<i id=…>` took time by the square of them. To be called before each tag.
 */
export function keepArks({ activeFormattingElements }: Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>): void {
  const arks = activeFormattingElements['index']?.arks; // parse5 has the table for itself
  if (arks) arks.delete = keep;
}

function keep(): boolean {
  return false;
}
