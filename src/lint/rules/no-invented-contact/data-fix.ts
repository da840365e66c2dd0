import type { JsonPlace } from '../../document/things.js';
import { removalByHand, writingInData } from '../../edit/data-edits.js';
import type { Page, Proposal } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { dataValueOf, type Replacement } from './expectation.js';
import type { InventedContact } from './invented-contacts.js';

/** How to mend a contact in JSON-LD: by an edit where it surely is the site's that is meant, else in words. */
export interface DataFix {
  fix?: Proposal;
  /** A sentence of the message. */
  advice?: string;
}

/** Where a contact of JSON-LD is to go whole: the site has none of its kind. */
export function isToGo({ suspect, verdict }: InventedContact, { isSame, field }: Replacement): boolean {
  return verdict.score >= CERTAIN && (!isSame || field === undefined || suspect.isMap === true);
}

/** How to mend a contact in JSON-LD; nothing for one that stands elsewhere. */
export function dataFixOf(
  page: Page,
  found: InventedContact,
  replacement: Replacement,
  removing: (place: JsonPlace) => Proposal,
): DataFix {
  const { suspect, verdict } = found;
  const { data } = suspect;
  if (!data) return {};
  if (isToGo(found, replacement)) return { fix: removing(data) };
  const text = replacement.field === undefined ? undefined : dataValueOf(page, replacement.field);
  if (verdict.score < CERTAIN || text === undefined) return { advice: removalByHand(data) };
  const written = writingInData(page.document, data, text);
  if (!suspect.coordinates) return { fix: written };
  // What says by numbers where the made-up house is goes with it.
  const { description, edits } = removing(suspect.coordinates);
  const all = [...written.edits, ...edits].sort((a, b) => a.start - b.start);
  return { fix: { description: `${written.description}. ${description}`, edits: all } };
}
