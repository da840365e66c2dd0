import { isComponentTag } from '../../../component/tags.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
import type { JsonPlace } from '../../document/things.js';

/** An address of a file in a page. */
export interface Embedded {
  element: DocElement;
  /** As written, decoded. */
  value: string;
  /** A style sheet of the page draws it. */
  isDrawn: boolean;
  /** What the file is called that a link downloads, where its address does not say it; empty for no name. */
  download?: string;
  /** Data calls it the site's logo. */
  isLogo?: boolean;
  /** Where it stands in a script. */
  span?: () => Span;
  data?: JsonPlace;
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
    if (element.isHtml)
      for (const name of namesOf(element)) add(found, element, attribute(element, name), false, downloadOf(element));
    else if (element.tag === 'image') for (const name of OF_DRAWINGS) add(found, element, attribute(element, name));
    addOthers(found, element);
    if (element.tag === 'style') addStyle(found, document, element);
    if (element.tag === 'img' || element.tag === 'source') {
      for (const name of SOURCE_SETS)
        for (const value of candidates(attribute(element, name))) add(found, element, value);
    }
  }
  return found;
}

const OF_DRAWINGS: readonly string[] = ['href', 'xlink:href'];

/** What a link downloads, if it does. */
function downloadOf(element: DocElement): string | undefined {
  return element.tag === 'a' ? attribute(element, 'download') : undefined;
}

/** Attributes with a script of what happens on a click. */
const CLICK = /^(?:on|@|x-on:|v-on:)click/;
/** Addresses in quotes that end like a file. */
const QUOTED_FILE = /["'`]((?:https?:|\.{0,2}\/)[^"'`\s<>]{1,300}\.[a-z0-9]{2,5})["'`]/gi;
/** An address of a file and nothing else. */
const FILE = /^(?:https?:|\.{0,2}\/)[^"'`\s<>]{1,300}\.[a-z0-9]{2,5}(?:[?#][^\s]{0,200})?$/i;

/** Data for a script: a list or an object. */
const LIST = /^\s{0,9}[[{]/;

/** Adds what attributes for styles and scripts name: backgrounds, what a click opens, data that scripts read. */
function addOthers(found: Embedded[], element: DocElement): void {
  for (const { name, value } of element.attributes) {
    if (name === 'style' || name === 'class') {
      if (value.includes('url(')) for (const url of urlsOf(value)) add(found, element, url);
    } else if (name.startsWith('data-') || element.tag.includes('-')) {
      if (name.startsWith('data-') && FILE.test(value)) add(found, element, value);
      else if (LIST.test(value)) for (const [, url] of value.matchAll(QUOTED_FILE)) add(found, element, url);
    } else if (CLICK.test(name)) for (const [, url] of value.matchAll(QUOTED_FILE)) add(found, element, url);
  }
}

/** The attributes in which an element has the address of a file. */
function namesOf(element: DocElement): readonly string[] {
  const { tag } = element;
  if (Object.hasOwn(ADDRESSES, tag)) return ADDRESSES[tag] ?? [];
  if (tag.includes('-')) return OF_OWN_ELEMENTS;
  if (tag === 'link') return isPicturePreloaded(element) || isPictureOfItem(element) ? ['href'] : [];
  if (tag !== 'meta') return ATTRIBUTES_OF_ALL;
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop');
  return name !== undefined && SHARED.test(name.trim()) ? ['content'] : [];
}

/** Whether a link has the browser ask for a picture before the page shows it. */
function isPicturePreloaded(link: DocElement): boolean {
  return /(?:^|\s)preload(?:\s|$)/i.test(attribute(link, 'rel') ?? '') && attribute(link, 'as') === 'image';
}

/** Whether a link gives the data of the page a picture, as `<img itemprop="image">` does. */
function isPictureOfItem(link: DocElement): boolean {
  return PICTURE_OF_ITEM.test(attribute(link, 'itemprop') ?? '');
}

const PICTURE_OF_ITEM = /(?:^|\s)(?:image|photo|thumbnailurl)(?:\s|$)/i;

/** An attribute of old for pages, tables and cells, and those of scripts that draw a background late. */
const ATTRIBUTES_OF_ALL: readonly string[] = ['background', 'data-bg', 'data-background', 'data-background-image'];

/** The addresses in a style element of the page. */
function addStyle(found: Embedded[], document: IndexedDocument, element: DocElement): void {
  for (const child of element.children) {
    if (child.kind !== 'text' || !DRAWS.test(child.value)) continue;
    document.budget.spend(child.value.length);
    for (const url of urlsOf(child.value)) add(found, element, url, true);
    for (const [, set = ''] of child.value.matchAll(IMAGE_SET))
      for (const [, url] of set.matchAll(QUOTED_FILE)) add(found, element, url, true);
  }
}

const DRAWS = /url\(|image-set\(/;
/** The candidates of an image for several screens, up to the end of the declaration. */
const IMAGE_SET = /image-set\(([^;{}]{1,2000})/g;
const URL_OF_STYLE = /url\(\s{0,9}(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})'|([^"'()\s]{1,2000}))/gi;

/** The addresses that styles name. */
function urlsOf(css: string): string[] {
  return [...css.matchAll(URL_OF_STYLE)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

function add(
  found: Embedded[],
  element: DocElement,
  value: string | undefined,
  isDrawn = false,
  download?: string,
): void {
  if (value === undefined || value.trim() === '') return;
  found.push({ element, value, isDrawn, ...(download !== undefined && { download }) });
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
