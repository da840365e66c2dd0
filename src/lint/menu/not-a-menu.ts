import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, isWithin, lineage } from '../document/element.js';
import { countLinks } from '../document/links.js';
import { nearestBy, nearestTag } from '../document/nearest.js';
import { oncePerElement } from '../document/once-per-document.js';
import { labelTextOf, textOf } from '../document/text.js';
import { COPYRIGHT } from '../words/copyright.js';
import type { Candidate } from './candidates.js';

/** Words in class names, ids and labels that say what else a group of links is. */
const OTHER_PURPOSE =
  /(?:^|[\s_-])(?:breadcrumbs?|crumbs?|brotkrumen|kruimelpad|briciole|migas?|ariane|toc|table-of-contents|on-this-page|inhaltsverzeichnis|sommaire|pagination|pager|paging|tags?|tag-cloud|tagcloud|share|sharing|lang(?:uage)?s?(?:-?(?:switch(?:er)?|select(?:or)?|nav|menu|list|picker))?|tablist)(?:$|[\s_-])/i;

/** Between two links of a trail. */
const TRAIL = /[›»→❯▸>]/;

/** Words outside of links that a menu may have, for each link and beside that: badges, promotions, a phone number. */
const WORDS_A_LINK = 2;
const MORE_WORDS = 3;

/** Elements whose text belongs to a menu although it is in no link: headings of columns, what opens a submenu. */
const HEADINGS: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 summary button legend'.split(' '));

/** Whether a group of links is something else than a menu: a trail, a table of contents, prose. */
export function isNoMenu(document: IndexedDocument, candidate: Candidate): boolean {
  return isNoMenuByItself(document, candidate) || isTextWithLinks(document, candidate);
}

/** The same by its names and its links, whatever text is around these. */
export function isNoMenuByItself(document: IndexedDocument, candidate: Candidate): boolean {
  return (
    hasOtherPurpose(document, candidate.element) ||
    isOfArticle(document, candidate.element) ||
    isCards(document, candidate) ||
    isContents(document, candidate) ||
    isFilter(candidate) ||
    isTrail(document, candidate)
  );
}

/** How far up a name still says what a group is. */
const NAMING_LEVELS = 3;

function hasOtherPurpose(document: IndexedDocument, element: DocElement): boolean {
  const own = countLinks(document, element);
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > NAMING_LEVELS || countLinks(document, each) > own) return false;
    if (isNamedOtherwise(document, each)) return true;
  }
  return false;
}

/** Whether the names of an element say that it is something else than a menu. */
const isNamedOtherwise = oncePerElement((_document, element) => {
  if (attribute(element, 'role') === 'tablist') return true;
  return ['class', 'id', 'aria-label', 'itemtype', 'role'].some((name) => {
    const value = attribute(element, name);
    return value !== undefined && (OTHER_PURPOSE.test(value) || /breadcrumb|doc-toc/i.test(value));
  });
});

const articleAround = nearestTag('article');
const edgeAround = nearestTag('header', 'footer', 'nav', 'article');

/** Whether links stand in the header or footer of an article, and in no navigation: they say what it is filed under. */
function isOfArticle(document: IndexedDocument, element: DocElement): boolean {
  const edge = edgeAround(document, element);
  return (edge?.tag === 'header' || edge?.tag === 'footer') && articleAround(document, edge.parent) !== undefined;
}

/** Whether most links stand in articles of their own. */
function isCards(document: IndexedDocument, { element, entries }: Candidate): boolean {
  const cards = entries.filter((entry) => {
    const article = articleAround(document, entry.element);
    return article !== undefined && article !== element && isWithin(article, element);
  });
  return cards.length * 2 > entries.length;
}

/** Whether links lead to parts of the text around them, and are no items of a menu themselves. */
function isContents(document: IndexedDocument, { element, entries }: Candidate): boolean {
  const isPart = ({ element: link, target, matches }: Candidate['entries'][number]) =>
    attribute(link, 'href')?.trim().startsWith('#') === true &&
    target.key !== undefined &&
    !matches.some(({ item }) => item.target.key === target.key);
  if (!entries.every(isPart)) return false;
  return pageEdgeAround(document, element) === undefined;
}

/** Whether an element is where a page has its menus, by its tag or its names. */
function isPageEdge({ tag, attributes }: DocElement): boolean {
  if (tag === 'header' || tag === 'footer' || tag === 'nav') return true;
  return attributes.some(({ name, value }) => (name === 'class' || name === 'id') && EDGE_NAME.test(value));
}

const EDGE_NAME =
  /(?:^|[\s_-])(?:header|footer|nav|navbar|navigation|nav-?list|nav-?links|menu|mega-?menu|drawer|sidebar|off-?canvas|topbar|masthead|mdl-layout)(?:$|[\s_-])/i;

const pageEdgeAround = nearestBy(isPageEdge);

/** Whether links show one page by different queries: filters, orders, currencies. */
function isFilter({ entries }: Candidate): boolean {
  const paths = new Set<string>();
  for (const { element, target, matches } of entries) {
    const href = attribute(element, 'href') ?? '';
    const at = href.indexOf('?');
    if (at === -1 || matches.some(({ item }) => item.target.key === target.key)) return false;
    paths.add(href.slice(0, at));
  }
  return paths.size === 1;
}

function isTrail(document: IndexedDocument, { element, entries }: Candidate): boolean {
  const keys = entries.map(({ target }) => target.key);
  const grows = keys.every((key, index) => {
    const before = keys[index - 1];
    return index === 0 || (key !== undefined && before !== undefined && key !== before && key.startsWith(before));
  });
  if (grows && entries.length > 2) return true;
  if (!entries[0]?.target.home || !grows) return false;
  return TRAIL.test(textOf(document, element)) || attribute(element, 'aria-current') !== undefined;
}

/** Whether links stand in a sentence; those beside the line of the copyright stand for themselves. */
export function isTextWithLinks(document: IndexedDocument, candidate: Candidate): boolean {
  const { element, entries } = candidate;
  const line = INLINE.test(element.tag) && element.parent ? element.parent : element;
  if (!COPYRIGHT.test(labelTextOf(document, line))) return isTextAround(document, candidate);
  return wordsBetweenLinks(document, candidate) >= entries.length;
}

const INLINE = /^(?:span|small|b|strong|em|i)$/;

/** Whether links are parts of a text. */
function isTextAround(document: IndexedDocument, { element, entries }: Candidate): boolean {
  const [first, last] = [entries[0]?.element, entries.at(-1)?.element];
  if (!first || !last) return false;
  const most = entries.length * WORDS_A_LINK + MORE_WORDS;
  const between = wordsOutside(document, element, first.firstText, last.endText, most);
  if (between > most) return true;
  if (isEmbedded(document, element)) return true;
  // Few links in a sentence have few words between them: the whole line tells.
  if (entries.length > FEW_LINKS) return false;
  const apart = between === 0 ? itemBehind(element, last) : undefined;
  const all = wordsOutside(document, element, element.firstText, apart?.firstText ?? element.endText, most);
  return all > most || (element.tag === 'p' && all > entries.length + 1);
}

/** Between the items of a row. */
const SIGN = /^[\s\u00a0]{0,20}[|·•–—/][\s\u00a0]{0,20}$/u;
/** A number by which a house is registered or licensed. */
const NUMBER = /\p{Nd}{3}/u;

/** What stands behind the last link of a row as its last item: a sign, and an element with a number, as of a licence. */
function itemBehind({ children }: DocElement, last: DocElement): DocElement | undefined {
  const [sign, item, ...more] = children.slice(children.indexOf(last) + 1);
  if (sign?.kind !== 'text' || !SIGN.test(sign.value) || item?.kind !== 'element' || !INLINE.test(item.tag))
    return undefined;
  const [text, another] = item.children;
  if (text?.kind !== 'text' || another || !NUMBER.test(text.value)) return undefined;
  return more.every((each) => each.kind === 'text' && each.value.trim() === '') ? item : undefined;
}

/** Words between the first and the last of some links, in no link and no heading. */
export function wordsBetweenLinks(document: IndexedDocument, { element, entries }: Candidate): number {
  const [first, last] = [entries[0]?.element, entries.at(-1)?.element];
  if (!first || !last) return 0;
  return wordsOutside(document, element, first.firstText, last.endText, entries.length * WORDS_A_LINK);
}

/** Whether an element says nothing before its links, one word between them at most, and the line of the copyright behind. */
export function isBareList(document: IndexedDocument, candidate: Candidate): boolean {
  const { element, entries } = candidate;
  const [first, last] = [entries[0]?.element, entries.at(-1)?.element];
  if (!first || !last || wordsBetweenLinks(document, candidate) > 1) return false;
  if (wordsOutside(document, element, element.firstText, first.firstText, 0) > 0) return false;
  const isOver = wordsOutside(document, element, last.endText, element.endText, 0) === 0;
  return isOver || COPYRIGHT.test(labelTextOf(document, element));
}

const FEW_LINKS = 3;

/** Words of a line around an inline element that make it a part of a sentence. */
const MOST_AROUND = 3;

function isEmbedded(document: IndexedDocument, { tag, parent }: DocElement): boolean {
  if (!parent || !/^(?:span|b|strong|em|i|small)$/.test(tag)) return false;
  return ownWords(document, parent) > MOST_AROUND;
}

/** Words of an element that are in no other. */
const ownWords = oncePerElement((_document, { children }) =>
  children.reduce((sum, child) => sum + (child.kind === 'text' ? countWords(child.value) : 0), 0),
);

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Words in a range of texts that are in no link and no heading; it stops where there are more than asked for. */
function wordsOutside(document: IndexedDocument, element: DocElement, from: number, to: number, most: number): number {
  let words = 0;
  for (let index = from; index < to && words <= most; index += 1) {
    const text = document.texts[index];
    document.budget.spend(LOOKED_AT);
    if (!text || text.raw || isOfLink(document, text.parent, element)) continue;
    document.budget.spend(text.value.length);
    words += countWords(text.value);
  }
  return words;
}

/** Steps to look at a text. */
const LOOKED_AT = 5;

const linkOrHeadingAround = nearestBy(({ tag }) => tag === 'a' || HEADINGS.has(tag));

function isOfLink(document: IndexedDocument, parent: DocElement | undefined, outer: DocElement): boolean {
  const closest = linkOrHeadingAround(document, parent);
  return closest !== undefined && closest !== outer && isWithin(closest, outer);
}
