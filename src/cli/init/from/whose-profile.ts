import { closest, type DocElement } from '../../../lint/document/element.js';
import { labelBefore, type Spot, spotOf } from '../../../lint/owner/beside.js';
import { isOurs } from '../../../lint/owner/ours.js';
import { placeOfElement } from '../../../lint/owner/place.js';
import { readLabel } from '../../../lint/owner/read-label.js';
import { likeness, siteNamesOf } from '../../../lint/owner/site-names.js';
import { linkLabel } from '../../../lint/social/link-label.js';
import { namedProfileOf } from '../../../lint/social/more-networks.js';
import { networkNamed } from '../../../lint/social/network-names.js';
import type { RatedPage } from './html-page.js';
import { isForeign } from './whose-contact.js';

/** How much of a handle the site's name has, to be its own by that. */
const ALIKE = 0.5;
/** Steps to compare a handle with the site's names. */
const COMPARED = 2000;

/** Whether the words of a link to a profile, those before it or its part of the page name somebody else. */
export function isProfileOfOthers(page: RatedPage, link: DocElement, url: string): boolean {
  const { document, manifest } = page;
  const names = siteNamesOf(manifest);
  document.budget.spend(COMPARED);
  if (page.isNamed && likeness(namedProfileOf(url)?.handle ?? '', names) >= ALIKE) return false;
  if (placeOfElement(document, link).kind === 'other') return true;
  const { text, isAlone } = linkLabel(document, link);
  const own = readLabel(withoutNetworks(text), names);
  if (own === 'site' || isOurs(text)) return false;
  if (!isAlone && isForeign(page, own)) return true;
  const spot = spotOf(document, link);
  if (!spot) return false;
  const since = endOfLinkBefore(spot);
  if (since > 0 && !/\p{L}/u.test(spot.flow.text.slice(since, spot.at))) return false;
  return isForeign(page, labelBefore(document, { ...spot, since }, link.parent, names));
}

function withoutNetworks(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (networkNamed(word) === undefined ? word : ' '));
}

/** Where the last link before an offset of a line ends: what another link says is of that. */
function endOfLinkBefore({ flow, at }: Spot): number {
  const before = flow.pieces.findLast(
    (piece) => piece.at < at && closest(piece.text.parent, ({ tag }) => tag === 'a') !== undefined,
  );
  return before ? before.at + before.text.value.length : 0;
}
