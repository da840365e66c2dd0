import { addressesIn } from '../../contact/addresses-in.js';
import { compareAddress } from '../../contact/compare-address.js';
import type { DocElement } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
import { type Spot, sentenceBefore } from '../../owner/beside.js';
import { namesOtherHouse } from '../../owner/named-house.js';
import type { PlaceKind } from '../../owner/place.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';

/** Steps to look for an address and a name in a character. */
const READ = 80;

/**
 * Whether a number in the text of a page stands right behind the name of another house, or behind its name and address: then it is
 * theirs, however near the site's it is.
 *
 * @param link the link that calls it, which may begin with the name
 */
export function isOfOtherHouse(
  { document, manifest }: Page,
  place: PlaceKind,
  { flow, at, since = 0 }: Spot,
  link?: DocElement,
): boolean {
  if (place === 'header' || place === 'footer') return false;
  const shown = link ? labelTextOf(document, link) : '';
  const digit = shown.search(/[\p{Nd}+(]/u);
  const before = sentenceBefore(flow.text, { flow, at: at + (digit === -1 ? shown.length : digit), since });
  document.budget.spend(before.length * READ);
  const address = addressesIn(before).findLast(({ to }) => !/[\p{L}\p{Nd}]/u.test(before.slice(to)));
  if (!address) return namesOtherHouse(before, siteNamesOf(manifest));
  const compared = compareAddress(before.slice(address.from, address.to), manifest, document.budget);
  return !compared.isOwn && !compared.near && namesOtherHouse(before.slice(0, address.from), siteNamesOf(manifest));
}
