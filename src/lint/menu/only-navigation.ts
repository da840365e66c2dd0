import type { IndexedDocument } from '../document/document.js';
import { isWithin } from '../document/element.js';
import type { Candidate } from './candidates.js';
import { navigationAround } from './navigation-around.js';
import type { RolePlace } from './role-place.js';
import { shownLocations } from './shown-menus.js';

/**
 * Whether a group with a cart or a log-in is all the navigation that a header has, so that it is no tool bar beside the menu: it
 * stands in a landmark, no component shows a menu for the header, and no other links are grouped there.
 */
export function isOnlyNavigation(
  document: IndexedDocument,
  { element }: Candidate,
  { role, area }: RolePlace,
  locations: readonly string[],
  groups: readonly Candidate[],
): boolean {
  if (role !== 'header' || !navigationAround(document, element)) return false;
  const shown = shownLocations(document);
  if (locations.some((location) => shown.has(location))) return false;
  document.budget.spend(groups.length);
  return groups.every(
    ({ element: other }) =>
      other === element || !isWithin(other, area) || isWithin(element, other) || isWithin(other, element),
  );
}
