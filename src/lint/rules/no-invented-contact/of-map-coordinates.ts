import type { Manifest } from '../../../manifest/schema.js';
import { pointer } from '../../../message/pointer.js';
import { memo } from '../../../text/memo.js';
import { shortText } from '../../../text/short-text.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { isSamePlace, type LatLong, latLongIn } from '../../contact/lat-long.js';
import { latLongOfMap } from '../../contact/lat-long-of-map.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
import { isOurs } from '../../owner/ours.js';
import { type PagePlace, placeOfElement } from '../../owner/place.js';
import { isOthers, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';
import { withoutMapWords } from './of-map-labels.js';
import { mapOf, placeShown } from './of-maps.js';

/** Elements that show a map or lead to one. */
const TAGS = ['a', 'area', 'iframe', 'img'] as const;
/** Characters of an address and of a map's that a message shows, and of a label. */
const [LONGEST, LONGEST_LABEL] = [120, 200];

/**
 * The coordinates that maps on a page show as where the house is, where the site has an address and gives no such coordinates. A
 * site that gives none may be there all the same: somebody has to look.
 */
export function problemsOfMapCoordinates(page: Page, contacts: readonly InventedContact[]): Problem[] {
  const { document, manifest } = page;
  const [field] = configuredContactsOf(manifest).byKind.get('address') ?? [];
  if (field === undefined) return [];
  const isElsewhere = contacts.some(({ suspect: { kind } }) => kind === 'address');
  return TAGS.flatMap((tag) => withTag(document, tag)).flatMap(
    (element) => problemOf(page, element, field, isElsewhere) ?? [],
  );
}

/** @param isElsewhere the page gives the house another address than the site's */
function problemOf(page: Page, element: DocElement, field: string, isElsewhere: boolean): Problem | undefined {
  const map = mapOf(element);
  const place = map && latLongOfMap(map.written);
  if (!map || !place || namesPlace(map.written)) return undefined;
  const own = placesOf(page.manifest);
  if (own.some((each) => isSamePlace(each, place))) return undefined;
  const around = placeOfElement(page.document, element);
  if (!isOfHouse(page, element, around, isElsewhere || own.length > 0)) return undefined;
  const address = page.manifest.resources.contacts[field]?.value ?? '';
  const value = `${place.latitude},${place.longitude}`;
  const isKnown = own.length > 0;
  const why = isKnown
    ? 'the site gives others'
    : 'the site gives none, so that nothing tells whether its house is there';
  const name = map.name;
  return {
    start: element.start,
    end: element.end,
    ...(!isKnown && { outcome: 'needs-review' }),
    message: `Unexpected coordinates \`${value}\`, expected \`${shortText(
      address
        .split('\n')
        .map((line) => line.trim())
        .join(', '),
      LONGEST,
    )}\`, the site's \`${field}\`, as the place in its \`${name}\`, or no map: ${why}`,
    resource: pointer('resources', 'contacts', field),
    evidence: { value, kind: 'coordinates', source: 'map', why, score: isKnown ? 0.8 : 0.6 },
  };
}

/** Whether a map's address names its place by words besides, which are compared as such. */
function namesPlace(written: string): boolean {
  const shown = placeShown(written);
  return shown !== undefined && !latLongIn(shown.replace(/^\s{0,3}loc:/, '')) && /\p{L}{2}/u.test(shown);
}

/**
 * Whether a map shows the way to the house. In a text or under a heading for the way it may lead anywhere, or to the site's own
 * address: there it is called ours, or something else says that the place is another.
 */
function isOfHouse({ document, manifest }: Page, element: DocElement, { kind }: PagePlace, isOther: boolean): boolean {
  if (kind === 'other' || kind === 'article') return false;
  const said = [labelTextOf(document, element), attribute(element, 'title'), attribute(element, 'aria-label')];
  const text = withoutMapWords(said.join(' ').slice(0, LONGEST_LABEL));
  const label = readLabel(text, siteNamesOf(manifest));
  if (isOthers(label)) return false;
  if (kind === 'header' || kind === 'footer' || label === 'site' || isOurs(text)) return true;
  return isOther && label !== 'topic';
}

/** Two numbers with fractions in what a site gives, with what may stand between them. */
const PAIR = /(?<![\d.])(-?\d{1,2}\.\d{2,15})(?:,|;|%2C|\/|~)\s?(-?\d{1,3}\.\d{2,15})(?!\d)/g;

/** The places that a site gives by coordinates: in its contacts, its menus, or wherever it has a map. */
const placesOf = memo(({ resources }: Manifest): readonly LatLong[] =>
  [...JSON.stringify(resources).matchAll(PAIR)].flatMap(
    ([, latitude, longitude]) => latLongIn(`${latitude},${longitude}`) ?? [],
  ),
);
