import { isComponentTag } from '../../../component/tags.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';

/** An address of a file in a page. */
export interface Embedded {
  element: DocElement;
  /** As written, decoded. */
  value: string;
  /** A style sheet of the page draws it. */
  isDrawn: boolean;
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
/** The same of elements that a script defines, such as `site-download`. */
const OF_OWN_ELEMENTS: readonly string[] = ['href', 'src', 'url', 'file', 'poster', 'data-src'];
/** What the head says that a page shows where it is shared. */
const SHARED =
  /^(?:og:(?:image|video|audio)(?::(?:secure_)?url)?|twitter:(?:image|player:stream)(?::src)?|image|thumbnailurl)$/i;
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
    if (element.isHtml) for (const name of namesOf(element)) add(found, element, attribute(element, name));
    if (element.tag === 'style') addStyle(found, document, element);
    if (element.tag === 'img' || element.tag === 'source') {
      for (const name of SOURCE_SETS)
        for (const value of candidates(attribute(element, name))) add(found, element, value);
    }
    const style = attribute(element, 'style');
    if (style?.includes('url(')) for (const url of urlsOf(style)) add(found, element, url);
  }
  return found;
}

/** The attributes in which an element has the address of a file. */
function namesOf(element: DocElement): readonly string[] {
  const { tag } = element;
  if (Object.hasOwn(ADDRESSES, tag)) return ADDRESSES[tag] ?? [];
  if (tag.includes('-')) return OF_OWN_ELEMENTS;
  if (tag !== 'meta') return ATTRIBUTES_OF_ALL;
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop');
  return name !== undefined && SHARED.test(name.trim()) ? ['content'] : [];
}

/** An attribute of old for pages, tables and cells, and those of scripts that draw a background late. */
const ATTRIBUTES_OF_ALL: readonly string[] = ['background', 'data-bg', 'data-background', 'data-background-image'];

/** The addresses in a style element of the page. */
function addStyle(found: Embedded[], document: IndexedDocument, element: DocElement): void {
  for (const child of element.children) {
    if (child.kind !== 'text' || !child.value.includes('url(')) continue;
    document.budget.spend(child.value.length);
    for (const url of urlsOf(child.value)) add(found, element, url, true);
  }
}

const URL_OF_STYLE = /url\(\s{0,9}(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})'|([^"'()\s]{1,2000}))/gi;

/** The addresses that styles name. */
function urlsOf(css: string): string[] {
  return [...css.matchAll(URL_OF_STYLE)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

function add(found: Embedded[], element: DocElement, value: string | undefined, isDrawn = false): void {
  if (value !== undefined && value.trim() !== '') found.push({ element, value, isDrawn });
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
