import type { ComponentTag } from '../../component/tags.js';
import type { Kind } from '../resources/resource.js';
import { attributeOf, childrenOf, type Element, elementsIn, folded, offsetOf, textOf } from './tree.js';

/** One thing that people get of an expansion. */
export interface Part {
  kind: Kind;
  /** What they read, blanks folded. */
  text: string;
  /** Where it leads, or the file that is shown. */
  href?: string;
  /** It says that it leads to the page that is shown. */
  current?: boolean;
  /** UTF-16 offset into the expansion. */
  start: number;
}

/** Reads what people get of an expansion, without scripts. */
export function readParts(tag: ComponentTag, root: Element): Part[] {
  if (tag === 'x-addon') return readForm(root);
  if (tag === 'x-menu' || tag === 'x-social') return readList(root);
  return [readEntry(root, root), ...readImages(root)];
}

function readEntry(node: Element, link: Element | undefined, skips?: (element: Element) => boolean): Part {
  const own = link && [link, ...elementsIn(link)].find(({ tagName }) => tagName === 'a');
  const href = own && attributeOf(own, 'href');
  const current = own && attributeOf(own, 'aria-current') === 'page';
  const text = textOf(node, skips);
  return {
    kind: 'entry',
    text,
    start: offsetOf(node),
    ...(href !== undefined && { href }),
    ...(current && { current }),
  };
}

/** The entries of a list on all levels, and links that belong to none. */
function readList(root: Element): Part[] {
  const parts: Part[] = [];
  const read = new Set<Element>();
  for (const element of elementsIn(root)) {
    if (element.tagName === 'li') {
      const own = ownElements(element);
      const link = own.find(({ tagName }) => tagName === 'a');
      if (link) read.add(link);
      parts.push(readEntry(element, link, isList));
    } else if (element.tagName === 'a' && !read.has(element)) parts.push(readEntry(element, element));
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

function readImages(root: Element): Part[] {
  return [...elementsIn(root)].flatMap((element): Part[] => {
    if (element.tagName !== 'img' && element.tagName !== 'source') return [];
    const start = offsetOf(element);
    const src = attributeOf(element, 'src');
    const srcset = attributeOf(element, 'srcset');
    const kind = element.tagName === 'img' ? 'candidates' : 'image';
    return [
      ...(src === undefined ? [] : [{ kind: 'image' as const, text: element.tagName, href: src, start }]), // a literal of the kinds
      ...(srcset === undefined ? [] : [{ kind, text: element.tagName, href: srcset, start } as const]),
    ];
  });
}

/** Controls of a form, by what is sent. */
const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button']);

/** The texts, links, images and controls of a form. */
export function readForm(root: Parameters<typeof childrenOf>[0]): Part[] {
  return childrenOf(root).flatMap((node): Part[] => {
    const start = offsetOf(node);
    if ('value' in node) {
      const text = folded(node.value);
      return text === '' ? [] : [{ kind: 'entry', text, start }];
    }
    if (!('tagName' in node) || node.tagName === 'script' || node.tagName === 'style') return [];
    return [...readFormElement(node, start), ...readForm(node)];
  });
}

function readFormElement(element: Element, start: number): Part[] {
  const { tagName } = element;
  if (CONTROLS.has(tagName)) {
    const named = ['type', 'name'].flatMap((name) => {
      const value = attributeOf(element, name);
      return value === undefined ? [] : [` ${name}="${value}"`];
    });
    return [{ kind: 'control', text: `<${tagName}${named.join('')}>`, start }];
  }
  const address = { form: 'action', a: 'href', img: 'src' }[tagName];
  const href = address === undefined ? undefined : attributeOf(element, address);
  if (href === undefined) return [];
  return [{ kind: tagName === 'img' ? 'image' : 'control', text: `<${tagName}>`, href, start }];
}
