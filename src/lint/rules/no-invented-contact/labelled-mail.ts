import { configuredContactsOf } from '../../contact/configured.js';
import { isBehindMailLabel } from '../../contact/mail-label.js';
import { elementBefore } from '../../document/element-before.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import type { PlaceKind } from '../../owner/place.js';
import { isOthers, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';

const boxAround = nearestTag('p', 'li', 'div');

/**
 * Whether a mailbox at a foreign host stands where the site's own is expected: behind a label for one, in a part of the page that
 * speaks for the site, which has a mailbox; and nobody else is named in the line above.
 */
export function isForSiteMail(
  { manifest, document }: Page,
  where: Parameters<typeof isBehindMailLabel>[0],
  place: PlaceKind,
): boolean {
  if (place !== 'contact' && place !== 'footer' && place !== 'header') return false;
  if (!configuredContactsOf(manifest).byKind.has('email') || !isBehindMailLabel(where)) return false;
  const box = boxAround(document, where.element);
  const above = box && elementBefore(document, box);
  const line = above ? labelTextOf(document, above) : '';
  // A line with digits is an address, or another contact.
  return /\p{Nd}/u.test(line) || !isOthers(readLabel(line, siteNamesOf(manifest)));
}
