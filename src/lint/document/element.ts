import type { Token } from 'parse5';
import type { Birth } from '../../canvas/locate/exact/parse-source.js';
import type { Flags } from '../../canvas/locate/surroundings.js';

export interface Span {
  /** UTF-16 offsets into the source. */
  readonly start: number;
  readonly end: number;
}

/** An element whose start tag stands in the source. */
export interface DocElement extends Span {
  readonly kind: 'element';
  /** As parsed: lower case in HTML. */
  readonly tag: string;
  /** In the HTML namespace, not in SVG's or MathML's. */
  readonly isHtml: boolean;
  /** Values are decoded. */
  readonly attributes: readonly { name: string; value: string }[];
  /** The place of its start tag in the text that was parsed, with those of its attributes; `shift` behind in the source. */
  readonly startTag: Token.LocationWithAttributes;
  readonly shift: number;
  readonly parent: DocElement | undefined;
  readonly children: DocNode[];
  /** End of the start tag, and start of the end tag or of what ends the element. */
  readonly openEnd: number;
  readonly closeStart: number;
  /** Whether it has an end tag of its own. */
  readonly closed: boolean;
  /** Its place in the document's list of elements, and that of its last descendant. */
  readonly index: number;
  readonly last: number;
  /** The texts within it: from the first, up to but not including the second index into the document's texts. */
  readonly firstText: number;
  readonly endText: number;
  /** What surrounds it. */
  readonly flags: Flags;
  /** What the parser knew of a component when it read its start tag. */
  readonly birth: Birth | undefined;
}

/** A run of text. */
export interface DocText extends Span {
  readonly kind: 'text';
  /** Decoded. */
  readonly value: string;
  /** In a script, style and the like: not text of the page. */
  readonly raw: boolean;
  /** Nothing but blanks in the source. */
  readonly blank: boolean;
  readonly parent: DocElement | undefined;
}

export type DocNode = DocElement | DocText;

/** The decoded value of an attribute, or nothing. */
export function attribute(element: DocElement, name: string): string | undefined {
  for (const each of element.attributes) if (each.name === name) return each.value;
  return undefined;
}

/** The span of an attribute, name and value; nothing for one that the element does not have. */
export function attributeSpan({ startTag, shift }: DocElement, name: string): Span | undefined {
  const location = startTag.attrs?.[name];
  return location && { start: location.startOffset + shift, end: location.endOffset + shift };
}

/** Whether an element is, or is within, another. */
export function isWithin(element: DocElement, outer: DocElement): boolean {
  return element.index >= outer.index && element.index <= outer.last;
}

/** The element and its ancestors, from the inside. */
export function* lineage(element: DocElement | undefined): Generator<DocElement> {
  for (let each = element; each; each = each.parent) yield each;
}

/** The closest of an element and its ancestors that passes. */
export function closest(
  element: DocElement | undefined,
  passes: (element: DocElement) => boolean,
): DocElement | undefined {
  for (let each = element; each; each = each.parent) if (passes(each)) return each;
  return undefined;
}

/** The smallest element that holds both; nothing when none does. */
export function commonAncestor(a: DocElement | undefined, b: DocElement | undefined): DocElement | undefined {
  return b && closest(a, (each) => isWithin(b, each));
}
