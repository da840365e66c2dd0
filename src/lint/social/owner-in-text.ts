import type { DocElement } from '../document/element.js';
import { placeOfElement } from '../owner/place.js';
import { isOthers, readLabel } from '../owner/read-label.js';
import { likeness, siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { asksAlone, asksToFollowUs, isQuotation } from './asks-to-follow.js';

/** How much of a handle the site's name has, to be its own by that. */
const ALIKE = 0.5;
/** Steps to compare a handle. */
const COMPARED = 2000;

/**
 * Why a profile that stands in words, without a link, is taken for the site's; nothing for that of others.
 *
 * @param before the text before it, without the name of its network
 * @param handle what tells whose it is
 * @param element what holds it
 */
export function whyOwnInText(
  { document, manifest }: Page,
  before: string,
  handle: string,
  element: DocElement | undefined,
): string | undefined {
  const names = siteNamesOf(manifest);
  const place = placeOfElement(document, element).kind;
  document.budget.spend(COMPARED);
  const isAlike = likeness(handle, names) >= ALIKE;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isAsked = asksToFollowUs(line) && !isQuotation(document, element);
  // Among reviews the house speaks, too: "Follow us".
  if (place === 'other' && !(isAlike && isAsked)) return undefined;
  if (place === 'article' && !isAlike) return undefined;
  const label = readLabel(line, names);
  if (isOthers(label) && !(label === 'other' && isAsked && asksAlone(line))) return undefined;
  if (isAlike) return 'its handle is like the name of the site';
  if (isAsked) return 'the words before it say to follow who speaks';
  if (label === 'topic' || place === 'text' || place === 'article') return undefined;
  return `it stands in the ${place === 'contact' ? 'contacts' : place}, and names nobody else`;
}
