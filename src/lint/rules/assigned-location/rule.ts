import { expectedOneOf, nearestWork } from '../../../message/nearest.js';
import { pointer } from '../../../message/pointer.js';
import { given, isDecidedByCode, type Use, usesOf } from '../../document/uses.js';
import { setAttribute, written } from '../../edit/attribute-edits.js';
import { takeAway, withFix } from '../../edit/take-away.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { meantLocation } from '../../words/aliases.js';
import { allowedSet, allowedValues, example } from '../../words/vocabulary.js';
import { assignedLocationDocs } from './docs.js';

/** Menus of a location that is not registered, or that no menu is assigned to. */
export const assignedLocation: Rule = {
  id: 'assigned-location',
  severity: 'error',
  docs: assignedLocationDocs,
  check(page) {
    return usesOf(page.document).flatMap((use) => (use.tag === 'x-menu' ? checkMenu(page, use) : []));
  },
};

function checkMenu({ document, manifest }: Page, use: Use): Problem[] {
  const location = given(use, 'location')?.trim();
  if (location === undefined || allowedSet(manifest, 'x-menu', 'location').has(location)) return [];
  if (isDecidedByCode(use, 'location')) return [];
  const allowed = allowedValues(manifest, 'x-menu', 'location');
  document.budget.spend(2 * nearestWork(location, allowed.length));
  const { menus } = manifest.resources;
  const registered = Object.hasOwn(menus, location);
  const resource = registered ? pointer('resources', 'menus', location) : pointer('resources', 'menus');
  const meant = registered ? undefined : meantLocation(location, allowed, manifest);
  const what = registered
    ? 'no menu is assigned to it, so nothing is shown'
    : 'the theme has no such location, so nothing is shown';
  const message = `Unexpected location \`${location}\`, expected ${expected(location, allowed, meant)}: ${what}`;
  const span = { start: use.start, end: use.openEnd, message, resource };
  if (meant === undefined) return [withFix(span, takeAway(use))];
  const description = `Write \`${written('location', meant)}\``;
  return [{ ...span, fix: { description, edits: [setAttribute(use, 'location', meant)] } }];
}

function expected(found: string, allowed: readonly string[], meant: string | undefined): string {
  if (allowed.length === 0) return 'no `x-menu`, as no location of this site has a menu yet';
  const hint = meant === undefined ? '' : `, here ${example('x-menu', 'location', meant)}`;
  return expectedOneOf(meant === undefined ? undefined : found, allowed) + hint;
}
