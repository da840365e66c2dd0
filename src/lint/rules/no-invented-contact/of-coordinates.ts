import { isSamePlace, type LatLong, latLongIn } from '../../contact/lat-long.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, attributeSpan, type DocElement, type Span } from '../../document/element.js';
import type { Page, Problem } from '../../rule.js';
import { CERTAIN } from './decide.js';
import type { InventedContact } from './invented-contact.js';

/** Coordinates of a page, where they stand. */
interface Found extends Span {
  shown: string;
  place: LatLong;
  isMeta: boolean;
}

/**
 * Coordinates that go with an address of the page which is none of the site's: those in `meta` beside such an address in `meta`,
 * and all that are the same place as the `geo` of such an address in data. By themselves they say nothing that could be compared.
 */
export function problemsOfCoordinates(page: Page, contacts: readonly InventedContact[]): Problem[] {
  const told = contacts.filter(
    ({ suspect: { kind, source, wrongMembers, latLong } }) =>
      kind === 'address' &&
      (latLong !== undefined || (source === 'meta' && wrongMembers?.some((name) => name !== 'postalCode') === true)),
  );
  if (told.length === 0) return [];
  return [...inMeta(page), ...inAttributes(page)].flatMap((found): Problem[] => {
    const same = told.find(({ suspect: { latLong } }) => latLong && isSamePlace(latLong, found.place));
    const beside = found.isMeta ? told.find(({ suspect: { source } }) => source === 'meta') : undefined;
    const of = same ?? beside;
    return of ? [problemOf(found, of)] : [];
  });
}

function problemOf({ start, end, shown, isMeta }: Found, { suspect, verdict }: InventedContact): Problem {
  const address = suspect.value.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  const why = `they are of \`${address}\`, which is not the site's`;
  const instead = isMeta ? 'none' : "those of the site's own place, or no map";
  return {
    start,
    end,
    message: `Unexpected coordinates \`${shown}\`, expected ${instead}: ${why}${isMeta ? '. Remove them with it' : ''}`,
    outcome: verdict.score < CERTAIN ? 'needs-review' : 'violation',
    resource: '/resources/contacts',
    evidence: { value: shown, kind: 'coordinates', source: isMeta ? 'meta' : 'attribute', why, score: verdict.score },
  };
}

/** Characters of an address that a message shows. */
const LONGEST = 120;

/** Names of `meta` elements that say both numbers, or one. */
const BOTH = /^(?:geo\.position|icbm)$/i;
const LATITUDE = /^(?:place:location|og):latitude$/i;
const LONGITUDE = /^(?:place:location|og):longitude$/i;

function inMeta({ document }: Page): Found[] {
  const metas = withTag(document, 'meta').map((element) => ({
    element,
    name: (attribute(element, 'property') ?? attribute(element, 'name') ?? '').trim(),
    content: attribute(element, 'content')?.trim() ?? '',
  }));
  const latitude = metas.find(({ name }) => LATITUDE.test(name));
  const longitude = metas.find(({ name }) => LONGITUDE.test(name));
  const whole = metas.flatMap((meta) => (BOTH.test(meta.name) ? foundIn(meta.element, meta.content, true) : []));
  if (!latitude || !longitude) return whole;
  const place = latLongIn(`${latitude.content};${longitude.content}`);
  if (!place) return whole;
  const each = [latitude, longitude].map(({ element, content }) => ({
    start: element.start,
    end: element.openEnd,
    shown: content,
    place,
    isMeta: true,
  }));
  return [...whole, ...each];
}

/** Attributes that say a place to a map: by both numbers, or by one. */
const DATA_BOTH =
  /^data-(?:[a-z-]{0,20}-)?(?:lat-?lng|lat-?lon|coord(?:inate)?s?|center|centre|position|location|geo|marker)$/;
const DATA_LATITUDE = /^data-(?:[a-z-]{0,20}-)?lat(?:itude)?$/;
const DATA_LONGITUDE = /^data-(?:[a-z-]{0,20}-)?(?:lng|lon|long|longitude)$/;

function inAttributes({ document }: Page): Found[] {
  return document.elements.flatMap((element): Found[] => {
    const { attributes } = element;
    if (!attributes.some(({ name }) => name.startsWith('data-'))) return [];
    const both = attributes.find(({ name, value }) => DATA_BOTH.test(name) && latLongIn(value));
    if (both) return foundIn(element, both.value, false, both.name);
    const latitude = attributes.find(({ name }) => DATA_LATITUDE.test(name));
    const longitude = attributes.find(({ name }) => DATA_LONGITUDE.test(name));
    if (!latitude || !longitude) return [];
    return foundIn(element, `${latitude.value.trim()};${longitude.value.trim()}`, false, latitude.name);
  });
}

function foundIn(element: DocElement, text: string, isMeta: boolean, name?: string): Found[] {
  const place = latLongIn(text);
  const whole = { start: element.start, end: element.openEnd };
  const { start, end } = (name === undefined ? undefined : attributeSpan(element, name)) ?? whole;
  return place ? [{ start, end, shown: text.trim(), place, isMeta }] : [];
}
