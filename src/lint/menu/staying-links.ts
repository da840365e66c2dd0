import type { Page } from '../rule.js';
import type { Entry } from './entries.js';
import type { InventedMenu } from './invented-menu.js';
import { SAME } from './match-link.js';
import { isAccountLink, isButtonLike, isContactLink, isFileLink, isLinkElsewhere, isScriptLink } from './site-links.js';

/**
 * The links of a group that are not invented and that no menu shows, so that they stay: contacts, files, the visitor's account,
 * languages, other sites, and a call to action before or behind the pages.
 *
 * @param location whose menu is to be shown: a link that it has goes with the others
 */
export function stayingLinks(page: Page, { entries }: InventedMenu, location: string): ReadonlySet<Entry> {
  const isShown = ({ matches }: Entry) =>
    matches.some(({ menu, strength }) => strength >= SAME && menu.locations.includes(location));
  const isOwn = (entry: Entry) => isContactLink(entry) || isFileLink(entry) || isScriptLink(entry);
  const isOther = (entry: Entry) => isAccountLink(entry) || entry.language || isLinkElsewhere(page, entry);
  const staying = new Set(entries.filter((entry) => isOwn(entry) || (isOther(entry) && !isShown(entry))));
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

function isCall({ element }: Entry): boolean {
  return isButtonLike(element) && !element.attributes.some(({ name }) => name === 'aria-current');
}
