import { specifiedHours } from '../../../lint/contact/specified-hours.js';
import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { partsOf, type Thing, textsOf } from '../../../lint/document/things.js';
import { isLabel } from './contact-labels.js';
import { contactsOfLines, type DoubtfulNumber } from './contact-lines.js';
import { contactsOfLinks } from './contact-links.js';
import { address, digits, email, type FoundContact, hours, LEAST_DIGITS, MOST_LINES, phone } from './contact-values.js';
import { postalLines } from './data-address.js';
import { oneLine, type RatedPage } from './html-page.js';
import { ownerThings } from './owner-things.js';
import { addressesOfText } from './text-addresses.js';
import { ofAddressLines, RANKS } from './whose-contact.js';

/** Contacts of a site, and what may be some. */
export interface FoundContacts {
  contacts: FoundContact[];
  /** Numbers that may be a phone's, and why that is not sure. */
  doubtful: DoubtfulNumber[];
  /** Other ways to reach the site, and why they are not taken. */
  unsure: string[];
}

/** The contacts of a page: of structured data, of links, of `address` elements, and of lines that say what they are. */
export function findContacts(page: RatedPage): FoundContacts {
  const doubtful: DoubtfulNumber[] = [];
  const unsure: string[] = [];
  const data = ofThings(page).map((found) => ({ ...found, isData: true, rank: RANKS.data }));
  const contacts = [
    ...data,
    ...contactsOfLinks(page, unsure),
    ...ofElements(page),
    ...contactsOfLines(page, doubtful),
    ...addressesOfText(page),
  ];
  return { contacts, doubtful, unsure };
}

function ofThings(page: RatedPage): FoundContact[] {
  return ownerThings(page).flatMap((thing) => {
    const parts = [thing, ...partsOf(thing, 'contactPoint')];
    return [
      ...parts.flatMap((part) => textsOf(part, 'telephone').flatMap((value) => phone(value.replace(/^tel:/i, '')))),
      ...parts.flatMap((part) => textsOf(part, 'email').flatMap((value) => email(value.replace(/^mailto:/i, '')))),
      ...parts.flatMap((part) =>
        textsOf(part, 'faxNumber').flatMap((value) => phone(value).map((each) => ({ ...each, field: 'fax' }))),
      ),
      ...partsOf(thing, 'address').flatMap((place) => address(postalLines(page.document, place))),
      ...textsOf(thing, 'address').flatMap((place) => address(place.split('\n'))),
      ...hours(hoursOf(thing)),
    ];
  });
}

function hoursOf(thing: Thing): string[] {
  const lines = textsOf(thing, 'openingHours').map((line) => line.trim());
  return lines.length > 0 ? lines : specifiedHours(thing);
}

const ADDRESS_CLASS =
  /(?:^|\s)(?:address|adr|p-adr|h-adr|street-address|postal-address|adresse|indirizzo|direccion)(?:\s|$)/i;

/** The elements that say of themselves that they are an address. */
function ofElements(page: RatedPage): FoundContact[] {
  const { document } = page;
  const isAddress = (element: DocElement) =>
    element.tag === 'address' || ADDRESS_CLASS.test(attribute(element, 'class') ?? '');
  return document.elements.flatMap((element) => {
    if (
      !isAddress(element) ||
      closest(element.parent, isAddress) ||
      closest(element, ({ tag }) => tag === 'article' || tag === 'form')
    )
      return [];
    const lines = linesOf(element).filter(
      (line) => digits(line) < LEAST_DIGITS && !line.includes('@') && !isLabel(line),
    );
    const isPlace = lines.length > 0 && lines.length <= MOST_LINES && lines.some((line) => /\d/.test(line));
    return isPlace ? ofAddressLines(page, address(lines), element) : [];
  });
}

/** Nodes of an element that are read as lines, at most. */
const MOST_NODES = 200;

/** The texts of an element by lines. */
function linesOf(element: DocElement): string[] {
  const lines = [''];
  const stack = element.children.toReversed();
  for (let left = MOST_NODES; left > 0; left -= 1) {
    const node = stack.pop();
    if (!node) break;
    if (node.kind === 'text') lines.push(`${lines.pop() ?? ''}${node.raw ? '' : node.value}`);
    else {
      if (/^(?:br|p|div|li|h[1-6])$/.test(node.tag)) lines.push('');
      stack.push(...node.children.toReversed());
    }
  }
  return lines.map(oneLine).filter((line) => line !== '');
}
