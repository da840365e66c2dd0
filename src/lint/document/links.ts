import { isComponentTag } from '../../component/tags.js';
import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import { attribute, type DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** An `a` with an address. */
export interface Link {
  readonly element: DocElement;
  /** As written, decoded. */
  readonly href: string;
}

/** The links of a page but those in the fallback content of a component. */
export const linksOf = oncePerDocument((document): readonly Link[] => {
  const links: Link[] = [];
  for (let index = 0; index < document.elements.length; index += 1) {
    const element = document.elements[index];
    if (!element) break;
    if (isComponentTag(element.tag)) index = element.last;
    else if (element.tag === 'a' || element.tag === 'area') {
      const href = attribute(element, 'href');
      if (href !== undefined) links.push({ element, href });
    }
  }
  return links;
});

/** The links within an element, itself included. */
export function linksWithin(document: IndexedDocument, { index, last }: DocElement): readonly Link[] {
  const links = linksOf(document);
  return links.slice(firstFrom(links, index), firstFrom(links, last + 1));
}

/** How many links are within an element, itself included. */
export function countLinks(document: IndexedDocument, { index, last }: DocElement): number {
  const links = linksOf(document);
  return firstFrom(links, last + 1) - firstFrom(links, index);
}

/** The place of the first link whose element is not before an index. */
function firstFrom(links: readonly Link[], index: number): number {
  return countUpTo(links, ({ element }) => element.index, index - 1);
}
