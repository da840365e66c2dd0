import type { DocElement } from '../../document/element.js';
import type { Spot } from '../../owner/beside.js';
import type { Page } from '../../rule.js';
import { groupAround } from './beside-own.js';
import type { Suspect } from './suspect.js';

/**
 * What has to have a contact of the site too, for one to be taken for the site's: the lines around a mailbox of a foreign host
 * or a bare number, and the `address` in which a name stands before the street.
 */
export function groupOf(
  page: Page,
  { kind, label, place, isForeign }: Pick<Suspect, 'kind' | 'label' | 'place'> & { isForeign: boolean },
  spot: Spot,
  element: DocElement | undefined,
  part: DocElement | undefined,
): DocElement | undefined {
  if (isForeign) return label === 'contact' ? groupAround(page, spot, element) : undefined;
  if (kind === 'phone') return label === 'nothing' && place === 'text' ? groupAround(page, spot, element) : undefined;
  const isNamed = label === 'other' || label === 'topic';
  return kind === 'address' && isNamed && part?.tag === 'address' ? part : undefined;
}
