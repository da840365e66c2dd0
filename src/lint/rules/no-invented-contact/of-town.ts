import { fieldInTown, hasHouses, saysSeveralTowns } from '../../contact/house-in-town.js';
import { deskNamed } from '../../contact/named-desk.js';
import { generalField } from '../../contact/special-field.js';
import { type DocElement, lineage } from '../../document/element.js';
import { elementBefore } from '../../document/element-before.js';
import { nearestTag } from '../../document/nearest.js';
import { placesOf } from '../../document/places.js';
import { labelTextOf } from '../../document/text.js';
import type { Page } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';
import type { Suspect } from './suspect.js';

const boxAround = nearestTag('tr', 'li', 'p', 'address', 'dd', 'article');
const HEADING = /^(?:h[1-6]|dt|summary|legend|caption)$/;
/** Elements above a contact, and before each, among which its heading is looked for; characters that are read. */
const [MOST_ABOVE, MOST_BEFORE, MOST_TEXTS, LONGEST] = [3, 6, 20, 300];

/**
 * The contacts of a page, those in the row or below the heading of a town with the site's contact there: the one of another
 * town would send people to the wrong house.
 *
 * @param found in the order of the source
 */
export function withTowns(found: readonly InventedContact[], page: Page): InventedContact[] {
  if (!hasHouses(page.manifest)) return [...found];
  const placeAt = placesOf(page.document);
  return found.map((each) => {
    const desk = fieldFor(page, each.suspect, placeAt(each.suspect.start).innermost);
    return desk === undefined ? each : { ...each, suspect: { ...each.suspect, desk } };
  });
}

function fieldFor(page: Page, suspect: Suspect, element: DocElement | undefined): string | undefined {
  const { kind, near, desk, channel, source, value } = suspect;
  if ((kind !== 'phone' && kind !== 'address') || near || channel || desk !== undefined) return undefined;
  if (source !== 'text' && source !== 'link') return undefined;
  const { document, manifest } = page;
  const box = boxAround(document, element);
  const text = box ? linesIn(page, box) : '';
  const heading = headingOver(page, box ?? element);
  const field =
    fieldInTown(manifest, kind, kind === 'address' ? value : text) ??
    fieldInTown(manifest, kind, heading) ??
    (saysSeveralTowns(manifest, heading) ? undefined : deskNamed(manifest, kind, [heading]));
  // The general one of a kind is the answer by itself.
  return field === generalField(manifest, kind) ? undefined : field;
}

/** The texts in an element, apart from each other as lines are. */
function linesIn({ document: { texts } }: Page, { firstText, endText }: DocElement): string {
  return texts
    .slice(firstText, Math.min(endText, firstText + MOST_TEXTS))
    .map(({ value }) => value.slice(0, LONGEST))
    .join(' ');
}

/** What the nearest heading above an element says. */
function headingOver({ document }: Page, element: DocElement | undefined): string {
  let level = 0;
  for (const each of lineage(element)) {
    let before = elementBefore(document, each);
    for (let count = 0; before && count < MOST_BEFORE; count += 1) {
      if (HEADING.test(before.tag)) return labelTextOf(document, before).slice(0, LONGEST);
      before = elementBefore(document, before);
    }
    level += 1;
    if (level > MOST_ABOVE) break;
  }
  return '';
}
