import { escapeAttribute } from '../../../html/escape.js';
import { addressMembers } from '../../contact/address-members.js';
import type { Page, Proposal } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { dataValueOf, type Replacement } from './expectation.js';
import type { InventedContact } from './invented-contact.js';
import type { Suspect } from './suspect.js';

/** Proposes to write the site's contact as the content of a `meta` that says another and nothing else. */
export function metaFixOf(
  page: Page,
  { suspect, verdict }: InventedContact,
  { field, isSame }: Replacement,
): Proposal | undefined {
  const { content, kind } = suspect;
  if (!content || !isSame || field === undefined || verdict.score < CERTAIN || kind === 'messenger') return undefined;
  const text = kind === 'address' ? partOf(page, field, suspect) : dataValueOf(page, field, suspect.value);
  if (text === undefined) return undefined;
  const [scheme = ''] = kind === 'email' ? (/^mailto:/i.exec(suspect.value) ?? []) : [];
  const written = scheme + text;
  return {
    description: `Write \`${written}\``,
    edits: [{ ...content, text: escapeAttribute(written).replaceAll("'", '&#39;') }],
  };
}

/** The part of the site's address that such an element says; nothing where the site's address is not known in its parts. */
function partOf({ manifest }: Page, field: string, { wrongMembers = [] }: Suspect): string | undefined {
  const [member] = wrongMembers;
  const value = manifest.resources.contacts[field]?.value;
  if (member === undefined || wrongMembers.length > 1 || value === undefined) return undefined;
  const own = addressMembers(value, manifest.site.name);
  const text = own && Object.entries(own).find(([name]) => name === member)?.[1];
  return text || undefined;
}
