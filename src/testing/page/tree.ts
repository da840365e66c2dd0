import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { limitsOf } from '../../canvas/limits.js';
import { parseSource } from '../../canvas/locate/exact/parse-source.js';
import { tokens } from '../../html/element.js';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Elements whose text is not in the page for people without scripts, and code. */
const UNREAD: ReadonlySet<string> = new Set('script style template noscript title'.split(' '));

/** Elements that stand within a word. */
const WITHIN_WORDS: ReadonlySet<string> = new Set('a abbr b bdi em i mark small span strong sub sup u wbr'.split(' '));

/** A whole page as browsers parse it. Offsets are those of the text behind a byte order mark, see `textStart`. */
export function parsePage(html: string): Parent {
  return parseSource(html.slice(textStart(html)), limitsOf(undefined)).root;
}

/** Where the text of a page begins: behind a byte order mark. */
export function textStart(html: string): number {
  return html.startsWith('\ufeff') ? 1 : 0;
}

/** Markup parsed alone. */
export function parseAlone(markup: string): Parent {
  return parseFragment(markup, { sourceCodeLocationInfo: true });
}

/** The elements below a node in the order of the tree, those in templates too. */
export function* elementsIn(parent: Parent): Generator<Element> {
  const pending: Node[] = childrenOf(parent).toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    for (const child of childrenOf(node).toReversed()) pending.push(child);
  }
}

export function childrenOf(parent: Parent): Node[] {
  return 'content' in parent ? parent.content.childNodes : parent.childNodes;
}

/** The decoded value of an attribute, or nothing. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function classesOf(element: Element): string[] {
  return tokens(attributeOf(element, 'class'));
}

/** UTF-16 offset of an element in the text that was parsed. */
export function offsetOf(node: Node): number {
  return node.sourceCodeLocation?.startOffset ?? 0;
}

/** The closest element around one that passes. */
export function closest(element: Element, passes: (element: Element) => boolean): Element | undefined {
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode) if (passes(node)) return node;
  return undefined;
}

/**
 * What people read of a node without scripts: its text and the names of its images, blanks folded.
 *
 * @param skips elements to leave out
 */
export function textOf(node: Node, skips: (element: Element) => boolean = () => false): string {
  return fullTextOf(node, (element) => attributeOf(element, 'hidden') !== undefined || skips(element));
}

/** The same with what is `hidden`. */
export function fullTextOf(node: Node, skips: (element: Element) => boolean): string {
  return folded(rawTextOf(node, skips));
}

function rawTextOf(node: Node, skips: (element: Element) => boolean): string {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || UNREAD.has(node.tagName) || skips(node)) return '';
  if (node.tagName === 'img') return attributeOf(node, 'alt') ?? '';
  const inner = node.childNodes.map((child) => rawTextOf(child, skips)).join('');
  return WITHIN_WORDS.has(node.tagName) ? inner : ` ${inner} `;
}

/** A text as it is shown and compared: as a parser gives it back, each run of blanks one, none at its ends. */
export function folded(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim();
}
