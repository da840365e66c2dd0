import { linkUrl } from '../../../html/url.js';
import { expectedOneOf, nearestWork } from '../../../message/nearest.js';
import { pointer } from '../../../message/pointer.js';
import { given, isDecidedByCode, type Use, usesOf } from '../../document/uses.js';
import { setAttribute, written } from '../../edit/attribute-edits.js';
import { takeAway, withFix } from '../../edit/take-away.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { meantField } from '../../words/aliases.js';
import { allowedSet, allowedValues, example } from '../../words/vocabulary.js';
import { configuredContactDocs } from './docs.js';

/** Contacts that the site has not configured, and profiles where it has none. */
export const configuredContact: Rule = {
  id: 'configured-contact',
  severity: 'error',
  docs: configuredContactDocs,
  check(page) {
    return usesOf(page.document).flatMap((use) => {
      if (use.tag === 'x-contact') return checkContact(page, use);
      return use.tag === 'x-social' ? checkSocial(page, use) : [];
    });
  },
};

function checkSocial({ manifest }: Page, use: Use): Problem[] {
  if (manifest.resources.social.some(({ url }) => linkUrl(url) !== undefined)) return [];
  const message = 'Unexpected `x-social`, expected none, as this site has no profiles yet: it has nothing to show';
  const span = { start: use.start, end: use.openEnd, message, resource: pointer('resources', 'social') };
  return [withFix(span, takeAway(use))];
}

function checkContact({ document, manifest }: Page, use: Use): Problem[] {
  const field = given(use, 'field')?.trim();
  if (field === undefined || allowedSet(manifest, 'x-contact', 'field').has(field)) return [];
  if (isDecidedByCode(use, 'field')) return [];
  const allowed = allowedValues(manifest, 'x-contact', 'field');
  document.budget.spend(nearestWork(field, allowed.length));
  const { contacts } = manifest.resources;
  const empty = Object.hasOwn(contacts, field);
  const resource = empty ? pointer('resources', 'contacts', field) : pointer('resources', 'contacts');
  const meant = meantField(field, allowed, manifest);
  const hint = meant === undefined ? '' : `, here ${example('x-contact', 'field', meant)}`;
  const said =
    allowed.length === 0
      ? 'no `x-contact`, as this site has no contacts yet'
      : expectedOneOf(undefined, allowed) + hint;
  const why = empty ? 'it has nothing to show' : 'the site has no such contact, and one must not be made up';
  const message = `Unexpected field \`${field}\`, expected ${said}: ${why}`;
  const span = { start: use.start, end: use.openEnd, message, resource };
  if (meant === undefined) return [withFix(span, takeAway(use))];
  const description = `Write \`${written('field', meant)}\``;
  return [{ ...span, fix: { description, edits: [setAttribute(use, 'field', meant)] } }];
}
