import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement, isWithin } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { placesOf } from '../../document/places.js';
import type { Page } from '../../rule.js';
import { replacementFor } from './expectation.js';
import type { InventedContact } from './invented-contact.js';

/** Where contacts stand beside each other. */
const groupAround = nearestTag('p', 'address', 'dl', 'ul', 'ol');
/** Texts of such a place, at most: a longer one is more than the ways to reach a house. */
const MOST_TEXTS = 60;

/**
 * The contacts for which the component to write stands beside them already, by itself or in place of one before: shown twice it
 * would be wrong under one of the labels.
 */
export function repeatedContacts(page: Page, contacts: readonly InventedContact[]): ReadonlySet<InventedContact> {
  const { document } = page;
  const repeated = new Set<InventedContact>();
  const shown = contacts.filter(({ suspect: { source, seat } }) => (source === 'text' || source === 'link') && !seat);
  if (shown.length === 0) return repeated;
  const placeAt = placesOf(document);
  const components = withTag(document, 'x-contact').slice(0, MOST_COMPONENTS);
  const known = new Map<DocElement, Set<string>>();
  for (const found of shown) {
    const { field, isSame } = replacementFor(page, found.suspect);
    const group = groupAround(document, placeAt(found.suspect.start).innermost);
    if (field === undefined || !isSame || !group || group.endText - group.firstText > MOST_TEXTS) continue;
    const fields = known.get(group) ?? fieldsIn(group, components);
    known.set(group, fields);
    if (fields.has(field)) repeated.add(found);
    fields.add(field);
  }
  return repeated;
}

/** Components of a page that are looked at. */
const MOST_COMPONENTS = 200;

function fieldsIn(group: DocElement, components: readonly DocElement[]): Set<string> {
  return new Set(components.flatMap((each) => (isWithin(each, group) ? (attribute(each, 'field')?.trim() ?? []) : [])));
}
