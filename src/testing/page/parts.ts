import type { ComponentTag } from '../../component/tags.js';
import type { Kind } from '../resources/resource.js';
import { hiderOf, isUnheard, isUnseen, type OwnClasses } from './hidden.js';
import { heardText, nameOf } from './name.js';
import {
  attributeOf,
  childrenOf,
  type Element,
  elementsIn,
  folded,
  fullTextOf,
  type Node,
  offsetOf,
  textOf,
} from './tree.js';

/** One thing that people get of an expansion. */
export interface Part {
  kind: Kind;
  /** What they read, blanks folded. */
  text: string;
  /** Where it leads, or the file that is shown. */
  href?: string;
  /** It says that it leads to the page that is shown. */
  current?: boolean;
  /** Whether all or some of it is hidden from people who look, and from people who listen. */
  unseen: boolean;
  unheard: boolean;
  /** The element that it is; of a text none. */
  element?: Element;
  /** The link that it is or has in it. */
  anchor?: Element;
  /** UTF-16 offset into the expansion. */
  start: number;
}

/**
 * Reads what people get of an expansion, without scripts.
 *
 * @param own class names that its author or the site gave: what they hide is theirs to hide
 */
export function readParts(tag: ComponentTag, root: Element, own: OwnClasses = NONE): Part[] {
  if (tag === 'x-addon') return readForm(root, own);
  if (tag === 'x-menu' || tag === 'x-social') return readList(root, own);
  return [readEntry(root, root, own), ...readImages(root, own)];
}

const NONE: OwnClasses = new Set();

function readEntry(node: Element, link: Element | undefined, own: OwnClasses, skips = nothing): Part {
  const anchor = link && [link, ...elementsIn(link)].find(({ tagName }) => tagName === 'a');
  const href = anchor && attributeOf(anchor, 'href');
  const current = anchor && attributeOf(anchor, 'aria-current') === 'page';
  // What is hidden as a whole is still what stands there; a hidden word within it is no part of it.
  const text = textOf(node, skips) || fullTextOf(node, skips);
  const seen = (element: Element) => skips(element) || isUnseen(element, own);
  const around = hiderOf(node, (element) => isUnseen(element, own));
  return {
    kind: 'entry',
    text,
    start: offsetOf(node),
    unseen: text !== '' && (around !== undefined || textOf(node, seen) !== text),
    unheard: text !== '' && (hiderOf(node, isUnheard) !== undefined || !isHeard(text, anchor, node, skips)),
    element: node,
    ...(anchor && { anchor }),
    ...(href !== undefined && { href }),
    ...(current && { current }),
  };
}

function nothing(_element: Element): boolean {
  return false;
}

/** Whether a text is in what people hear of a link, or of an element without one. */
function isHeard(
  text: string,
  link: Element | undefined,
  node: Element,
  skips: (element: Element) => boolean,
): boolean {
  if (link && hiderOf(link, isUnheard)) return false;
  const heard = link ? nameOf(link) : heardText(node, skips);
  return heard.toLowerCase().includes(text.toLowerCase());
}

/** Whether a node that is one thing is hidden. */
function hiding(node: Node, own: OwnClasses): Pick<Part, 'unseen' | 'unheard'> {
  const unseen = hiderOf(node, (element) => isUnseen(element, own)) !== undefined;
  return { unseen, unheard: hiderOf(node, isUnheard) !== undefined };
}

/** The entries of a list on all levels, and links that belong to none. */
function readList(root: Element, own: OwnClasses): Part[] {
  const parts: Part[] = [];
  const read = new Set<Element>();
  for (const element of elementsIn(root)) {
    if (element.tagName === 'li') {
      const link = ownElements(element).find(({ tagName }) => tagName === 'a');
      if (link) read.add(link);
      parts.push(readEntry(element, link, own, isList));
    } else if (element.tagName === 'a' && !read.has(element)) parts.push(readEntry(element, element, own));
  }
  return parts;
}

function isList({ tagName }: Element): boolean {
  return tagName === 'ul' || tagName === 'ol';
}

/** The elements in a list's item that are in no list of its own. */
function ownElements(item: Element): Element[] {
  return childrenOf(item).flatMap((child) =>
    'tagName' in child && !isList(child) ? [child, ...ownElements(child)] : [],
  );
}

function readImages(root: Element, own: OwnClasses): Part[] {
  return [...elementsIn(root)].flatMap((element): Part[] => {
    if (element.tagName !== 'img' && element.tagName !== 'source') return [];
    const src = attributeOf(element, 'src');
    const srcset = attributeOf(element, 'srcset');
    const common = { text: element.tagName, start: offsetOf(element), element, ...hiding(element, own) };
    const kind = element.tagName === 'img' ? 'candidates' : 'image';
    return [
      ...(src === undefined ? [] : [{ kind: 'image' as const, href: src, ...common }]), // a literal of the kinds
      ...(srcset === undefined ? [] : [{ kind, href: srcset, ...common } as const]),
    ];
  });
}

/** Controls of a form, by what is sent. */
const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'option', 'textarea', 'button']);

/** The texts, links, images and controls of a form. */
export function readForm(root: Parameters<typeof childrenOf>[0], own: OwnClasses = NONE): Part[] {
  return childrenOf(root).flatMap((node): Part[] => {
    if ('value' in node) {
      const text = folded(node.value);
      return text === '' ? [] : [{ kind: 'entry', text, start: offsetOf(node), ...hiding(node, own) }];
    }
    if (!('tagName' in node) || node.tagName === 'script' || node.tagName === 'style') return [];
    return [...readFormElement(node, own), ...readForm(node, own)];
  });
}

/** What a part's name shows of its attributes: what tells one control of a form from the others. */
const TELLING: Record<string, readonly string[]> = { option: ['value'] };

function readFormElement(element: Element, own: OwnClasses): Part[] {
  const { tagName } = element;
  const common = { start: offsetOf(element), element, ...hiding(element, own) };
  if (CONTROLS.has(tagName)) {
    const named = (TELLING[tagName] ?? ['type', 'name']).flatMap((name) => {
      const value = attributeOf(element, name);
      return value === undefined ? [] : [` ${name}="${value}"`];
    });
    return [{ kind: 'control', text: `<${tagName}${named.join('')}>`, ...common }];
  }
  const address = { form: 'action', a: 'href', img: 'src' }[tagName];
  const href = address === undefined ? undefined : attributeOf(element, address);
  if (href === undefined) return [];
  return [{ kind: tagName === 'img' ? 'image' : 'control', text: `<${tagName}>`, href, ...common }];
}
