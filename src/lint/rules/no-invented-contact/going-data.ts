import type { JsonEntry } from '../../document/json-tree.js';
import type { Page } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { dataValueOf, type Replacement, replacementFor } from './expectation.js';
import type { InventedContact } from './invented-contact.js';
import { houseOf } from './same-number.js';

/**
 * The contacts of JSON-LD that are to go whole: the site has none of their kind, or what is to be written stands in the same list,
 * by itself or in place of one before.
 */
export function goingContacts(page: Page, contacts: readonly InventedContact[]): ReadonlySet<InventedContact> {
  const written = new Map<JsonEntry['group'], Set<string>>();
  const gone = new Set<InventedContact>();
  for (const found of contacts) {
    const { data } = found.suspect;
    if (!data) continue;
    const replacement = replacementFor(page, found.suspect);
    if (isToGo(found, replacement)) {
      gone.add(found);
      continue;
    }
    const { field } = replacement;
    const text = field === undefined ? undefined : dataValueOf(page, field);
    const { group } = data.entry;
    if (text === undefined || group.kind !== 'list' || found.verdict.score < CERTAIN) continue;
    const known = written.get(group) ?? textsIn(group);
    written.set(group, known);
    if (known.has(keyOf(text))) gone.add(found);
    known.add(keyOf(text));
  }
  return gone;
}

/** Whether a contact of JSON-LD is to go as the site has none of its kind. */
function isToGo({ suspect, verdict }: InventedContact, { isSame, field }: Replacement): boolean {
  return verdict.score >= CERTAIN && (!isSame || field === undefined || suspect.isMap === true);
}

/** What a list says, in the spelling in which contacts are compared. */
function textsIn({ entries }: JsonEntry['group']): Set<string> {
  return new Set(
    entries.flatMap(({ value }) =>
      value.kind === 'scalar' && typeof value.value === 'string' ? [keyOf(value.value)] : [],
    ),
  );
}

/** The same for all spellings of a number, and of other contacts in small letters. */
function keyOf(text: string): string {
  const isNumber = /^\s*(?:tel:)?[+(\p{Nd}][\p{Nd}\s().+/\u2010-\u2015-]{5,30}$/u.test(text);
  return (isNumber ? houseOf(text.replace(/^\s*tel:/i, '')) : undefined) ?? text.trim().toLowerCase();
}
