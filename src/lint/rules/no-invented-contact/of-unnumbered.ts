import { compareAddress } from '../../contact/compare-address.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { isStreetWithTown } from '../../contact/street-without-number.js';
import { isOfStreet } from '../../contact/street-words.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import type { Page } from '../../rule.js';
import { placeOfContact } from './place-of-contact.js';
import { isMarkedAsPlace, placeSignOf } from './place-sign.js';
import type { Suspect } from './suspect.js';

/** Characters of a line that is an address and nothing else. */
const LONGEST = 160;
/** What stands between a street and its town. */
const COMMA = /[,،\n]/;
/** A word for an address, with one for whose it is, that begins a line. */
const LABEL =
  /^\s{0,20}(?:our |unsere? |nuestra |nuestro |il nostro |la nostra |notre |nossa |nosso |ons |nasz |naša )?(?:address|adresse|anschrift|dirección|domicilio|indirizzo|morada|endereço|adres|adress|adresa|osoite|διεύθυνση|адрес|адреса|العنوان|عنواننا|כתובת|כתובתנו|آدرس|alamat)\s{0,2}[:：]/iu;

const addressAround = nearestTag('address');

/**
 * The streets with their towns that a page gives as the site's without a house number: in `address`, behind a label, and, where
 * the site's own is expected, behind an icon for a place or in a link to a map.
 */
export function suspectsOfUnnumbered(page: Page): Suspect[] {
  const { document, manifest } = page;
  // Where the site has none, a street alone says little.
  if (!configuredContactsOf(manifest).byKind.has('address')) return [];
  return flowsOf(document).flatMap((flow) => {
    const { text } = flow;
    if (text.length > LONGEST || !COMMA.test(text.trim())) return [];
    const label = LABEL.exec(text)?.[0].length ?? placeSignOf(text);
    const isGiven = label > 0 || addressAround(document, flow.pieces[0]?.text.parent) !== undefined;
    if (!isGiven && !isMarkedAsPlace(document, flow)) return [];
    return ofLine(page, flow, label, isGiven && !placeSignOf(text));
  });
}

function ofLine(page: Page, flow: Flow, label: number, isGiven: boolean): Suspect[] {
  const { document, manifest } = page;
  const said = flow.text.slice(label);
  const from = label + said.length - said.trimStart().length;
  const value = said.trim().replace(/[.,،]$/, '');
  // What has a number is found by that.
  if (/\p{Nd}/u.test(value) || !COMMA.test(value) || !isStreetWithTown(value)) return [];
  document.budget.spend(value.length * READ);
  const { isOwn, near } = compareAddress(value, manifest, document.budget);
  const { start, end, element } = partOf(document, flow, from, from + value.length);
  const { kind: place } = placeOfContact(page, { flow, at: from }, element);
  if (isOwn || place === 'other' || place === 'article') return [];
  // An icon in a text may be that of anybody's house, and words before the street say more than where the site's is.
  if (!isGiven && (place === 'text' || !beginsWithStreet(value))) return [];
  const base = { start, end, value, place, near, link: undefined } as const;
  return [{ ...base, kind: 'address', source: 'text', label: 'contact', isOwn: false, isPlain: true, isVague: true }];
}

/** Whether the part before the first comma is a street and nothing else. */
function beginsWithStreet(value: string): boolean {
  const [first = '', second = '', ...rest] = (value.split(COMMA)[0] ?? '').trim().split(/\s+/);
  if (isOfStreet(first)) return true;
  return /^\p{Lu}/u.test(second) && [second, ...rest].some(isOfStreet);
}

/** Steps to compare a character. */
const READ = 10;
