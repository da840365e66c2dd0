import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { classOf, replacing } from '../../edit/replace.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { noInventedContactDocs } from './docs.js';
import { type InventedContact, inventedContactsOf } from './invented-contacts.js';
import type { ContactKind, Suspect } from './suspect.js';

/** Contacts that a page presents as the site's own, and that the site does not have. */
export const noInventedContact: Rule = {
  id: 'no-invented-contact',
  severity: 'error',
  docs: noInventedContactDocs,
  check(page) {
    return inventedContactsOf(page).map((found) => problemOf(page, found));
  },
};

const NAMES: Readonly<Record<ContactKind, string>> = {
  phone: 'phone number',
  email: 'mail address',
  address: 'postal address',
  messenger: 'chat',
};

function problemOf(page: Page, { suspect, verdict }: InventedContact): Problem {
  const { kind, start, end, value, near, link, place, label, source, messenger } = suspect;
  const { field, isSame } = fieldFor(page, suspect);
  const name = messenger === undefined ? (suspect.isFax ? 'fax number' : NAMES[kind]) : `${messenger} ${NAMES[kind]}`;
  const shown = shortText(value.trim().replace(/\s+/g, ' '), LONGEST);
  const component = field === undefined ? undefined : write(field, suspect);
  const expected = expectation(page, suspect, field, isSame, name);
  const reason = near
    ? `${verdict.why} the site's \`${near.field}\``
    : `the site has no such ${name}, and ${verdict.why}`;
  return {
    start,
    end,
    message: `Unexpected ${name} \`${shown}\`, expected ${expected}: ${reason}`,
    outcome: verdict.score < CERTAIN ? 'needs-review' : 'violation',
    resource: field === undefined ? '/resources/contacts' : pointer('resources', 'contacts', field),
    evidence: {
      value: shown,
      kind,
      source,
      place,
      label,
      why: verdict.why,
      score: verdict.score,
      ...(near && { near: near.field }),
    },
    // Only what is nearly the site's contact is surely meant to be that.
    ...(near && component !== undefined && isSame && isReplaceable(suspect)
      ? replacing({ start, end, replaced: link }, `the ${name}`, component)
      : {}),
  };
}

/** What belongs there: in markup a component, in data the value itself, as no component is expanded there. */
function expectation(page: Page, suspect: Suspect, field: string | undefined, isSame: boolean, name: string): string {
  if (field === undefined || (suspect.isFax && !isSame)) return `none, as the site has no ${name}`;
  const isMarkup = suspect.source === 'text' || suspect.source === 'link' || suspect.source === 'map';
  const written = isMarkup ? `\`${write(field, suspect)}\`` : shownValue(page, field);
  const otherwise = suspect.kind === 'address' ? 'in its parts, or no address at all' : 'or nothing in its place';
  if (isSame) return isMarkup ? written : `${written}, ${otherwise}`;
  return `none, as the site has no ${name}; it has \`${field}\`: write ${written}`;
}

/** The value of a contact, as data has it. */
function shownValue({ manifest }: Page, field: string): string {
  const value = manifest.resources.contacts[field]?.value
    .split('\n')
    .map((line) => line.trim())
    .join(', ');
  return value === undefined || value.length > LONGEST
    ? `the value of \`${field}\``
    : `\`${value}\`, the site's \`${field}\``;
}

/** Characters of a contact that a message shows. */
const LONGEST = 120;

function isReplaceable({ source, kind, near }: Suspect): boolean {
  return (source === 'text' || source === 'link') && kind !== 'messenger' && near !== undefined;
}

/** The site's contact to write instead: the one that is nearly meant, else the first of the kind, else any. */
function fieldFor(page: Page, { kind, near, isFax }: Suspect): { field: string | undefined; isSame: boolean } {
  if (near) return { field: near.field, isSame: true };
  const { byKind } = configuredContactsOf(page.manifest);
  if (isFax) {
    const fax = byKind.get('phone')?.find((field) => /fax/i.test(field));
    return { field: fax, isSame: fax !== undefined };
  }
  const wanted = kind === 'messenger' ? 'phone' : kind;
  const [same] = byKind.get(wanted) ?? [];
  if (same !== undefined && kind !== 'messenger') return { field: same, isSame: true };
  const [any] = same !== undefined ? [same] : [...byKind.values()].flat();
  return { field: any, isSame: false };
}

function write(field: string, { link, source, start }: Suspect): string {
  const name = escapeAttribute(field);
  if (source === 'link' && link?.start === start) return `<x-contact field="${name}"${classOf(link)}></x-contact>`;
  return `<x-contact field="${name}"></x-contact>`;
}
