import { parsed } from '../../../html/url.js';
import { anyAddresses } from '../../contact/any-addresses.js';
import { compareAddress } from '../../contact/compare-address.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { isStreetWithTown } from '../../contact/street-without-number.js';
import { withTag } from '../../document/by-tag.js';
import type { DocElement } from '../../document/element.js';
import { type PlaceKind, placeOfElement } from '../../owner/place.js';
import { isOwnWord, type SiteNames, siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { fold, words } from '../../words/fold.js';
import type { Suspect } from './suspect.js';

/** Services that show a place which an address names. */
const SERVICE =
  /^(?:www\.|maps\.)?(?:google(?:apis)?\.[a-z.]{2,6}|openstreetmap\.org|bing\.com|waze\.com|yandex\.[a-z]{2,3}|apple\.com|baidu\.com|mapy\.cz|(?:app\.)?goo\.gl)$/i;
/** Members of a query that name a place to show or to go to. */
const PLACES: readonly string[] = ['q', 'query', 'destination', 'daddr', 'near', 'address', 'where1', 'text', 'center'];
/** UTF-16 code units of an address of a map. */
const LONGEST = 2000;

/** Elements that show a map or lead to one: a picture may be drawn by a service. */
const TAGS: readonly string[] = ['a', 'iframe', 'img'];

/** The postal addresses that maps on a page show, and links to maps. */
export function suspectsOfMaps(page: Page): Suspect[] {
  const { document } = page;
  return TAGS.flatMap((tag) => withTag(document, tag)).flatMap((element): Suspect[] => {
    const map = mapOf(element);
    if (!map) return [];
    const standing = placeOfElement(document, element).kind;
    const found = addressOnMap(map.written, page) ?? streetOnMap(map.written, page, standing);
    if (!found) return [];
    const { start, end } = element;
    return [
      {
        kind: 'address',
        isOwn: false,
        isPlain: true,
        ...found,
        start,
        end,
        source: 'map',
        mapIn: map.name,
        place: standing,
        label: 'nothing',
        link: undefined,
      },
    ];
  });
}

/** The postal address that a map's address names; nothing for the site's own, and for what names none. */
export function addressOnMap(
  written: string,
  { manifest, document }: Page,
): Pick<Suspect, 'value' | 'near'> | undefined {
  const place = placeShown(written);
  if (place === undefined) return undefined;
  const [found] = [...anyAddresses(place), ...anyAddresses(withoutName(place, siteNamesOf(manifest)))];
  const value = found?.value ?? place;
  const { isOwn, near } = compareAddress(value, manifest, document.budget);
  // What does not read as an address is one where it is nearly the site's.
  if (isOwn || !(found || (near && /\p{Nd}/u.test(place) && place.length <= LONGEST_PLACE))) return undefined;
  return { value, near };
}

/**
 * The street that a map's address names without commas or a house number, where the query has the site's name or town, or the map
 * stands where the site's own is expected.
 */
function streetOnMap(
  written: string,
  { manifest, document }: Page,
  standing: PlaceKind,
): Pick<Suspect, 'value' | 'near'> | undefined {
  const place = placeShown(written);
  if (place === undefined || place.length > LONGEST_PLACE || !configuredContactsOf(manifest).byKind.has('address'))
    return undefined;
  const names = siteNamesOf(manifest);
  const value = withoutName(place, names);
  if (!isStreetWithTown(value)) return undefined;
  const isPart = standing === 'header' || standing === 'footer' || standing === 'contact';
  const isSites = isPart || value !== place || names.around.has(words(value).at(-1) ?? '');
  const { isOwn, near } = compareAddress(value, manifest, document.budget);
  return isSites && !isOwn ? { value, near } : undefined;
}

/** A place of a query without the site's name in front of its street: both together are no address by themselves. */
function withoutName(place: string, names: SiteNames): string {
  const parts = place.split(/[\s\u00a0]+/);
  let first = 0;
  while (first < parts.length && first < MOST_NAME && isOwnWord(fold(parts[first] ?? ''), names)) first += 1;
  return parts.slice(first).join(' ');
}

/** Words of a name, at most. */
const MOST_NAME = 8;

/** Characters of an address in a query. */
const LONGEST_PLACE = 120;

/** Whether an address is that of a service that shows places. */
export function isMapAddress(written: string): boolean {
  if (!MAP_HINT.test(written) || written.length > LONGEST) return false;
  const url = parsed(written.trim().replace(/^\/\//, 'https://'));
  return url !== undefined && (SERVICE.test(url.hostname) || url.protocol === 'geo:');
}

const MAP_HINT = /map|waze|^\s*geo:/i;

/** The address of the map that an element shows or leads to, and the attribute that has it: a frame may be filled late. */
export function mapOf({ tag, attributes }: DocElement): { written: string; name: string } | undefined {
  for (const { name, value } of attributes) {
    const isAddress = tag === 'a' || tag === 'area' ? name === 'href' : name === 'src' || name === 'data-src';
    if (isAddress && value.length <= LONGEST && MAP_HINT.test(value)) return { written: value.trim(), name };
  }
  return undefined;
}

/** The text by which a map's address names its place. */
export function placeShown(written: string): string | undefined {
  const url = parsed(written.replace(/^\/\//, 'https://'));
  if (!url || !(SERVICE.test(url.hostname) || url.protocol === 'geo:')) return undefined;
  const query = new URLSearchParams(url.search);
  const embedded = query.get('pb');
  if (embedded) return textsOfEmbed(embedded).find((text) => anyAddresses(text).length > 0);
  const named = PLACES.map((name) => query.get(name)).find((value) => value);
  const path = /\/maps\/(?:place|search|dir)\/([^/@]{3,300})/.exec(url.pathname)?.[1];
  return named ?? (path === undefined ? undefined : new URLSearchParams(`q=${path}`).get('q')) ?? undefined;
}

/** The texts in the packed parameter of an embedded map: the members of its kind for texts. */
function textsOfEmbed(packed: string): string[] {
  return packed.split('!').flatMap((member) => {
    const [, text] = /^\d{1,3}s(.{5,300})$/su.exec(member) ?? [];
    return text === undefined || !/\p{L}/u.test(text) ? [] : [text.replaceAll('*21', '!')];
  });
}
