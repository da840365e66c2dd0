import { compareNumber, configuredContactsOf, plainDigits } from '../../contact/configured.js';
import { nearFax } from '../../contact/fax.js';
import { type Value, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { ownThings, withContactPoints } from '../../owner/own-things.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { addressesOfThing } from './address-of-thing.js';
import { mailOf } from './mail.js';
import { ofAddress } from './of-links.js';
import { addressOnMap } from './of-maps.js';
import { OWN } from './own-of-thing.js';
import type { Suspect } from './suspect.js';

/** The contacts that a page gives to the site in JSON-LD and in microdata. */
export function suspectsOfThings(page: Page): Suspect[] {
  const { document, manifest } = page;
  return ownThings(document, siteNamesOf(manifest)).flatMap(({ thing, isUnsure }): Suspect[] => {
    const points = withContactPoints(thing);
    const numbers = points.flatMap((point) => valuesOf(point, 'telephone'));
    const faxes = points.flatMap((point) => valuesOf(point, 'faxNumber'));
    const mails = points.flatMap((point) => valuesOf(point, 'email'));
    const links = points.flatMap((point) => [...valuesOf(point, 'url'), ...valuesOf(point, 'sameAs')]);
    const maps = valuesOf(thing, 'hasMap');
    const found: Suspect[] = [
      ...numbers.flatMap((value) => ofNumber(value, page)),
      ...faxes.flatMap((value) => ofNumber(value, page).map((suspect) => asFax(suspect, page))),
      ...mails.flatMap((value) => ofMail(value, page)),
      ...links.flatMap((value) => ofLink(value, page)),
      ...addressesOfThing(thing, page),
      ...maps.flatMap((value) => ofMap(value, page)),
    ];
    return isUnsure ? found.map((suspect) => ({ ...suspect, isAlone: true })) : found;
  });
}

function ofNumber(value: Value, page: Page): Suspect[] {
  const { document, manifest } = page;
  const number = value.text.replace(/^\s*tel:/i, '');
  const digits = plainDigits(number).length;
  if (digits < 6 || digits > 15) return [];
  const compared = compareNumber(number, configuredContactsOf(manifest), document.budget);
  if (compared.isOwn) return [];
  return [{ ...OWN, ...spanOfValue(document, value), kind: 'phone', value: value.text, near: compared.near }];
}

function asFax(suspect: Suspect, { document, manifest }: Page): Suspect {
  return { ...suspect, isFax: true, near: nearFax(suspect.value, manifest, document.budget) };
}

function ofMail(value: Value, page: Page): Suspect[] {
  const address = value.text.replace(/^\s*mailto:/i, '').trim();
  const mail = /^[^\s@]{1,64}@[^\s@]{1,200}$/.test(address) ? mailOf(address, page) : undefined;
  return mail ? [{ ...mail, ...OWN, ...spanOfValue(page.document, value), value: value.text }] : [];
}

function ofLink(value: Value, page: Page): Suspect[] {
  const found = ofAddress(value.text.trim(), page);
  return found?.kind === 'messenger'
    ? [{ ...found, ...OWN, ...spanOfValue(page.document, value), value: value.text }]
    : [];
}

function ofMap(value: Value, page: Page): Suspect[] {
  const found = addressOnMap(value.text.trim(), page);
  return found ? [{ ...OWN, ...spanOfValue(page.document, value), kind: 'address', isMap: true, ...found }] : [];
}
