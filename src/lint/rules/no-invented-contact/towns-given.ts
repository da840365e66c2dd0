import { withTag } from '../../document/by-tag.js';
import { attribute } from '../../document/element.js';
import { isNearName } from '../../owner/near-name.js';
import type { SiteNames } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import type { InventedContact } from './invented-contact.js';

/** Names of `meta` elements that hold a town alone. */
const PLACE = /^geo\.placename$|locality$/i;
/** Letters of a town's name, at least; those by which one in another case is the same. */
const [LEAST, SAME] = [4, 5];
/** A word with a capital behind a blank, a comma or a word for "in". */
const TOWN = /(?<=[\s\u00a0])[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{2,40}/gu;

/** The words of what a page gives elsewhere as where the house is: in the addresses that are told, and in `meta` for them. */
export function placesGiven({ document }: Page, contacts: readonly InventedContact[]): ReadonlySet<string> {
  const told = contacts.flatMap(({ suspect: { kind, value } }) => (kind === 'address' ? words(value) : []));
  return new Set([...told, ...townsOfMeta(document)]);
}

/** The same, of the towns alone: what stands behind the street of an address. */
export function townsOnly({ document }: Page, contacts: readonly InventedContact[]): readonly string[] {
  const told = contacts.flatMap(({ suspect: { kind, value } }) =>
    kind === 'address'
      ? words(
          value
            .split(/[\n,،、·]/u)
            .slice(1)
            .join(' '),
        )
      : [],
  );
  return [...new Set([...told, ...townsOfMeta(document)])].filter((word) => word.length >= LEAST && !/\d/.test(word));
}

function townsOfMeta(document: Page['document']): string[] {
  return withTag(document, 'meta').flatMap((meta) =>
    PLACE.test((attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').trim())
      ? words(attribute(meta, 'content') ?? '')
      : [],
  );
}

/** Where a text names one of some towns, in whichever case. */
export function whereTownsStand(text: string, towns: readonly string[]): { from: number; to: number }[] {
  if (towns.length === 0) return [];
  return [...text.matchAll(TOWN)].flatMap(({ 0: written, index }) => {
    const [word = '', more] = words(written);
    return more === undefined && towns.some((town) => isSameTown(word, town))
      ? [{ from: index, to: index + written.length }]
      : [];
  });
}

function isSameTown(word: string, town: string): boolean {
  if (word === town) return true;
  if (word.length < SAME || town.length < SAME) return false;
  return word.startsWith(town.slice(0, Math.max(SAME, town.length - 1))) && word.length - town.length <= 3;
}

/** Signs between the parts of a title, and a town behind a name. */
const PARTS = /\s[–—|·-]\s|[,:|·]/u;

/** Whether a part of a text is the site's name, or that but for kin and the kind of firm. */
export function hasNameOfSite(text: string, names: SiteNames): boolean {
  const name = names.manifest.site.name.trim().toLowerCase();
  if (name === '') return false;
  return text.toLowerCase().includes(name) || text.split(PARTS).some((part) => isNearName(part.trim(), names));
}
