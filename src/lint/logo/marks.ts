import { isComponentTag } from '../../component/tags.js';
import { countUpTo } from '../document/ascending.js';
import { attribute, type DocElement, isWithin } from '../document/element.js';
import { linkTarget, type Target } from '../document/link-key.js';
import { nearestTag } from '../document/nearest.js';
import { isOfTemplate, withoutCode } from '../document/template-code.js';
import { templatePartsOf } from '../document/template-parts.js';
import { firstNamed, labelTextOf, ownName } from '../document/text.js';
import type { Page } from '../rule.js';
import { brandOf } from './brand.js';
import { backgroundUrl } from './css-url.js';
import { fileName } from './file-name.js';
import { isGround } from './ground.js';
import { isExactName } from './say-name.js';
import { styledImages } from './style-images.js';
import { isBrandLink, isOwnName, isWordmark, wordmarkText } from './wordmark.js';

/** What may be a logo: an image of any kind, an element with a background, or a link with nothing but a text. */
export interface Mark {
  kind: 'image' | 'drawing' | 'background' | 'empty' | 'text';
  element: DocElement;
  /** The link that it stands in or is. */
  link: DocElement | undefined;
  target: Target | undefined;
  /** Names of its files, see `fileName`. */
  files: readonly string[];
  /** What it is called, or what it says. */
  label: string;
  /** Only code of a template knows which image it is, and what it is called. */
  isPrinted: boolean;
}

const IMAGES: ReadonlySet<string> = new Set(['img', 'picture', 'object', 'embed', 'image', 'amp-img', 'video']);

const linkAround = nearestTag('a');
const itemAround = nearestTag('li');
/** An address of a part of the page, other than its beginning. */
const TO_PART = /^\s*#(?!top\b|home\b|start\b|page-top\b|body\b)[^\s]/i;

/** Everything on a page that may be a logo, names of links too, in the order of the source; what is within another is not told apart. */
export function marksOf(page: Page): Mark[] {
  const { document } = page;
  const styled = styledImages(document);
  const marks: Mark[] = [];
  let named = -1;
  for (let at = 0; at < document.elements.length; at += 1) {
    const element = document.elements[at];
    if (!element) break;
    if (isComponentTag(element.tag) || element.tag === 'select' || element.tag === 'head') at = element.last;
    else if (isImage(element)) {
      marks.push(mark(element, element.tag === 'svg' ? 'drawing' : 'image', urlsOf(page, element)));
      at = element.last;
    } else if (!IMAGES.has(element.tag)) {
      const background = backgroundOf(element) ?? styled(element);
      if (background !== undefined && !isGround(document, element))
        marks.push(mark(element, 'background', [background]));
      else if (isBare(element) && FILLED_CLASS.test(attribute(element, 'class') ?? '') && isBlank(element)) {
        marks.push(mark(element, 'empty', []));
      } else if (at > named && isText(element)) {
        named = element.last;
        marks.push(mark(element, 'text', []));
      }
    }
  }
  return marks;

  function isBlank(element: DocElement): boolean {
    return labelTextOf(document, element).trim() === '';
  }

  function isText(element: DocElement): boolean {
    if (element.tag !== 'a') return isWordmark(page, element);
    const href = attribute(element, 'href');
    if (href === undefined) return false;
    // An item of a list of the page's parts may be called by a word of the site's name.
    if (
      TO_PART.test(href) &&
      itemAround(document, element) &&
      !isExactName(wordmarkText(document, element), brandOf(page.manifest))
    )
      return false;
    return isOwnName(page, element) || isBrandLink(page, element);
  }

  function mark(element: DocElement, kind: Mark['kind'], urls: readonly string[]): Mark {
    const link = linkAround(document, element);
    const label = kind === 'text' ? wordmarkText(document, element) : labelOf(page, element, link);
    const written = urls.map(withoutCode);
    const names = written.map(fileName).filter((name) => name !== '');
    const files = names.length > 1 ? [...new Set(names)] : names;
    const isText = kind === 'text' || kind === 'empty';
    const isOfCode = isText ? isFilledByCode(page, element) : urls.some(isOfTemplate);
    const isPrinted = isOfCode && !written.some(saysFile) && (isText || withoutCode(label).trim() === '');
    return { kind, element, link, target: link && linkTarget(page, link), files, label, isPrinted };
  }
}

/** Whether nothing but code of a template stands in an element. */
function isFilledByCode({ source, document }: Page, { openEnd, closeStart }: DocElement): boolean {
  if (closeStart <= openEnd) return false;
  const { code } = templatePartsOf(document);
  let at = openEnd;
  for (let index = countUpTo(code, ({ start }) => start, openEnd - 1); index < code.length; index += 1) {
    const { start, end } = code[index] ?? { start: closeStart, end: closeStart };
    if (start >= closeStart) break;
    if (source.slice(at, start).trim() !== '') return false;
    at = end;
  }
  return at > openEnd && source.slice(at, closeStart).trim() === '';
}

/** Whether the address of an image has more than a folder and an ending. */
function saysFile(url: string): boolean {
  return /\w/.test(url.slice(url.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));
}

/** An element that a style sheet fills: nothing in it, and named for the brand. */
const FILLED_CLASS = /(?:^|[\s_-])(?:logo|brand|wordmark|logotype)(?:$|[\s_-])/i;
const FILLED: ReadonlySet<string> = new Set('a div h1 h2 h3 figure'.split(' '));

function isBare(element: DocElement): boolean {
  return (
    element.isHtml &&
    FILLED.has(element.tag) &&
    element.children.every((child) => child.kind === 'text' || (child.tag === 'span' && child.index === child.last))
  );
}

function isImage({ tag, parent }: DocElement): boolean {
  if (tag === 'svg') return parent?.isHtml !== false;
  return tag === 'picture' || tag === 'img' || tag === 'object' || tag === 'embed' || tag === 'amp-img';
}

/** Attributes of images that hold their address, those of lazy loading too. */
const SOURCES: ReadonlySet<string> = new Set(
  'data-src data-lazy-src data-original data-lazy src data srcset data-srcset href xlink:href'.split(' '),
);

function urlsOf({ document }: Page, element: DocElement): string[] {
  const urls: string[] = [];
  for (let index = element.index; index <= element.last; index += 1) {
    for (const { name, value } of document.elements[index]?.attributes ?? []) {
      if (!SOURCES.has(name) || value.trim() === '') continue;
      if (!name.endsWith('srcset')) urls.push(value.trim());
      else for (const candidate of value.split(/,\s+/)) urls.push(candidate.trim().split(/\s+/)[0] ?? '');
    }
  }
  return urls;
}

function backgroundOf(element: DocElement): string | undefined {
  const style = attribute(element, 'style');
  const drawn = style === undefined ? undefined : backgroundUrl(style);
  // Pages of tables have it in an attribute.
  return drawn ?? (TABLE.has(element.tag) ? attribute(element, 'background') : undefined);
}

const TABLE: ReadonlySet<string> = new Set(['table', 'tr', 'td', 'th']);

/** Characters of a label that are looked at. */
const LONGEST_LABEL = 1000;

/** The title of a drawing, if it has one that says something. */
function titleOf({ children }: DocElement): DocElement | undefined {
  return children.find(
    (child): child is DocElement =>
      child.kind === 'element' && child.tag === 'title' && child.firstText < child.endText,
  );
}

/** Levels up from an image to the element that is read out in its place. */
const MOST_BOXES = 2;

/** The element that is read out as an image by its label, where it holds an image and nothing else. */
export function boxOfImage(element: DocElement): DocElement | undefined {
  let each = element;
  for (let level = 0; level < MOST_BOXES && each.parent; level += 1) {
    const { parent }: DocElement = each;
    if (!parent.children.every((child) => child === each || (child.kind === 'text' && child.blank))) return undefined;
    if (attribute(parent, 'role') === 'img' && attribute(parent, 'aria-label') !== undefined) return parent;
    each = parent;
  }
  return undefined;
}

/** What an image is called: its own label, else that of the link that it fills. */
function labelOf({ document }: Page, element: DocElement, link: DocElement | undefined): string {
  const named = ownName(element) === undefined ? firstNamed(document, element) : element;
  const own = named && ownName(named);
  if (own !== undefined) return own.slice(0, LONGEST_LABEL);
  const titled = element.tag === 'svg' ? titleOf(element) : undefined;
  if (titled !== undefined) return labelTextOf(document, titled).trim();
  const drawn = labelTextOf(document, element).trim();
  if (drawn !== '') return drawn;
  const box = boxOfImage(element);
  if (box) return (attribute(box, 'aria-label') ?? '').slice(0, LONGEST_LABEL);
  if (!link || !isWithin(element, link)) return '';
  return (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '').slice(0, LONGEST_LABEL);
}
