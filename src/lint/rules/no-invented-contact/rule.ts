import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { replacing } from '../../edit/replace.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { noInventedContactDocs } from './docs.js';
import { componentFor, expectationOf, replacementFor } from './expectation.js';
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
  const { kind, start, end, value, link, place, label, source, messenger } = suspect;
  const replacement = replacementFor(page, suspect);
  const { field, isSame } = replacement;
  // What is nearly another contact than the one to write says nothing to whoever writes that.
  const near = suspect.near?.field === field ? suspect.near : undefined;
  const name = messenger === undefined ? (suspect.isFax ? 'fax number' : NAMES[kind]) : `${messenger} ${NAMES[kind]}`;
  const shown = shortText(value.trim().replace(/\s+/g, ' '), LONGEST);
  const component = field === undefined ? undefined : componentFor(field, suspect);
  const expected = expectationOf(page, suspect, replacement, name);
  const why = near === suspect.near ? verdict.why : `the site's is another`;
  // What the site does not have at all is said with what is expected.
  const lacking = isSame ? `the site has no such ${name}, and ` : '';
  const reason = near ? `${why} the site's \`${near.field}\`` : lacking + why;
  const wrong = suspect.wrongMembers ?? [];
  const members = wrong.length === 0 ? '' : `; wrong in it: ${wrong.map((each) => `\`${each}\``).join(', ')}`;
  return {
    start,
    end,
    message: `Unexpected ${name} \`${shown}\`, expected ${expected}: ${reason}${members}`,
    outcome: verdict.score < CERTAIN ? 'needs-review' : 'violation',
    resource: field === undefined ? '/resources/contacts' : pointer('resources', 'contacts', field),
    evidence: {
      value: shown,
      kind,
      source,
      place,
      label,
      why,
      score: verdict.score,
      ...(near && { near: near.field }),
      ...(wrong.length > 0 && { wrong: [...wrong] }),
    },
    // Only what is nearly the site's contact is surely meant to be that.
    ...(near && component !== undefined && isSame && isReplaceable(suspect)
      ? replacing({ start, end, replaced: link }, `the ${name}`, component)
      : {}),
  };
}

/** Characters of a contact that a message shows. */
const LONGEST = 120;

function isReplaceable({ source, kind, near }: Suspect): boolean {
  return (source === 'text' || source === 'link') && kind !== 'messenger' && near !== undefined;
}
