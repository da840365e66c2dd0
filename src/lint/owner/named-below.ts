import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { nearestTag } from '../document/nearest.js';
import { labelTextOf } from '../document/text.js';
import { namesOtherHouse } from './named-house.js';
import { kindOfHeading } from './place.js';
import type { SiteNames } from './site-names.js';

const boxAround = nearestTag('p', 'li', 'dd', 'td', 'div', 'address');
/** Elements that are climbed and looked at, and characters of a name. */
const [LEVELS, MOST, LONGEST] = [4, 3, 60];
/** Steps to read a name. */
const READ = 300;

/**
 * Whether the name of another house stands between a heading and a contact, in a heading or line of its own: in a list of hotels
 * "call us" is said by the one that is named.
 */
export function isHouseNamedBelow(
  document: IndexedDocument,
  heading: DocElement,
  element: DocElement | undefined,
  names: SiteNames,
): boolean {
  let each = boxAround(document, element);
  for (let level = 0; each && each.index > heading.index && level < LEVELS; level += 1) {
    let before = elementBefore(document, each);
    for (let left = MOST; before && before.index > heading.index && left > 0; left -= 1) {
      if (/^(?:h[2-6]|p|strong|b|dt|div|span)$/.test(before.tag)) {
        document.budget.spend(READ);
        const text = labelTextOf(document, before).trim();
        if (text.length <= LONGEST && namesOtherHouse(text, names)) return true;
      }
      before = elementBefore(document, before);
    }
    each = each.parent;
  }
  return false;
}

/**
 * Whether a contact stands under the name of another house in a heading, which itself stands under a heading for others beside it:
 * "Hotels", and below that "Hotel Sol".
 */
export function isUnderHouseOfOthers(
  document: IndexedDocument,
  element: DocElement | undefined,
  names: SiteNames,
): boolean {
  let each = boxAround(document, element);
  let named: DocElement | undefined;
  for (let left = MOST_BESIDE; each && left > 0; left -= 1) {
    each = elementBefore(document, each);
    if (!each || !/^h[1-6]$/.test(each.tag) || (named && each.tag >= named.tag)) continue;
    document.budget.spend(READ);
    const text = labelTextOf(document, each);
    if (named) return kindOfHeading(text) === 'other';
    if (!namesOtherHouse(text.trim(), names)) return false;
    named = each;
  }
  return false;
}

/** Elements beside a contact that are looked at for headings. */
const MOST_BESIDE = 20;
