import { attribute, closest, type DocElement, lineage } from '../document/element.js';
import { keptOfElement } from '../document/kept.js';
import { countLinks } from '../document/links.js';
import { labelTextOf } from '../document/text.js';
import { fold, words } from '../fold.js';
import type { Target } from '../link-key.js';
import type { Page } from '../rule.js';
import { type Brand, isName, type LogoFile, matchFile, type Says, says } from './brand.js';
import type { Mark } from './marks.js';
import { LOGO_WORDS, OTHERS } from './words.js';

/** How surely a mark is the site's own, and what says so. */
export interface MarkRating {
  /** From 0 to 1. */
  score: number;
  /** The configured file that it shows, if it is one. */
  file: LogoFile | undefined;
  /** What speaks for and against it, by name. */
  reasons: Readonly<Record<string, number>>;
}

/** What each thing weighs. They are added up. */
const WEIGHTS = {
  ownLabel: 0.35,
  ownDrawing: 0.6,
  logoLabel: 0.4,
  otherLabel: -0.6,
  brandClass: 0.35,
  brandAround: 0.35,
  home: 0.35,
  placeholderLink: 0.1,
  foreignHome: 0.25,
  elsewhere: -0.6,
  innerPage: -0.6,
  ownFileName: 0.25,
  logoFileName: 0.2,
  otherFileName: -0.35,
  nameBeside: 0.35,
  lockup: 0.5,
  alone: 0.35,
  inHeader: 0.15,
  icon: -0.7,
  amongOthers: -0.8,
  inRow: -0.4,
  copyright: -0.9,
  sentence: -0.6,
  inList: -0.25,
  wordmark: 0.4,
  empty: 0.25,
  content: -0.2,
} as const;

type Reason = keyof typeof WEIGHTS;

const BRAND_CLASS =
  /(?:^|[\s_-])(?:logo(?:type|s|tipo)?|brand(?:ing)?|wordmark|marca|marque|marke|znak|lockup|custom-logo)(?=$|[\s_-])|(?:^|[\s_-])[a-z]*logo(?:$|[\s_-])/i;
const ICON =
  /(?:^|[\s_-])(?:icon|ico|icons|fa|bi|glyphicon|burger|hamburger|caret|chevron|arrow|search|cart|close|menu|toggle|flag|avatar|portrait|photo|house|home-icon|emoji)(?:$|[\s_-])/i;
const LANGUAGE_HOME = /^\/?[a-z]{2}(?:-[a-z]{2})?\/?$/i;

/** Rates what may be a logo by its file, its name, its link and what is around it. */
export function rateMark(page: Page, mark: Mark, brand: Brand): MarkRating {
  const match = mark.files.flatMap((name) => matchFile(name, brand) ?? []).sort((a, b) => b.score - a.score)[0];
  const said = says(mark.label, brand);
  const seen: Seen = { page, mark, brand, said, isFile: match !== undefined };
  const reasons: Partial<Record<Reason | 'file', number>> = {};
  if (match) reasons.file = match.score;
  for (const reason of inFavour(seen)) reasons[reason] = WEIGHTS[reason];
  // Most images and links have nothing for them, and what is against them takes longer to find.
  if (scoreOf(reasons) >= LEAST) for (const reason of against(seen)) reasons[reason] = WEIGHTS[reason];
  return { score: scoreOf(reasons), file: match?.file, reasons };
}

/** Below this nothing is reported. */
export const LEAST = 0.55;

function scoreOf(reasons: Readonly<Record<string, number>>): number {
  const sum = Object.values(reasons).reduce((total, weight) => total + weight, 0);
  return Math.max(0, Math.min(1, Math.round(sum * 100) / 100));
}

/** A mark, and what is known of it. */
interface Seen {
  page: Page;
  mark: Mark;
  brand: Brand;
  said: Says;
  isFile: boolean;
}

function* inFavour({ page, mark, brand, said, isFile }: Seen): Generator<Reason> {
  const { element, link, target, kind, label, files } = mark;
  if (kind === 'text') {
    if (label.includes('@')) return;
    yield 'wordmark';
  } else if (said === 'own') yield kind === 'drawing' ? 'ownDrawing' : 'ownLabel';
  if (said === 'own' && kind !== 'text' && words(label).some((word) => LOGO_WORDS.has(word))) yield 'logoLabel';
  if (hasBrandClass(element) || (link && hasBrandClass(link))) yield 'brandClass';
  else if (hasBrandClass(element.parent) || hasBrandClass(link?.parent)) yield 'brandAround';
  if (target?.home || isLanguageHome(link)) yield 'home';
  else if (link && PLACEHOLDER.test(attribute(link, 'href')?.trim() ?? '')) yield 'placeholderLink';
  else if (said === 'own' && link && isForeign(page, link) && isRoot(link)) yield 'foreignHome';
  if (kind === 'empty') yield 'empty';
  if (!isFile && kind !== 'text') yield* ofFileInFavour(files, brand);
  if (kind !== 'text' && said !== 'own' && nameBeside(page, mark, brand)) {
    yield link && isName(labelTextOf(page.document, link), brand) ? 'lockup' : 'nameBeside';
  }
  const isHome = target?.home || (link !== undefined && said === 'own' && isRoot(link));
  if (kind !== 'text' && isHome && isAlone(page, mark)) yield 'alone';
  if (closest(element, ({ tag }) => tag === 'header')) yield 'inHeader';
}

const PLACEHOLDER = /^(?:#|javascript:|$)/i;

function* against({ page, mark, brand, said, isFile }: Seen): Generator<Reason> {
  const { element, link, target, kind, files } = mark;
  if (said === 'other' && !isFile && kind !== 'text') yield 'otherLabel';
  if (link && !target?.home && isForeign(page, link) && !(said === 'own' && isRoot(link))) yield 'elsewhere';
  if (link && isInnerPage(link, target) && !hasBrandClass(element) && !hasBrandClass(link)) yield 'innerPage';
  if (!isFile && kind !== 'text' && isFileOfOther(files, brand)) yield 'otherFileName';
  const isNamed = hasBrandClass(element) || hasBrandClass(element.parent);
  if (!isFile && !isNamed && !closest(element, isPageEdge)) yield 'content';
  if (kind === 'drawing' && isIcon(element)) yield 'icon';
  if (isAmongOthers(page, element)) yield 'amongOthers';
  else if (kind !== 'text' && !isFile && isInRow(page, mark)) yield 'inRow';
  if (kind === 'text') yield* ofTextAgainst(page, element);
}

function isPageEdge({ tag, attributes }: DocElement): boolean {
  if (tag === 'header' || tag === 'footer' || tag === 'nav') return true;
  return attributes.some(
    ({ name, value }) =>
      (name === 'class' || name === 'id') &&
      /(?:^|[\s_-])(?:header|footer|nav(?:bar)?|topbar|masthead|banner)(?:$|[\s_-])/i.test(value),
  );
}

/** Whether a link leads to a page of the site that is no start. */
function isInnerPage(link: DocElement, target: Target | undefined): boolean {
  const href = attribute(link, 'href')?.trim() ?? '';
  return (
    target?.key !== undefined && !target.home && target.tail !== '' && !isLanguageHome(link) && !href.startsWith('#')
  );
}

function wordsOf(files: readonly string[]): string[] {
  return files.flatMap((name) => name.split(' '));
}

function isOwnWord(word: string, { words, names }: Brand): boolean {
  return (
    word.length > 2 &&
    (words.has(word) || (word.length > 4 && names.some((name) => name.replaceAll(' ', '').includes(word))))
  );
}

function* ofFileInFavour(files: readonly string[], brand: Brand): Generator<Reason> {
  const words = wordsOf(files);
  if (!words.some((word) => LOGO_WORDS.has(word))) return;
  if (words.some((word) => isOwnWord(word, brand))) yield 'ownFileName';
  if (!isFileOfOther(files, brand)) yield 'logoFileName';
}

/** Whether a file is called a logo, and by another name. */
function isFileOfOther(files: readonly string[], brand: Brand): boolean {
  const words = wordsOf(files);
  if (!words.some((word) => LOGO_WORDS.has(word)) || words.some((word) => isOwnWord(word, brand))) return false;
  return words.some((word) => !LOGO_WORDS.has(word) && word.length > 3);
}

/** Class names of colours that are called after the brand. */
const COLOUR =
  /(?:^|:)(?:bg|text|btn|button|border|ring|from|via|to|fill|stroke|accent|outline|shadow|divide|decoration|link|is|has|alert|badge)-/;

/** Whether an element calls itself a logo or brand. */
export function hasBrandClass(element: DocElement | undefined): boolean {
  if (!element) return false;
  return ['class', 'id', 'itemprop'].some((name) =>
    attribute(element, name)
      ?.split(/\s+/)
      .some((token) => BRAND_CLASS.test(token) && !COLOUR.test(token)),
  );
}

function isLanguageHome(link: DocElement | undefined): boolean {
  return link !== undefined && LANGUAGE_HOME.test(attribute(link, 'href')?.trim() ?? 'none');
}

function isForeign({ manifest }: Page, link: DocElement): boolean {
  const href = attribute(link, 'href') ?? '';
  if (!/^(?:https?:)?\/\//i.test(href)) return false;
  const host = (url: string) => /^(?:https?:)?\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase();
  return host(href) !== host(manifest.site.url);
}

/** Whether a link leads to the home page of some host: a site may have moved. */
function isRoot(link: DocElement): boolean {
  return /^(?:https?:)?\/\/[^/?#]+\/?$/i.test(attribute(link, 'href')?.trim() ?? '');
}

/** Runs of text around a mark, at most, blanks too: more is a part of the page. */
const MOST_TEXTS = 24;

/** Whether the site's name stands beside an image as text, in its link or in the element around it. */
function nameBeside({ document }: Page, { element, link }: Mark, brand: Brand): boolean {
  const around = link ?? element.parent;
  if (!around || around.endText - around.firstText > MOST_TEXTS) return false;
  const text = labelTextOf(document, around);
  return text.trim() !== '' && says(text, brand) === 'own';
}

/** Whether a link holds the image and nothing else, and is not one of a list of links. */
function isAlone({ document }: Page, { link }: Mark): boolean {
  if (!link || labelTextOf(document, link).trim() !== '') return false;
  const list = closest(link, ({ tag }) => tag === 'ul' || tag === 'ol' || tag === 'nav');
  return !list || countLinks(document, list) < 2;
}

function isIcon(element: DocElement): boolean {
  const names = [element, element.parent].map((each) => (each ? (attribute(each, 'class') ?? '') : ''));
  const size = Number(attribute(element, 'width') ?? attribute(element, 'height') ?? Number.NaN);
  return (
    names.some((name) => ICON.test(name)) && !(size > 28) && !hasBrandClass(element) && !hasBrandClass(element.parent)
  );
}

/** Levels up to which a name or a heading says whose marks they are. */
const AROUND = 4;

function isAmongOthers(page: Page, element: DocElement): boolean {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > AROUND || each.tag === 'header' || each.tag === 'footer' || each.tag === 'body') return false;
    for (const name of ['class', 'id', 'aria-label']) {
      const value = attribute(each, name);
      if (value !== undefined && OTHERS.test(` ${value.replaceAll('_', ' ')} `)) return true;
    }
    const heading = each.parent && lastBefore(headingsIn(page.document, each.parent), each.start);
    if (heading && OTHERS.test(` ${labelTextOf(page.document, heading)} `)) return true;
  }
  return false;
}

/** The headings among an element's children, in the order of the source. */
const headingsIn = keptOfElement((_document, { children }) =>
  children.filter((child): child is DocElement => child.kind === 'element' && /^h[1-6]$/.test(child.tag)),
);

/** The last of elements in the order of the source that begins before an offset. */
function lastBefore(elements: readonly DocElement[], offset: number): DocElement | undefined {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return elements[low - 1];
}

/** Whether a mark stands in a row of images, as those of partners do. */
function isInRow({ document }: Page, { element, link }: Mark): boolean {
  const own = link ?? element;
  const row = own.parent?.tag === 'li' || own.parent?.tag === 'div' ? [own.parent, own] : [own];
  return row.some(
    (each) => each.parent && imagesIn(document, each.parent) - (isImageOnly(each) ? 1 : 0) >= OTHER_IMAGES,
  );
}

/** Images beside an image that make a row. */
const OTHER_IMAGES = 2;

/** How many of an element's children are images, or wrap nothing but one. */
const imagesIn = keptOfElement(
  (_document, { children }) => children.filter((child) => child.kind === 'element' && isImageOnly(child)).length,
);

/** Elements around an image, at most: what is wrapped deeper is no part of a row. */
const MOST_WRAPPERS = 16;

function isImageOnly(element: DocElement): boolean {
  let each = element;
  for (let level = 0; level < MOST_WRAPPERS; level += 1) {
    if (each.tag === 'img' || each.tag === 'svg' || each.tag === 'picture') return true;
    const only = onlyChild(each);
    if (!only) return false;
    each = only;
  }
  return false;
}

/** The element that is all of another but blanks. */
function onlyChild({ children }: DocElement): DocElement | undefined {
  let only: DocElement | undefined;
  for (const child of children) {
    if (child.kind === 'text' && child.value.trim() === '') continue;
    if (child.kind === 'text' || only) return undefined;
    only = child;
  }
  return only;
}

const COPYRIGHT =
  /©|\(c\)|copyright|all rights|alle rechte|tous droits|todos los derechos|todos os direitos|tutti i diritti|alle rechten|всі права|все права|版权|無断|保留所有|حقوق|זכויות|με επιφύλαξη/i;
/** Words around a name in a line, at most, for a mark. */
const MOST_WORDS = 4;

function* ofTextAgainst({ document }: Page, element: DocElement): Generator<Reason> {
  const line = closest(element.parent, (each) => !isInline(each));
  const around = line ? lineIn(document, line) : '';
  const inside = labelTextOf(document, element);
  if (COPYRIGHT.test(around)) yield 'copyright';
  else if (
    around.trim() !== '' &&
    line &&
    hasOwnText(document, line) &&
    fold(around).split(' ').length - fold(inside).split(' ').length > MOST_WORDS
  )
    yield 'sentence';
  const list = closest(element, ({ tag }) => tag === 'ul' || tag === 'ol');
  if (list && countLinks(document, list) > 1) yield 'inList';
}

function isInline({ tag }: DocElement): boolean {
  return /^(?:span|b|strong|em|i|small|a|sup|time|font)$/.test(tag);
}

/** The text of an element's own lines, without that of the blocks in it. */
const lineIn = keptOfElement((document, { children }): string => {
  let text = '';
  for (const child of children) {
    if (child.kind === 'text') text += child.value;
    else text += isInline(child) ? labelTextOf(document, child) : ' ';
    if (text.length > LONGEST_LINE) break;
  }
  return text.slice(0, LONGEST_LINE);
});

/** A longer line is a paragraph. */
const LONGEST_LINE = 1000;

/** Whether a line has text of its own beside its elements. */
const hasOwnText = keptOfElement((_document, { children }) =>
  children.some((child) => child.kind === 'text' && /[\p{L}\p{N}]/u.test(child.value)),
);
