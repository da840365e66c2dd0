import { type DocElement, lineage } from '../document/element.js';
import { linksWithin } from '../document/links.js';
import { labelTextOf } from '../document/text.js';
import { namedIn } from '../owner/person-above.js';
import type { Page } from '../rule.js';
import { linkLabel } from './link-label.js';
import { isFollowWord } from './network-names.js';

/** Levels up that a card is looked for, and its neighbours. */
const [LEVELS, NEIGHBOURS] = [5, 12];

/** Whether an element stands in one of several boxes that each have the name of a person as their heading, and links to networks. */
export function isInCardsOfPeople(page: Page, element: DocElement): boolean {
  let level = 0;
  for (const box of lineage(element.parent)) {
    level += 1;
    const { parent } = box;
    if (level > LEVELS || !parent || box.tag === 'body') return false;
    if (!headsPerson(page, box)) continue;
    const boxes = parent.children.filter((child): child is DocElement => child.kind === 'element').slice(0, NEIGHBOURS);
    return boxes.some((other) => other !== box && other.tag === box.tag && headsPerson(page, other));
  }
  return false;
}

/** Elements of a card that are looked at for its heading, and links in it. */
const [MOST_ELEMENTS, MOST_LINKS] = [16, 12];

/** Whether the first heading in an element is the name of a person. */
function headsPerson(page: Page, box: DocElement): boolean {
  const { document } = page;
  document.budget.spend(MOST_ELEMENTS);
  const heading = document.elements
    .slice(box.index + 1, Math.min(box.last, box.index + MOST_ELEMENTS) + 1)
    .find(({ tag }) => /^h[1-6]$/.test(tag));
  const name = heading ? namedIn(page, labelTextOf(document, heading)) : [];
  if (name.length < 2 || name.some((word) => isFollowWord(word))) return false;
  return linksWithin(document, box)
    .slice(0, MOST_LINKS)
    .some(({ element }) => linkLabel(document, element).network !== undefined);
}
