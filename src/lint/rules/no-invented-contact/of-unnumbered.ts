import { compareAddress } from '../../contact/compare-address.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { isStreetWithTown } from '../../contact/street-without-number.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import type { Page } from '../../rule.js';
import { placeOfContact } from './place-of-contact.js';
import type { Suspect } from './suspect.js';

/** Characters of a line that is an address and nothing else. */
const LONGEST = 160;
/** What stands between a street and its town. */
const COMMA = /[,،\n]/;
/** A word for an address, with one for whose it is, that begins a line. */
const LABEL =
  /^\s{0,20}(?:our |unsere? |nuestra |nuestro |il nostro |la nostra |notre |nossa |nosso |ons |nasz |naša )?(?:address|adresse|anschrift|dirección|domicilio|indirizzo|morada|endereço|adres|adress|adresa|osoite|διεύθυνση|адрес|адреса|العنوان|عنواننا|כתובת|כתובתנו|آدرس|alamat)\s{0,2}[:：]/iu;

const addressAround = nearestTag('address');

/** The streets with their towns that a page gives as the site's without a house number: in `address`, and behind a label. */
export function suspectsOfUnnumbered(page: Page): Suspect[] {
  const { document, manifest } = page;
  // Where the site has none, a street alone says little.
  if (!configuredContactsOf(manifest).byKind.has('address')) return [];
  return flowsOf(document).flatMap((flow) => {
    const { text } = flow;
    if (text.length > LONGEST || !COMMA.test(text.trim())) return [];
    const label = LABEL.exec(text)?.[0].length ?? 0;
    if (label === 0 && !addressAround(document, flow.pieces[0]?.text.parent)) return [];
    return ofLine(page, flow, label);
  });
}

function ofLine(page: Page, flow: Flow, label: number): Suspect[] {
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
  const base = { start, end, value, place, near, link: undefined } as const;
  return [{ ...base, kind: 'address', source: 'text', label: 'contact', isOwn: false, isPlain: true, isVague: true }];
}

/** Steps to compare a character. */
const READ = 10;
