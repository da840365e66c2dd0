import { FAX } from '../../contact/channels.js';
import { compareNumber, configuredContactsOf, plainDigits } from '../../contact/configured.js';
import { deskNamed } from '../../contact/named-desk.js';
import { partsOf, type Thing, textsOf, type Value, valuesOf } from '../../document/things.js';
import { placeOfValue, spanOfValue } from '../../document/value-span.js';
import { ownThingsAndParts, withContactPoints } from '../../owner/own-things.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { addressesOfThing } from './address-of-thing.js';
import { ofChannel } from './channel-of.js';
import { mailOf } from './mail.js';
import { ofAddress } from './of-address.js';
import { ofDescription } from './of-description.js';
import { addressOnMap } from './of-maps.js';
import { OWN } from './own-of-thing.js';
import type { Suspect } from './suspect.js';

/** The contacts that a page gives to the site in JSON-LD and in microdata. */
export function suspectsOfThings(page: Page): Suspect[] {
  const { document, manifest } = page;
  return ownThingsAndParts(document, siteNamesOf(manifest)).flatMap(({ thing, isUnsure, isPart }): Suspect[] => {
    const points = withContactPoints(thing);
    const faxes = points.flatMap((point) => valuesOf(point, 'faxNumber'));
    const links = points.flatMap((point) => [...valuesOf(point, 'url'), ...valuesOf(point, 'sameAs')]);
    const maps = valuesOf(thing, 'hasMap');
    const sentences = SENTENCES.flatMap((name) => valuesOf(thing, name));
    const found: Suspect[] = [
      ...points.flatMap((point) =>
        [
          ...valuesOf(point, 'telephone').flatMap((value) => ofNumber(value, page)),
          ...valuesOf(point, 'email').flatMap((value) => ofMail(value, page)),
        ].map((suspect) => ofPoint(page, suspect, point)),
      ),
      ...EMPLOYEES.flatMap((name) => partsOf(thing, name)).flatMap((person) => ofPerson(person, page)),
      ...faxes.flatMap((value) => ofNumber(value, page).map((suspect) => ofChannel(suspect, FAX))),
      ...links.flatMap((value) => ofLink(value, page)),
      ...addressesOfThing(thing, page),
      ...maps.flatMap((value) => ofMap(value, page)),
      ...sentences.flatMap((value) => ofSentence(value, page)),
    ];
    if (isPart) return found.map((suspect) => ({ ...suspect, isOfPart: true }));
    return isUnsure ? found.map((suspect) => ({ ...suspect, isAlone: true })) : found;
  });
}

/** Members that name who works for the thing. */
const EMPLOYEES = ['employee', 'employees', 'founder', 'founders'];

/** The mailboxes at the site's own host that data gives to somebody of the house. */
function ofPerson(person: Thing, page: Page): Suspect[] {
  return valuesOf(person, 'email')
    .flatMap((value) => ofMail(value, page))
    .flatMap((suspect) => (isAtOwnHost(suspect, page) ? [{ ...suspect, isUnsure: true }] : []));
}

function isAtOwnHost({ value }: Suspect, page: Page): boolean {
  return mailOf(value.replace(/^\s*mailto:/i, '').trim(), page)?.isOwn === true;
}

/** A contact with the site's one for what its point is said to be for. */
function ofPoint({ manifest }: Page, suspect: Suspect, point: Thing): Suspect {
  const desk = deskNamed(manifest, suspect.kind, textsOf(point, 'contactType'));
  return desk === undefined ? suspect : { ...suspect, desk };
}

function ofNumber(value: Value, page: Page): Suspect[] {
  const { document, manifest } = page;
  const number = value.text.replace(/^\s*tel:/i, '');
  const digits = plainDigits(number).length;
  if (digits < 6 || digits > 15) return [];
  const compared = compareNumber(number, configuredContactsOf(manifest), document.budget);
  if (compared.isOwn) return [];
  return [
    {
      ...OWN,
      ...placeOfValue(document, value),
      kind: 'phone',
      value: value.text,
      near: compared.near,
    },
  ];
}

function ofMail(value: Value, page: Page): Suspect[] {
  const address = value.text.replace(/^\s*mailto:/i, '').trim();
  const mail = /^[^\s@]{1,64}@[^\s@]{1,200}$/.test(address) ? mailOf(address, page) : undefined;
  return mail ? [{ ...mail, ...OWN, ...placeOfValue(page.document, value), value: value.text }] : [];
}

function ofLink(value: Value, page: Page): Suspect[] {
  const found = ofAddress(value.text.trim(), page);
  return found?.kind === 'messenger'
    ? [ofChannel({ ...found, ...OWN, ...spanOfValue(page.document, value), data: value.json, value: value.text })]
    : [];
}

function ofMap(value: Value, page: Page): Suspect[] {
  const found = addressOnMap(value.text.trim(), page);
  return found
    ? [{ ...OWN, ...spanOfValue(page.document, value), data: value.json, kind: 'address', isMap: true, ...found }]
    : [];
}

/** Members that describe the thing in words. */
const SENTENCES = ['description', 'slogan', 'disambiguatingDescription'];
/** Characters of a description that are read. */
const LONGEST = 5000;

/** The contacts in what data says of the site in words; markup says it to people, too, and is read there. */
function ofSentence(value: Value, page: Page): Suspect[] {
  const { json, text } = value;
  if (!json || text.length > LONGEST || text.includes('<x-')) return [];
  const span = spanOfValue(page.document, value);
  const { start, end } = span;
  const written = page.document.source.slice(start, end);
  return ofDescription(page, text, () => span, 'meta').map((suspect): Suspect => {
    const at = written.indexOf(suspect.value);
    // Where it is written as it is read it is pointed at, else all of the description.
    const own = at === -1 ? {} : { start: start + at, end: start + at + suspect.value.length };
    return { ...suspect, ...own, source: 'structured data' };
  });
}
