import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import type { Page } from '../rule.js';
import type { Candidate } from './candidates.js';
import type { Entry } from './entries.js';
import { labelInParts } from './label-in-parts.js';
import { SAME } from './match-link.js';
import { isAccountLink, isButtonLike, isContactLink, isFileLink, isLinkElsewhere, isScriptLink } from './site-links.js';

/**
 * The links of a group that are not invented and that no menu shows, so that they stay: contacts, files, the visitor's account,
 * languages, other sites, and a call to action before or behind the pages.
 *
 * @param isShown tells a link that the menu has which is to be shown: it goes with the others
 */
export function stayingLinks(
  page: Page,
  { entries }: Candidate,
  isShown: (entry: Entry) => boolean,
): ReadonlySet<Entry> {
  const isNoPage = (entry: Entry) =>
    isFileLink(entry) || isScriptLink(entry) || isAccountLink(entry) || entry.language || isLinkElsewhere(page, entry);
  const staying = new Set(entries.filter((entry) => isContactLink(entry) || (isNoPage(entry) && !isShown(entry))));
  const pages = entries.filter((entry) => !staying.has(entry));
  const dressed = new Set(pages.filter((entry) => isCall(entry) && !isShown(entry)));
  if (dressed.size * 2 >= pages.length) return staying;
  // A page that is shown as the active one may be dressed as a button, too: a call to action is the last.
  for (const entry of pages.toReversed()) {
    if (!dressed.has(entry)) break;
    staying.add(entry);
  }
  return staying;
}

/** Tells the links that the menu of a location has; what does something on the page is none, be it called like an item. */
export function shownAt(location: string): (entry: Entry) => boolean {
  return (entry) =>
    !isScriptLink(entry) &&
    entry.matches.some(({ menu, strength }) => strength >= SAME && menu.locations.includes(location));
}

function isCall({ element }: Entry): boolean {
  return isButtonLike(element) && !element.attributes.some(({ name }) => name === 'aria-current');
}

/** Characters of a link's label that a message shows. */
const LONGEST_LABEL = 60;

/** What links are called in a message, in code; those without a name are left out. */
export function namesOfLinks(document: IndexedDocument, entries: Iterable<Entry>): string {
  const labels = [...entries].map((entry) => labelInParts(document, entry).replace(/\s+/g, ' ').trim());
  return labels
    .filter((label) => label !== '')
    .map((label) => `\`${shortText(label, LONGEST_LABEL)}\``)
    .join(', ');
}

/** Words of a message on what stays of links that a component replaces; empty where nothing does. */
export function inPlaceOfAllBut(names: string): string {
  return names === '' ? '' : ` in place of all but ${names}, which ${names.includes('`, `') ? 'stay' : 'stays'}`;
}
