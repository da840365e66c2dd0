import { percentDecoded } from '../../../html/url.js';
import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { linksOf } from '../../../lint/document/links.js';
import { textOf } from '../../../lint/document/text.js';
import { isOwner, partsOf, type Thing, textsOf, thingsOfType } from '../../../lint/document/things.js';
import { contactsOfLines, type DoubtfulNumber, isLabel } from './contact-lines.js';
import {
  address,
  digits,
  email,
  extensionAt,
  type FoundContact,
  LEAST_DIGITS,
  MOST_LINES,
  phone,
} from './contact-values.js';
import { oneLine, type RatedPage } from './html-page.js';

/** Contacts of a site, and what may be some. */
export interface FoundContacts {
  contacts: FoundContact[];
  /** Numbers that may be a phone's, and why that is not sure. */
  doubtful: DoubtfulNumber[];
}

/** The contacts of a page: of links, of structured data, of \`address\` elements, and of lines that say what they are. */
export function findContacts(page: RatedPage): FoundContacts {
  const doubtful: DoubtfulNumber[] = [];
  const contacts = [...ofLinks(page), ...ofThings(page), ...ofElements(page), ...contactsOfLines(page, doubtful)];
  return { contacts, doubtful };
}

function ofLinks({ document }: RatedPage): FoundContact[] {
  return linksOf(document).flatMap(({ element, href }) => {
    if (closest(element, ({ tag }) => tag === 'article')) return [];
    const [, scheme = '', rest = ''] = /^\s*(tel|callto|mailto):([^?]*)/i.exec(href) ?? [];
    if (scheme === '') return [];
    if (scheme.toLowerCase() === 'mailto') return email(percentDecoded(rest));
    const text = textOf(document, element);
    return phone(percentDecoded(rest).replace(/^\/\//, ''), digits(text) >= LEAST_DIGITS ? numberIn(text) : undefined);
  });
}

/** The number of a text with its extension, without the words around it. */
function numberIn(text: string): string {
  const found = /[+(\d](?:[\d\s()./-]{0,40}\d)?/.exec(text);
  if (!found) return text;
  return found[0] + extensionAt(text, found.index + found[0].length);
}

function ofThings({ document }: RatedPage): FoundContact[] {
  return thingsOfType(document, isOwner).flatMap((thing) => {
    const parts = [thing, ...partsOf(thing, 'contactPoint')];
    return [
      ...parts.flatMap((part) => textsOf(part, 'telephone').flatMap((value) => phone(value.replace(/^tel:/i, '')))),
      ...parts.flatMap((part) => textsOf(part, 'email').flatMap((value) => email(value.replace(/^mailto:/i, '')))),
      ...parts.flatMap((part) =>
        textsOf(part, 'faxNumber').flatMap((value) => phone(value).map((each) => ({ ...each, field: 'fax' }))),
      ),
      ...partsOf(thing, 'address').flatMap((place) => address(postalLines(place))),
      ...textsOf(thing, 'address').flatMap((place) => address(place.split('\n'))),
    ];
  });
}

/** The lines of a postal address, as they are written in most countries. */
function postalLines(place: Thing): string[] {
  const part = (name: string) => textsOf(place, name)[0] ?? '';
  const city = [part('postalCode'), part('addressLocality')].filter((text) => text !== '').join(' ');
  const region = part('addressRegion');
  return [part('streetAddress'), region === '' ? city : `${city}, ${region}`, part('addressCountry')];
}

const ADDRESS_CLASS =
  /(?:^|\s)(?:address|adr|p-adr|h-adr|street-address|postal-address|adresse|indirizzo|direccion)(?:\s|$)/i;

/** The elements that say of themselves that they are an address. */
function ofElements({ document }: RatedPage): FoundContact[] {
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
    return isPlace ? address(lines) : [];
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
