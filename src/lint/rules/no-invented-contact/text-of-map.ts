import { countUpTo } from '../../document/ascending.js';
import { withTag } from '../../document/by-tag.js';
import { attribute } from '../../document/element.js';
import { oncePerDocument } from '../../document/once-per-document.js';
import type { Page } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';
import { isMapAddress, placeShown } from './of-maps.js';

/**
 * Contacts in the order of the source, each part of the page once: the number in a link, or in an element with a property, is said
 * with that. A link to a map that shows its address as text keeps that, as both are to be mended; so is what it is called.
 */
export function toldOnce(sorted: readonly InventedContact[]): InventedContact[] {
  const told: InventedContact[] = [];
  let end = -1;
  for (const each of sorted) {
    const { suspect } = each;
    if (suspect.end > end) {
      end = suspect.end;
      told.push(each);
      continue;
    }
    const outer = told.at(-1);
    // What people hear of a map is mended by itself.
    if (outer?.suspect.mapIn !== undefined && suspect.source === 'attribute') {
      told.push(each);
      continue;
    }
    if (outer?.suspect.mapIn !== 'href' || suspect.kind !== 'address' || outer.suspect.textOfMap !== undefined)
      continue;
    told[told.length - 1] = { ...outer, suspect: { ...outer.suspect, textOfMap: suspect.value } };
  }
  return told;
}

const mapLinksOf = oncePerDocument((document) =>
  withTag(document, 'a').filter((link) => isMapAddress(attribute(link, 'href') ?? '')),
);

/** What a message says of a link to a map around the text of an address, where the link does not tell its place. */
export function noteOnMap({ document }: Page, { suspect }: InventedContact): string | undefined {
  if (suspect.kind !== 'address' || suspect.source !== 'text') return undefined;
  const links = mapLinksOf(document);
  const link = links[countUpTo(links, ({ start }) => start, suspect.start) - 1];
  if (!link || link.end < suspect.end || placeShown(attribute(link, 'href') ?? '') !== undefined) return undefined;
  return 'The map of the link around it is of that place, too: give the link the address of another map, or take it away';
}
