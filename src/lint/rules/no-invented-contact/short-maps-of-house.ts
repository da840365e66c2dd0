import type { Manifest } from '../../../manifest/schema.js';
import { pointer } from '../../../message/pointer.js';
import { memo } from '../../../text/memo.js';
import { shortText } from '../../../text/short-text.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { isShortMap } from '../../contact/short-map.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
import { placeOfElement } from '../../owner/place.js';
import { isOthers, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';
import { withoutMapWords } from './of-map-labels.js';

/** Characters of an address that a message shows, and of a label. */
const [LONGEST, LONGEST_LABEL] = [120, 200];
/** What such an address has, or may have. */
const HINT = /goo\.gl|maps|g\.(?:co|page)/i;

/**
 * The links to a map by a key that nobody can read, among the site's own contacts, where the site names no such link: it may lead
 * to any place, so somebody has to look. One beside an address that is told goes with that.
 */
export function shortMapsOfHouse(page: Page, contacts: readonly InventedContact[]): Problem[] {
  const { document, manifest } = page;
  const [field] = configuredContactsOf(manifest).byKind.get('address') ?? [];
  if (field === undefined) return [];
  return withTag(document, 'a').flatMap((link): Problem[] => {
    const value = attribute(link, 'href')?.trim() ?? '';
    if (!HINT.test(value) || !isShortMap(value) || linksOf(manifest).includes(value)) return [];
    if (!isOfHouse(page, link) || isBesideAddress(link, contacts)) return [];
    const address = (manifest.resources.contacts[field]?.value ?? '').split('\n').map((line) => line.trim());
    const why = 'its address does not say which place it shows, and the site names no such link';
    return [
      {
        start: link.start,
        end: link.end,
        outcome: 'needs-review',
        message: `Unexpected link to a map \`${shortText(value, LONGEST)}\`, expected one that names \`${shortText(address.join(', '), LONGEST)}\`, the site's \`${field}\`, or none: ${why}`,
        resource: pointer('resources', 'contacts', field),
        evidence: { value, kind: 'map', source: 'map', why, score: 0.6 },
      },
    ];
  });
}

/** All that a site names, to look an address up in. */
const linksOf = memo(({ resources }: Manifest): string => JSON.stringify(resources));

/** Whether a link stands where a page gives its own contacts, and nothing says that it leads to others. */
function isOfHouse({ document, manifest }: Page, link: DocElement): boolean {
  const { kind } = placeOfElement(document, link);
  if (kind !== 'header' && kind !== 'footer' && kind !== 'contact') return false;
  const said = [labelTextOf(document, link), attribute(link, 'title'), attribute(link, 'aria-label')].join(' ');
  return !isOthers(readLabel(withoutMapWords(said.slice(0, LONGEST_LABEL)), siteNamesOf(manifest)));
}

/** Whether an address that is told stands in a link, or beside it in the same element. */
function isBesideAddress({ parent, start, end }: DocElement, contacts: readonly InventedContact[]): boolean {
  const [from, to] =
    parent && /^(?:p|li|address|dd|td|span)$/.test(parent.tag) ? [parent.start, parent.end] : [start, end];
  return contacts.some(({ suspect }) => suspect.kind === 'address' && suspect.start < to && suspect.end > from);
}
