import { type DefaultTreeAdapterMap, html, parseFragment } from 'parse5';
import { countedTree } from '../counted-tree.js';
import { SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_PROPERTIES } from './svg-names.js';
import { cleanStyle, isHarmlessValue } from './svg-style.js';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'];

/** An SVG that can be shown anywhere. */
export interface CleanSvg {
  /** XML, made anew of what is allowed. */
  svg: string;
  /** Names of what was taken out, each once. */
  removed: string[];
}

/** Elements within each other: a drawing that needs more is none. */
const MOST_DEPTH = 200;

/** A picture within the file. */
const OWN_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i;

/**
 * Makes an SVG anew of the elements and attributes that draw: without scripts, handlers, animation, foreign content, and
 * addresses of anything but its own parts.
 *
 * @returns nothing for a text that has no `svg` element, is nested too deeply, or has too many elements
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  // A declaration of entities is none for this parser, and so nothing can be made of it.
  const text = source.replace(/^[\s\S]*?(?=<svg[\s>])/i, '');
  const root = childrenOf(text).find((node) => isElement(node) && node.tagName === 'svg');
  if (!root || !isElement(root)) return undefined;
  const removed = new Set<string>();
  const body = written(root, removed, 0);
  if (body === undefined) return undefined;
  return { svg: `${body}\n`, removed: [...removed] };
}

function childrenOf(text: string): Node[] {
  try {
    return parseFragment(text, { treeAdapter: countedTree() }).childNodes;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function written(element: Element, removed: Set<string>, depth: number): string | undefined {
  if (depth > MOST_DEPTH) return undefined;
  const { tagName, namespaceURI } = element;
  if (namespaceURI !== html.NS.SVG || !SVG_ELEMENTS.has(tagName)) {
    removed.add(tagName);
    return '';
  }
  const namespace = depth === 0 ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  const attributes = element.attrs.flatMap((each) => attributeOf(tagName, each, removed)).join('');
  const parts: string[] = [];
  for (const child of element.childNodes) {
    const part = tagName === 'style' ? styleText(child, removed) : childText(child, removed, depth);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  const inner = parts.join('');
  const start = `<${tagName}${namespace}${attributes}`;
  return inner === '' ? `${start}/>` : `${start}>${inner}</${tagName}>`;
}

function childText(child: Node, removed: Set<string>, depth: number): string | undefined {
  if (isElement(child)) return written(child, removed, depth + 1);
  return 'value' in child ? escaped(child.value) : '';
}

function styleText(child: Node, removed: Set<string>): string {
  if (!('value' in child)) return '';
  return escaped(styled(child.value, 'stylesheet', removed));
}

function styled(text: string, context: 'stylesheet' | 'declarationList', removed: Set<string>): string {
  const { css, removed: gone } = cleanStyle(text, context);
  for (const name of gone) removed.add(name);
  return css;
}

function attributeOf(tag: string, { name, prefix, value }: Element['attrs'][number], removed: Set<string>): string[] {
  // `xlink:href` is `href` today; declarations of namespaces have no use any more.
  const own = name.replace(/^xlink:/, '');
  if (name === 'xmlns' || prefix === 'xmlns' || prefix === 'xml') return [];
  const cleaned = cleanedValue(tag, own, value, removed);
  if (cleaned !== undefined) return [` ${own}="${escaped(cleaned)}"`];
  removed.add(own);
  return [];
}

function cleanedValue(tag: string, name: string, value: string, removed: Set<string>): string | undefined {
  if (name === 'href') return isOwn(tag, value) ? value.trim() : undefined;
  if (name === 'style') return styled(value, 'declarationList', removed);
  if (name.startsWith('data-')) return undefined;
  if (SVG_PROPERTIES.has(name)) return isHarmlessValue(value) ? value : undefined;
  return SVG_ATTRIBUTES.has(name) ? value : undefined;
}

function isOwn(tag: string, value: string): boolean {
  return /^\s*#/.test(value) || (tag === 'image' && OWN_PICTURE.test(value.trim()));
}

/** What XML 1.0 can't have at all goes. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}
