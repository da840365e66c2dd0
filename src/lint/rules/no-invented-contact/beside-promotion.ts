import type { DocElement } from '../../document/element.js';
import { elementBefore } from '../../document/element-before.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { type Spot, sentenceBefore } from '../../owner/beside.js';
import { placeOfElement } from '../../owner/place.js';
import { isPromotion } from '../../owner/promotion.js';
import type { Page } from '../../rule.js';
import { endOfOwnContact } from './label-of-contact.js';

const boxAround = nearestTag('p', 'div', 'dd', 'td');

/** Steps to read a sentence. */
const READ = 200;

/**
 * Whether nothing but a sentence of promotion stands before a link to a chat in the header or footer of a page: that names nobody
 * whose chat it would be.
 */
export function isBehindPromotion(page: Page, link: DocElement, spot: Spot): boolean {
  const { document } = page;
  const { kind } = placeOfElement(document, link);
  if (kind !== 'header' && kind !== 'footer') return false;
  document.budget.spend(READ);
  const sentence = sentenceBefore(spot.flow.text, { ...spot, since: endOfOwnContact(page, spot) }).trim();
  if (sentence !== '') return isPromotion(sentence);
  const box = boxAround(document, link);
  const before = box && elementBefore(document, box);
  return before !== undefined && isPromotion(labelTextOf(document, before));
}
