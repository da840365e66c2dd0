import type { IndexedDocument } from '../document/document.js';
import { attribute, commonAncestor, type DocElement } from '../document/element.js';
import { countLinks, type Link, linksWithin } from '../document/links.js';
import { textOf } from '../document/text.js';
import { networkOf } from './profile.js';

/** Links to the site's profiles that stand together. */
export interface ProfileGroup {
  /** The smallest element that holds them; the link itself if it stands alone. */
  element: DocElement;
  links: readonly Link[];
  /** UTF-16 offsets: of the element, or in a part of a page from the first link to the last. */
  start: number;
  end: number;
}

/** Elements that are parts of a page: what stands in them does not stand together for that. */
const PARTS: ReadonlySet<string> = new Set(
  'html body header footer main section article aside form table tbody'.split(' '),
);

/** Words beside the links, at most, for a group: a row of icons has a heading, a paragraph has sentences. */
const MOST_WORDS = 12;

/** Groups links by the elements that hold little else than links to profiles, and those that follow one another. */
export function groupProfiles(document: IndexedDocument, links: readonly Link[]): ProfileGroup[] {
  const profiles = new Set(links.map(({ element }) => element));
  const groups: (ProfileGroup & { links: Link[] })[] = [];
  for (const link of links) {
    const { element } = link;
    const group = groups.at(-1);
    const last = group?.links.at(-1)?.element;
    const shared = group && commonAncestor(group.element, element);
    if (group && shared && isRow(document, shared, profiles)) {
      Object.assign(group, { element: shared, start: shared.start, end: shared.end });
      group.links.push(link);
    } else if (group && last && shared && isNext(document, last, element)) {
      Object.assign(group, { element: shared, end: element.end });
      group.links.push(link);
    } else groups.push({ element, links: [link], start: element.start, end: element.end });
  }
  return groups;
}

/** Elements and texts between two links that follow one another, at most. */
const MOST_BETWEEN = 40;

/** Whether a link follows another, as icons do: between them stand blanks, separators, wrappers and links to networks. */
function isNext(document: IndexedDocument, last: DocElement, link: DocElement): boolean {
  const common = commonAncestor(last, link);
  if (!common || link.index - last.last > MOST_BETWEEN || link.firstText - last.endText > MOST_BETWEEN) return false;
  const between = document.elements.slice(last.last + 1, link.index);
  const others = between.filter(({ tag }) => tag === 'a');
  const isOther = (index: number) => others.some((other) => index >= other.firstText && index < other.endText);
  return (
    others.every((other) => networkOf(attribute(other, 'href') ?? '') !== undefined) &&
    !between.some(({ tag }) => PARTS.has(tag) || /^h[1-6r]$/.test(tag)) &&
    !isInPart(last, common) &&
    document.texts
      .slice(last.endText, link.firstText)
      .every(({ value, raw }, index) => raw || !/[\p{L}\p{N}]/u.test(value) || isOther(last.endText + index))
  );
}

/** Whether a part of a page stands between an element and one around it. */
function isInPart(element: DocElement, around: DocElement): boolean {
  for (let each = element.parent; each && each !== around; each = each.parent) if (PARTS.has(each.tag)) return true;
  return false;
}

/** Texts and links in a row, at most: what holds more is a part of the page. */
const MOST_TEXTS = 80;
const MOST_LINKS = 24;

/** Whether an element is a row of links to profiles: at least half of its links, and hardly any text. */
function isRow(document: IndexedDocument, element: DocElement, profiles: ReadonlySet<DocElement>): boolean {
  if (PARTS.has(element.tag) || element.endText - element.firstText > MOST_TEXTS) return false;
  if (countLinks(document, element) > MOST_LINKS) return false;
  const inside = linksWithin(document, element);
  const own = inside.filter((link) => profiles.has(link.element) || networkOf(link.href) !== undefined);
  if (own.length * 2 < inside.length) return false;
  const words = (each: DocElement) => textOf(document, each).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words(element) - inside.reduce((sum, link) => sum + words(link.element), 0) <= MOST_WORDS;
}
