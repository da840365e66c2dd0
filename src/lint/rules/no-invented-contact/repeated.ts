import { withTag } from '../../document/by-tag.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement, isWithin, type Span } from '../../document/element.js';
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
  const known = new Map<DocElement, Shown[]>();
  for (const found of shown) {
    const { field, isSame } = replacementFor(page, found.suspect);
    const group = groupAround(document, placeAt(found.suspect.start).innermost);
    if (field === undefined || !isSame || !group || group.endText - group.firstText > MOST_TEXTS) continue;
    const all = known.get(group) ?? shownIn(group, components);
    known.set(group, all);
    const { start, end } = found.suspect;
    const same = all.filter((each) => each.field === field);
    // Right beside the component a contact is taken away by an edit.
    if (same.length > 0 && same.every((each) => each.isToBe || hasWordsBetween(document, each, { start, end })))
      repeated.add(found);
    all.push({ field, start, end, isToBe: true });
  }
  return repeated;
}

/** Components of a page that are looked at. */
const MOST_COMPONENTS = 200;

/** A component of a field that stands in a place, or is to. */
interface Shown extends Span {
  field: string;
  /** It is yet to be written, in place of a contact. */
  isToBe: boolean;
}

function shownIn(group: DocElement, components: readonly DocElement[]): Shown[] {
  return components.flatMap((each) => {
    const field = attribute(each, 'field')?.trim();
    return field !== undefined && isWithin(each, group)
      ? [{ field, start: each.start, end: each.end, isToBe: false }]
      : [];
  });
}

function hasWordsBetween({ source, budget }: IndexedDocument, one: Span, other: Span): boolean {
  const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
  if (to - from > MOST_BETWEEN) return true;
  budget.spend(Math.max(0, to - from));
  return /[\p{L}\p{N}]/u.test(source.slice(from, to).replace(/<[^<>]{0,1000}>/g, ' '));
}

/** Characters of the source between two contacts that are read. */
const MOST_BETWEEN = 2000;
