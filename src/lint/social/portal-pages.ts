import { parsed, percentDecoded } from '../../html/url.js';
import type { DocElement } from '../document/element.js';
import { isContactWord, isSmallWord } from '../owner/label-words.js';
import { placeOfElement } from '../owner/place.js';
import { likeness, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { fold, words } from '../words/fold.js';
import { isConfiguredProfile } from './configured-profiles.js';
import type { InventedProfile } from './invented-profile.js';
import { linkLabel } from './link-label.js';
import { isFollowWord } from './network-names.js';
import { portalOf } from './portals.js';
import { isInRow } from './rows.js';

/** How much of a part of an address the site's name has, to be its own by that. */
const ALIKE = 0.75;
/** Steps to compare a part of an address with the site's names; its parts, and characters of one. */
const COMPARED = 2000;
const MOST_PARTS = 6;
const SHORTEST = 4;

/**
 * A link to a page at a portal where houses are booked or listed, which the site does not have: one that has the site's name
 * in its address, or stands with the site's profiles and names nobody else. The page may be made by others, so that somebody
 * has to look.
 */
export function portalPageOf(page: Page, link: DocElement, url: string): InventedProfile | undefined {
  const { document, manifest } = page;
  const network = portalOf(url);
  if (network === undefined || network === OF_REVIEWS || isConfiguredProfile(url, manifest)) return undefined;
  const place = placeOfElement(document, link).kind;
  if (place === 'other' || place === 'article') return undefined;
  const why = hasSiteName(page, url)
    ? "its address has the site's name"
    : isOfPortalAlone(page, link, network) && isInRow(page, link, false)
      ? "it stands in a row with the site's profiles"
      : undefined;
  const { start, end } = link;
  return why === undefined ? undefined : { start, end, url, network, place, isEmpty: false, why, score: 0.6, link };
}

/** Its pages of houses have addresses that tell them from its lists: those are profiles. */
const OF_REVIEWS = 'Tripadvisor';

/** Whether a part of an address is like the site's name. */
function hasSiteName({ document, manifest }: Page, url: string): boolean {
  const names = siteNamesOf(manifest);
  const parts = percentDecoded(parsed(url)?.pathname ?? '')
    .split('/')
    .map((part) => part.replace(/\.[a-z]{2,5}(?:\.html?)?$/i, '').replace(/[-_]r?\d{1,12}$/i, ''))
    .filter(({ length }) => length >= SHORTEST)
    .slice(0, MOST_PARTS);
  document.budget.spend(parts.length * COMPARED);
  return parts.some((part) => likeness(part, names) >= ALIKE);
}

/** Whether a link says nothing but what the portal is called, and what is done there. */
function isOfPortalAlone({ document }: Page, link: DocElement, portal: string): boolean {
  const { text, isIcon, isAlone } = linkLabel(document, link);
  if (isIcon && isAlone) return true;
  const name = fold(portal).replaceAll(' ', '');
  return words(text).every(
    (word) => name.includes(word) || isFollowWord(word) || isSmallWord(word) || isContactWord(word),
  );
}
