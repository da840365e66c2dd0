import { compareAddress, type UnlikeMembers, unlikeMembers } from '../../contact/compare-address.js';
import { type LatLong, latLongIn } from '../../contact/lat-long.js';
import { listComma } from '../../contact/list-comma.js';
import { placeOfThing, spanOfThing } from '../../document/thing-span.js';
import { type JsonPlace, partsOf, type Thing, textsOf, type Value, valuesOf } from '../../document/things.js';
import { placeOfValue, spanOfValue } from '../../document/value-span.js';
import { addressInParts } from '../../edit/address-in-parts.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import { isComparedRegion } from './of-region.js';
import { OWN } from './own-of-thing.js';
import type { Suspect } from './suspect.js';

/** Members that say where a house is; regions and countries are written in many ways. */
const MEMBERS = ['streetAddress', 'postalCode', 'addressLocality'] as const;

/** The postal addresses that a thing has, and its nameless places: each is told once, with all that is wrong in it. */
export function addressesOfThing(thing: Thing, page: Page): Suspect[] {
  const nameless = partsOf(thing, 'location').filter((place) => textsOf(place, 'name').length === 0);
  return [thing, ...nameless].flatMap((owner) => {
    const coordinates = coordinatesOf(owner);
    const latLong = latLongOf(owner);
    return [
      ...valuesOf(owner, 'address').flatMap((value) => ofText(value, page)),
      ...partsOf(owner, 'address').flatMap((address) => ofMembers(address, page)),
    ].map((suspect) => ({ ...suspect, ...(coordinates && { coordinates }), ...(latLong && { latLong }) }));
  });
}

/** Where data says by numbers where a thing is. */
function coordinatesOf(owner: Thing): JsonPlace | undefined {
  const [geo] = partsOf(owner, 'geo');
  const values = [...(geo?.values.values() ?? [])].flat().filter((value): value is Value => 'text' in value);
  return placeOfThing(values);
}

/** The same as numbers. */
function latLongOf(owner: Thing): LatLong | undefined {
  const [geo] = partsOf(owner, 'geo');
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => geo && textsOf(geo, name)[0]);
  return latitude === undefined || longitude === undefined ? undefined : latLongIn(`${latitude};${longitude}`);
}

function ofText(value: Value, page: Page): Suspect[] {
  if (!/[\p{L}]/u.test(value.text) || value.text.includes('<x-')) return [];
  const { isOwn, near } = compareAddress(value.text, page.manifest, page.document.budget);
  if (isOwn) return [];
  return [{ ...OWN, ...placeOfValue(page.document, value), kind: 'address', value: value.text, near }];
}

function ofMembers(address: Thing, page: Page): Suspect[] {
  const { document, manifest } = page;
  const members = MEMBERS.flatMap((name) =>
    valuesOf(address, name)
      .slice(0, 1)
      .map((value) => ({ name, value, text: value.text })),
  ).filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !text.includes('<x-'));
  const names = new Set(members.map(({ name }) => name));
  const whole = members.map(({ text }) => text).join(', ');
  const unlike = unlikeMembers(members, manifest, document.budget);
  // A town alone is no address of a house that has none.
  if (!unlike && !names.has('streetAddress') && !names.has('postalCode')) return [];
  if (unlike && unlike.names.length === 0) return [];
  const { isOwn, near } = compareAddress(whole, manifest, document.budget);
  // Towns have names in several languages, and districts of their own; streets are shortened.
  const isTownAlone = unlike?.names.every((name) => name === 'addressLocality') === true;
  if (isOwn && !isTownAlone) return [];
  const values = members.map(({ value }) => value);
  const wrong = unlike ? members.filter(({ name }) => unlike.names.includes(name)) : [];
  const [only] = wrong.length === 1 ? wrong : [];
  // In markup the one wrong member can be pointed at; in a script the object is what is rewritten.
  const span =
    only && only.value.element.tag !== 'script' ? spanOfValue(document, only.value) : spanOfThing(document, values);
  if (!span) return [];
  const [first] = values;
  const inParts = first && !first.json && first.element.tag !== 'script' && addressInParts(document, first.element);
  return [
    {
      ...OWN,
      ...span,
      data: placeOfThing(values),
      kind: 'address',
      value: members.map(({ text }) => text).join(listComma(whole)),
      near: near ?? (isTownAlone && unlike ? { field: unlike.field, how: 'another town than in' } : undefined),
      ...(inParts && { inParts }),
      ...(unlike && { wrongMembers: unlike.names, ofField: unlike.field }),
      ...(unlike && {
        wrongPlaces: wrong.flatMap(({ name, value }) => (value.json ? [{ name, place: value.json }] : [])),
      }),
      ...(unlike && { strayRegion: strayRegionOf(address, unlike, page) }),
      ...((isTownAlone || (!unlike && !names.has('streetAddress'))) && { isUnsure: true }),
    },
  ];
}

/** The region of an address with another town than the site's, where no address of the site says it. */
function strayRegionOf(address: Thing, { names }: UnlikeMembers, page: Page): Suspect['strayRegion'] {
  const [value] = valuesOf(address, 'addressRegion');
  // A town alone may be written in another language, and a street may be another in the same town.
  if (!value || value.text.includes('<x-') || names.length < 2 || !names.includes('addressLocality')) return undefined;
  if (isComparedRegion(page, value.text.trim())) return undefined;
  const { contacts } = page.manifest.resources;
  const own = Object.values(contacts).flatMap(({ kind, value: text }) => (kind === 'address' ? words(text) : []));
  const said = new Set(own);
  if (words(value.text).every((word) => said.has(word))) return undefined;
  return { text: value.text.trim(), place: value.json };
}
