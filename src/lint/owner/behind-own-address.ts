import { compareAddress } from '../contact/compare-address.js';
import { attribute, type DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { descendants, labelTextOf } from '../document/text.js';
import type { Page } from '../rule.js';
import type { Schedule } from './schedules.js';

/** Characters of a block with an address, and elements in it. */
const [LONGEST, MOST] = [300, 20];

/** Whether a table or list of hours stands right behind a block with the site's address, as a component or by hand. */
export function isBehindOwnAddress(page: Page, { list }: Schedule): boolean {
  const before = list && elementBefore(page.document, list);
  if (!before || before.last - before.index > MOST) return false;
  const within = [before, ...descendants(page.document, before)];
  return within.some((each) => showsAddress(page, each)) || (before.tag === 'address' && saysAddress(page, before));
}

function showsAddress({ manifest }: Page, element: DocElement): boolean {
  const field = element.tag === 'x-contact' ? attribute(element, 'field') : undefined;
  return field !== undefined && manifest.resources.contacts[field]?.kind === 'address';
}

/** Whether the lines of a block say the site's address, with a number of a house or a town. */
function saysAddress({ document, manifest }: Page, element: DocElement): boolean {
  const text = labelTextOf(document, element);
  if (text.length > LONGEST || !/\p{Nd}/u.test(text)) return false;
  return compareAddress(text, manifest, document.budget).isOwn;
}
