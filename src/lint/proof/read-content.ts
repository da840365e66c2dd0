import { tokens } from '../../html/element.js';
import { VOID_ELEMENTS } from '../../html/elements.js';
import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { ligatureIn } from '../document/icon-text.js';
import { type Addresses, imageFile, linkTarget } from './identity.js';

/** What a stretch of a page holds, as far as people or their scripts and styles can tell. */
export interface Content {
  /** Canonical targets of links, in order. */
  links: string[];
  /** Files of images, in order. */
  images: string[];
  /** Files, whatever their format, that a browser may choose from. */
  candidates: Set<string>;
  /** What people read, names of images and links included. */
  text: string;
  /** The same, outside what components bring. */
  ownText: string;
  /** What people read without names and the text of links: values that are shown as they are. */
  plainText: string;
  /** Names of elements with how many there are. An empty one with nothing but its looks is named with its classes. */
  tags: Map<string, number>;
  ownTags: Map<string, number>;
  /** Attributes that content, scripts or styles may depend on, as `name="value"`. */
  attributes: Map<string, number>;
  ownAttributes: Map<string, number>;
  /** Class names of the outermost elements; one of a component's goes to the list in it. */
  classes: Set<string>;
}

/** Attributes that a component's own markup stands in for: where a link leads, what an image shows, how it is loaded. */
const REPLACEABLE: ReadonlySet<string> = new Set(
  (
    'class href target rel src srcset sizes media width height loading decoding fetchpriority role alt title ' +
    'aria-label aria-current aria-hidden'
  ).split(' '),
);

/** Attributes that people hear or see. */
const NAMES: ReadonlySet<string> = new Set(['alt', 'title', 'aria-label']);

/** Elements within a word. */
const WITHIN_WORDS: ReadonlySet<string> = new Set('a abbr b bdi em i mark small span strong sub sup u wbr'.split(' '));

/** Elements whose text nobody reads. */
const CODE: ReadonlySet<string> = new Set('script style template noscript'.split(' '));

/** A menu's classes are on its list, not on the `nav` around it. */
function addClasses(node: DocNode, classes: Set<string>): void {
  if (node.kind === 'text') return;
  for (const name of classesOf(node)) classes.add(name);
  const [list, second] = node.children;
  if (node.tag === 'nav' && list?.kind === 'element' && !second) for (const name of classesOf(list)) classes.add(name);
}

/**
 * Reads what nodes hold.
 *
 * @param isBrought whether what begins at an offset is a component's; asked in ascending order
 */
export function readContent(
  top: readonly DocNode[],
  isBrought: (offset: number) => boolean,
  addresses: Addresses,
): Content {
  const content: Content = {
    links: [],
    images: [],
    candidates: new Set(),
    text: '',
    ownText: '',
    plainText: '',
    tags: new Map(),
    ownTags: new Map(),
    attributes: new Map(),
    ownAttributes: new Map(),
    classes: new Set(),
  };
  for (const node of top) addClasses(node, content.classes);
  const text: string[] = [];
  const ownText: string[] = [];
  const say = (words: string, isOwn: boolean) => {
    text.push(words);
    if (isOwn) ownText.push(words);
  };
  const plainText: string[] = [];
  const nodes: (DocNode | undefined)[] = top.toReversed();
  let linkEnd = 0;
  for (let index = nodes.length - 1; index >= 0; index = nodes.length - 1) {
    const node = nodes.pop();
    if (!node) {
      say(' ', true);
      plainText.push(' ');
      continue;
    }
    const isOwn = !isBrought(node.start);
    if (node.kind === 'text') {
      say(node.value, isOwn);
      plainText.push(node.start < linkEnd ? ' ' : node.value);
      continue;
    }
    readElement(node, isOwn, content, say, addresses);
    // The name of a picture is no text: nameOf has it.
    if (CODE.has(node.tag) || ligatureIn(node) !== undefined) continue;
    if (node.tag === 'a') linkEnd = node.end;
    if (!WITHIN_WORDS.has(node.tag)) {
      say(' ', true);
      plainText.push(' ');
      nodes.push(undefined);
    }
    for (const child of node.children.toReversed()) nodes.push(child);
  }
  content.text = text.join('');
  content.ownText = ownText.join('');
  content.plainText = plainText.join('');
  return content;
}

function readElement(
  node: DocElement,
  isOwn: boolean,
  content: Content,
  say: (words: string, isOwn: boolean) => void,
  addresses: Addresses,
): void {
  const name = nameOf(node);
  count(content.tags, name);
  if (isOwn) count(content.ownTags, name);
  for (const { name: key, value } of node.attributes) {
    const pair = `${key}="${value}"`;
    if (!REPLACEABLE.has(key)) count(content.attributes, pair);
    if (isOwn) count(content.ownAttributes, pair);
    if (NAMES.has(key)) say(` ${value} `, isOwn);
    if (key === 'srcset') for (const file of filesOf(value, addresses)) content.candidates.add(file);
  }
  const href = attribute(node, 'href');
  if (href !== undefined) content.links.push(linkTarget(href, addresses));
  const src = node.tag === 'img' ? attribute(node, 'src') : undefined;
  if (src !== undefined) content.images.push(imageFile(src, addresses));
}

/** An element that is nothing but its looks, such as the icon of a font, is named by them. */
function nameOf(element: DocElement): string {
  const { tag, children, attributes } = element;
  const icon = ligatureIn(element) ?? '';
  const isEmpty = children.every((child) => child.kind === 'text' && child.value.trim() === '');
  if ((!isEmpty && icon === '') || VOID_ELEMENTS.has(tag)) return `<${tag}>`;
  const classes = attributes.find(({ name }) => name === 'class')?.value;
  return `<${tag}${classes === undefined ? '' : ` class="${classes}"`}>${icon}</${tag}>`;
}

function filesOf(srcset: string, addresses: Addresses): string[] {
  const candidates = srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  return candidates.map((src) => withoutExtension(imageFile(src, addresses)));
}

/** A file whatever its format. */
export function withoutExtension(file: string): string {
  return file.replace(/\.[a-z0-9]{2,5}$/i, '');
}

function classesOf(element: DocElement): string[] {
  return tokens(attribute(element, 'class'));
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
