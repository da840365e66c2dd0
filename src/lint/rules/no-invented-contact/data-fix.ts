import { addressMembers } from '../../contact/address-members.js';
import type { JsonPlace } from '../../document/things.js';
import { removalByHand, writingInData } from '../../edit/data-edits.js';
import type { Page, Proposal } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { dataValueOf, type Replacement } from './expectation.js';
import type { InventedContact } from './invented-contact.js';
import type { Suspect } from './suspect.js';

/** How to mend a contact in JSON-LD: by an edit where it surely is the site's that is meant, else in words. */
export interface DataFix {
  fix?: Proposal;
  /** A sentence of the message. */
  advice?: string;
}

/**
 * How to mend a contact in JSON-LD; nothing for one that stands elsewhere.
 *
 * @param isGoing it is to go whole
 */
export function dataFixOf(
  page: Page,
  found: InventedContact,
  replacement: Replacement,
  removing: (place: JsonPlace) => Proposal,
  isGoing: boolean,
): DataFix {
  const { suspect, verdict } = found;
  const { data } = suspect;
  if (!data) return {};
  if (isGoing) return { fix: removing(data) };
  const text = replacement.field === undefined ? undefined : dataValueOf(page, replacement.field, suspect.value);
  if (verdict.score < CERTAIN || text === undefined) return { advice: removalByHand(data) };
  const written = writingMembers(page, suspect, text) ?? writingInData(page.document, data, text);
  // What says by numbers or by its region where the made-up house is goes with it.
  return {
    fix: [suspect.coordinates, suspect.strayRegion?.place].reduce(
      (fix, place) => (place ? withRemoval(fix, removing(place)) : fix),
      written,
    ),
  };
}

/** A fix that removes something, too, unless that stands in what it replaces. */
function withRemoval(fix: Proposal, { description, edits }: Proposal): Proposal {
  const isIn = edits.every(({ start, end }) => fix.edits.some((edit) => edit.start <= start && edit.end >= end));
  if (isIn) return fix;
  const all = [...fix.edits, ...edits].sort((a, b) => a.start - b.start);
  return { description: `${fix.description}. ${description}`, edits: all };
}

/** Proposes to write the wrong members of an address each by itself; nothing where the site's address has no such parts. */
function writingMembers({ document, manifest }: Page, { wrongMembers = [], wrongPlaces = [] }: Suspect, text: string) {
  const own = addressMembers(text, manifest.site.name);
  if (!own || wrongPlaces.length === 0 || wrongPlaces.length < wrongMembers.length) return undefined;
  const written = wrongPlaces.map(({ name, place }) =>
    writingInData(document, place, withoutMembers(own[name], place.entry)),
  );
  return {
    description: written.map(({ description }) => description).join('. '),
    edits: written.flatMap(({ edits }) => edits).sort((a, b) => a.start - b.start),
  };
}

/** Members of an address whose text people write behind the town, too: a province in brackets, a country. */
const BEHIND_TOWN: ReadonlySet<string> = new Set(['addressRegion', 'addressCountry']);

/** A text without what another member of the same address holds at its end: the town of `Cormòns (GO)` where the region is `GO`. */
function withoutMembers(text: string, { group }: JsonPlace['entry']): string {
  let rest = text;
  for (const { name = '', value } of group.entries) {
    if (!BEHIND_TOWN.has(name) || value.kind !== 'scalar' || typeof value.value !== 'string') continue;
    const said = value.value.trim().toLowerCase();
    const ends = [` (${said})`, `, ${said}`, ` ${said}`];
    const end = said === '' ? undefined : ends.find((each) => rest.toLowerCase().endsWith(each));
    if (end !== undefined && rest.length > end.length) rest = rest.slice(0, -end.length);
  }
  return rest;
}
