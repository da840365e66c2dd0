import { childWith } from '../document/child-with.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { words } from '../words/fold.js';
import type { Candidate } from './candidates.js';
import { isActions, isBelowHeading } from './group-purpose.js';
import { rolePlaceOf } from './role-place.js';
import { isCard } from './site-links.js';
import { isSiteMapName } from './site-map-names.js';

/**
 * Whether links to pages of the site belong to the content of a page, and are no menu although they lead where one does: cards
 * with pictures or prose, a row of calls to action, a site map, a sentence.
 */
export function isContentLinks(document: IndexedDocument, candidate: Candidate): boolean {
  if (candidate.element.tag === 'select') return false;
  if (isSentence(candidate)) return true;
  const place = rolePlaceOf(document, candidate.element);
  if (place) return isActions(candidate) && isBelowHeading(document, candidate, place.area);
  if (isActions(candidate) || isInSiteMap(document, candidate.element)) return true;
  return hasCards(document, candidate);
}

/** Words of an item of a menu, at most: a link with more says something about its page. */
const MOST_WORDS = 6;

const pictureIn = firstWithin(({ tag }) => tag === 'img' || tag === 'picture' || tag === 'video');

const iconIn = firstWithin(({ tag, firstText, endText }) => tag === 'svg' || (tag === 'i' && firstText === endText));

/** Whether most links are cards, or parts of cards: with a picture, an icon, a heading or a paragraph. */
function hasCards(document: IndexedDocument, { element, entries }: Candidate): boolean {
  const cards = entries.filter(({ element: link }) => {
    if (isCard(document, link) || iconIn(document, link) || words(labelTextOf(document, link)).length > MOST_WORDS)
      return true;
    const item = childWith(element, link, MOST_LEVELS);
    return item !== undefined && pictureIn(document, item) !== undefined;
  });
  return cards.length * 2 > entries.length;
}

/** Levels from a link up to its part of a group. */
const MOST_LEVELS = 6;

/** Whether words stand in more than half of the gaps between links, in no element of their own: a sentence names them. */
function isSentence({ element, entries }: Candidate): boolean {
  const [first, last] = [entries[0]?.element, entries.at(-1)?.element];
  if (!first || !last || entries.length < LEAST_OF_SENTENCE) return false;
  let gaps = 0;
  for (const child of element.children) {
    if (child.kind !== 'text' || child.start < first.start) continue;
    if (child.start > last.start) break;
    if (/\p{L}/u.test(child.value)) gaps += 1;
  }
  return gaps * 2 > entries.length - 1;
}

/** Links of a sentence: two with a word between them are a pair, as in "Terms and Privacy". */
const LEAST_OF_SENTENCE = 3;

/** Site maps of a page, at most. */
const MOST_MAPS = 8;

/** The parts of a page that are site maps, by a heading: the first one of a page is of all of it. */
const siteMaps = oncePerDocument((document): readonly DocElement[] => {
  const parts: DocElement[] = [];
  for (const element of document.elements) {
    if (!/^(?:h[1-3]|title)$/.test(element.tag) || !element.isHtml) continue;
    if (parts.length < MOST_MAPS && isSiteMapName(labelTextOf(document, element))) parts.push(partOf(element));
  }
  return parts;
});

/** The part of a page that a heading is of. */
function partOf(heading: DocElement): DocElement {
  const isWhole = heading.tag === 'h1' || heading.tag === 'title';
  let part = heading.parent ?? heading;
  while (part.parent && (isWhole || part.tag === 'header' || part.tag === 'hgroup')) part = part.parent;
  return part;
}

function isInSiteMap(document: IndexedDocument, element: DocElement): boolean {
  return siteMaps(document).some((part) => part.start < element.start && element.end <= part.end);
}
