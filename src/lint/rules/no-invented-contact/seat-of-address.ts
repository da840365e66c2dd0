import type { DocElement } from '../../document/element.js';
import { elementBefore } from '../../document/element-before.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { type Spot, sentenceBefore } from '../../owner/beside.js';
import { registeredFieldOf, type Seat, seatIn } from '../../owner/seat-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import type { Suspect } from './suspect.js';

const boxAround = nearestTag('p', 'address', 'td', 'dd', 'div', 'li');

/** Steps to read a label. */
const READ = 400;

/**
 * An address with what its label says: where the site's firm is registered, or a branch. The site's own address stands for
 * neither, but for one that is nearly it, or where a contact of the site is called so.
 */
export function withSeat(page: Page, suspect: Suspect, spot: Spot, element: DocElement | undefined): Suspect {
  const { kind, near, desk } = suspect;
  if (kind !== 'address' || near) return suspect;
  page.document.budget.spend(READ);
  const seat = seatOf(page, spot, element);
  if (seat === undefined || (seat === 'branch' && desk !== undefined)) return suspect;
  const { field } = seat === 'registered' ? registeredFieldOf(page.manifest) : { field: undefined };
  return field === undefined ? { ...suspect, seat } : { ...suspect, ofField: field };
}

/** What the last part of the words before an address says, or the line above where none stand there. */
function seatOf({ document, manifest }: Page, spot: Spot, element: DocElement | undefined): Seat | undefined {
  const names = siteNamesOf(manifest);
  const sentence = sentenceBefore(spot.flow.text, spot);
  const parts = sentence.split(/[\n,،;(]/u).filter((part) => /\p{L}/u.test(part));
  const own = parts.at(-1);
  if (own !== undefined) return seatIn(own, names);
  const box = boxAround(document, element);
  const above = box && elementBefore(document, box);
  return above ? seatIn(labelTextOf(document, above), names) : undefined;
}
