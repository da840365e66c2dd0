import { attribute, closest, type DocElement, isWithin } from '../../document/element.js';
import { placesOf } from '../../document/places.js';
import type { Page } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';

/**
 * Contacts without the text of an address that is told as data of the page, too: its element has the parts of both, and a
 * component in place of the text alone would leave a thing with no property.
 */
export function withoutSaidInParts(page: Page, contacts: readonly InventedContact[]): readonly InventedContact[] {
  const data = contacts.filter(
    ({ suspect: { kind, source, data } }) => kind === 'address' && source === 'structured data' && !data,
  );
  if (data.length === 0) return contacts;
  const placeAt = placesOf(page.document);
  const scopes = new Set(data.flatMap(({ suspect: { start } }) => scopeAround(placeAt(start + 1).innermost) ?? []));
  if (scopes.size === 0) return contacts;
  return contacts.filter(({ suspect: { kind, source, start } }) => {
    const isText = kind === 'address' && (source === 'text' || source === 'link');
    const around = isText ? placeAt(start).innermost : undefined;
    return !around || ![...scopes].some((scope) => isWithin(around, scope));
  });
}

/** The element of microdata that is an address by its parts. */
function scopeAround(element: DocElement | undefined): DocElement | undefined {
  const scope = closest(element, (each) => attribute(each, 'itemscope') !== undefined);
  return scope && /(?:^|\s)address(?:\s|$)/.test(attribute(scope, 'itemprop') ?? '') ? scope : undefined;
}
