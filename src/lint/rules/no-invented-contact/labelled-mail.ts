import { configuredContactsOf } from '../../contact/configured.js';
import { isBehindMailLabel } from '../../contact/mail-label.js';
import { elementBefore } from '../../document/element-before.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { asksToCallUs } from '../../owner/first-person.js';
import type { PlaceKind } from '../../owner/place.js';
import { isOthers, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';

const boxAround = nearestTag('p', 'li', 'div');

/**
 * Whether a mailbox at a foreign host stands where the site's own is expected: behind words to write to who speaks, or behind a
 * label for one in a part of the page that speaks for the site and with nobody else named in the line above. The site has one.
 */
export function isForSiteMail(
  { manifest, document }: Page,
  where: Parameters<typeof isBehindMailLabel>[0],
  place: PlaceKind,
): boolean {
  if (!configuredContactsOf(manifest).byKind.has('email')) return false;
  if (place === 'text') return asksToCallUs(where.flow.text.slice(0, where.from));
  if ((place !== 'contact' && place !== 'footer' && place !== 'header') || !isBehindMailLabel(where)) return false;
  const box = boxAround(document, where.element);
  const above = box && elementBefore(document, box);
  const line = above ? labelTextOf(document, above) : '';
  // A line with digits is an address, or another contact.
  return /\p{Nd}/u.test(line) || !isOthers(readLabel(line, siteNamesOf(manifest)));
}
