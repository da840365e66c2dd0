import { parsed } from '../../html/url.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { spotOf } from '../owner/beside.js';
import { isOurs } from '../owner/ours.js';
import type { PlaceKind } from '../owner/place.js';
import { words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { isQuotation } from './asks-to-follow.js';

/** Who speaks, as one who is to be rated. */
const isUs = wordList(
  'us nous uns nos nosotros ci noi ons oss meitä nas nam nás nám minket ne μας bizi нас нам нами לנו אותנו لنا',
  'déjanos déjenos valóranos valórenos evalúanos califícanos reséñanos danos lasciaci lasciateci valutaci valutateci recensiteci recensiscici votaci قيمونا قيمنا',
);
/** Characters before a link that are read. */
const MOST_BEFORE = 80;

/** Whether an address is one at which people write a review of a house at Google: it has an id there and no name. */
export function isReviewInvitation(address: string): boolean {
  const url = parsed(address.trim().replace(/^\/\//, 'https://'));
  if (!url) return false;
  if (url.hostname === 'g.page') return /^\/r\/[^/]{4,60}(?:\/review)?\/?$/.test(url.pathname);
  return url.hostname === 'search.google.com' && /^\/local\/(?:write)?reviews?$/.test(url.pathname);
}

/**
 * Why such a link asks to rate the site: it stands where the site speaks, or says "us". Nothing where it may be about others.
 *
 * @param label what the link says
 */
export function whyInvites(
  document: IndexedDocument,
  link: DocElement,
  label: string,
  place: PlaceKind,
): string | undefined {
  if (place === 'article' || isQuotation(document, link)) return undefined;
  const spot = spotOf(document, link);
  const line = spot?.flow.text.slice(Math.max(0, spot.at - MOST_BEFORE), spot.at) ?? '';
  const sentence = line.split(/[.!?\n]\s?/u).at(-1) ?? '';
  const said = `${sentence} ${label}`;
  if (isOurs(sentence) || isOurs(label) || words(said).some(isUs)) return 'its words ask to rate who speaks';
  return place === 'footer' || place === 'header' || place === 'contact'
    ? 'it stands where the site speaks, and names nobody else'
    : undefined;
}
