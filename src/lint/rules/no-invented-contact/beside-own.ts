import { staticContactsOf } from '../../contact/static-contacts.js';
import type { DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { overlapWith } from '../../document/overlaps.js';
import type { Spot } from '../../owner/beside.js';
import type { Page } from '../../rule.js';

const boxAround = nearestTag('p', 'li', 'tr', 'dd', 'div');

const sectionAround = nearestTag('section', 'footer', 'header', 'article', 'aside', 'address');

/** Elements of a group of contacts, at most. */
const MOST_ELEMENTS = 60;
/** Characters of a word for a kind of contact, as in "E-mail: ". */
const SHORT_WORD = 20;

/** The group of lines that a contact stands in, where its own line says no more than what kind it is. */
export function groupAround(
  { document }: Page,
  { flow, at }: Spot,
  element: DocElement | undefined,
): DocElement | undefined {
  const before = flow.text.slice(Math.max(0, at - 2 * SHORT_WORD), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (line.trim().length > SHORT_WORD || /[.!?]\s/.test(line)) return undefined;
  const box = boxAround(document, element);
  const section = sectionAround(document, element);
  // What stands in a section without a line of its own is beside its lines.
  const group = section && (!box || section.index > box.index) ? section : box?.parent;
  return group && group.last - group.index <= MOST_ELEMENTS && group.tag !== 'body' ? group : undefined;
}

/** Makes a function that tells whether a contact that the site has stands in a group, by hand or by the component. */
export function hasOwnIn(page: Page): (group: DocElement) => boolean {
  const { elements } = page.document;
  const isByHand = overlapWith(staticContactsOf(page).map(({ start, end }) => ({ from: start, to: end })));
  return (group) =>
    isByHand({ from: group.start, to: group.end }) ||
    elements.slice(group.index, group.last + 1).some(({ tag }) => tag === 'x-contact');
}
