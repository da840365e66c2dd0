import { isComponentTag } from '../../../component/tags.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { backgroundUrl } from '../../logo/css-url.js';

/** An address of a file in a page. */
export interface Embedded {
  element: DocElement;
  /** As written, decoded. */
  value: string;
}

/** Attributes with an address, by the element that has them. A `track` is no media item of its own, a `link` is for browsers. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  img: ['src', 'data-src', 'data-lazy-src', 'data-original'],
  source: ['src', 'data-src'],
  video: ['src', 'poster', 'data-src'],
  audio: ['src', 'data-src'],
  embed: ['src'],
  iframe: ['src', 'data-src'],
  object: ['data'],
};
const SOURCE_SETS: readonly string[] = ['srcset', 'data-srcset'];

/** The addresses of what a page links to and embeds, in the order of the source; not in the fallback content of a component. */
export function embeddedIn(document: IndexedDocument): Embedded[] {
  const found: Embedded[] = [];
  for (let index = 0; index < document.elements.length; index += 1) {
    const element = document.elements[index];
    if (!element) break;
    if (isComponentTag(element.tag)) {
      index = element.last;
      continue;
    }
    const names = element.isHtml && Object.hasOwn(ADDRESSES, element.tag) ? (ADDRESSES[element.tag] ?? []) : [];
    for (const name of names) add(found, element, attribute(element, name));
    if (element.tag === 'img' || element.tag === 'source') {
      for (const name of SOURCE_SETS)
        for (const value of candidates(attribute(element, name))) add(found, element, value);
    }
    const style = attribute(element, 'style');
    if (style?.includes('url(')) add(found, element, backgroundUrl(style));
  }
  return found;
}

function add(found: Embedded[], element: DocElement, value: string | undefined): void {
  if (value !== undefined && value.trim() !== '') found.push({ element, value });
}

/** The addresses of a `srcset`: what follows a comma and a blank, or the comma behind a size. */
function candidates(value: string | undefined): string[] {
  if (value === undefined || value.startsWith('data:')) return [];
  return value.split(/,\s/).flatMap((each) => {
    const [first = '', size = '', ...rest] = each.trim().split(/\s/);
    const comma = size.indexOf(',');
    return comma === -1
      ? [first]
      : [first, size.slice(comma + 1), ...rest.map((next) => next.slice(next.indexOf(',') + 1))];
  });
}
