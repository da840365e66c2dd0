import type { IndexedDocument } from '../document/document.js';
import { commonAncestor, type DocElement } from '../document/element.js';
import { countLinks, type Link, linksWithin } from '../document/links.js';
import { textOf } from '../document/text.js';
import { networkOf } from './profile.js';

/** Links to the site's profiles that stand together. */
export interface ProfileGroup {
  /** The smallest element that holds them; the link itself if it stands alone. */
  element: DocElement;
  links: readonly Link[];
}

/** Elements that are parts of a page: what stands in them does not stand together for that. */
const PARTS: ReadonlySet<string> = new Set(
  'html body header footer main section article aside form table tbody'.split(' '),
);

/** Words beside the links, at most, for a group: a row of icons has a heading, a paragraph has sentences. */
const MOST_WORDS = 12;

/** Groups links by the elements that hold little else than links to profiles. */
export function groupProfiles(document: IndexedDocument, links: readonly Link[]): ProfileGroup[] {
  const profiles = new Set(links.map(({ element }) => element));
  const groups: { element: DocElement; links: Link[] }[] = [];
  for (const link of links) {
    const last = groups.at(-1);
    const shared = last && commonAncestor(last.element, link.element);
    if (last && shared && isRow(document, shared, profiles)) {
      last.element = shared;
      last.links.push(link);
    } else groups.push({ element: link.element, links: [link] });
  }
  return groups;
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
