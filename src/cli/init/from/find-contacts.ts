import { contactUrl } from '../../../component/contact/contact-link.js';
import { percentDecoded } from '../../../html/url.js';
import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { type Flow, flowsOf } from '../../../lint/document/flows.js';
import { linksOf } from '../../../lint/document/links.js';
import { textOf } from '../../../lint/document/text.js';
import { words } from '../../../lint/words/fold.js';
import type { Contact } from '../../../site/schema.js';
import { isOwner } from './find-facts.js';
import { namesOf, oneLine, type RatedPage } from './html-page.js';
import { partsOf, type Thing, textsOf, thingsOfType } from './things.js';

/** A contact of a page. */
export interface FoundContact {
  /** The field that it is for, unless another has it already. */
  field: string;
  contact: Contact;
}

/** Contacts of a site, and what may be some. */
export interface FoundContacts {
  contacts: FoundContact[];
  /** Numbers that may be a phone's, and why that is not sure. */
  doubtful: DoubtfulNumber[];
}

/** A number that may be a phone's. */
export interface DoubtfulNumber {
  number: string;
  why: string;
}

/** The contacts of a page: of links, of structured data, of \`address\` elements, and of lines that say what they are. */
export function findContacts(page: RatedPage): FoundContacts {
  const doubtful: DoubtfulNumber[] = [];
  const contacts = [...ofLinks(page), ...ofThings(page), ...ofElements(page), ...ofLines(page, doubtful)];
  return { contacts, doubtful };
}

/** Fewer digits are an extension, or no number. */
const LEAST_DIGITS = 7;

/** A phone number that can be dialled. */
function phone(value: string, shown?: string): FoundContact[] {
  const written = oneLine(value);
  const display = shown === undefined ? written : oneLine(shown);
  const dialled = contactUrl({ kind: 'phone', value: written })?.slice('tel:'.length);
  if (dialled === undefined || dialled.replace(/\D/g, '').length < LEAST_DIGITS) return [];
  const isShown = /\d/.test(display) && display !== dialled;
  return [{ field: 'phone', contact: { kind: 'phone', value: dialled, ...(isShown && { display }) } }];
}

function email(value: string): FoundContact[] {
  const address = value.trim();
  return contactUrl({ kind: 'email', value: address }) === undefined || !/\.\p{L}{2,}$/u.test(address)
    ? []
    : [{ field: 'email', contact: { kind: 'email', value: address } }];
}

function address(lines: readonly string[]): FoundContact[] {
  const kept = lines.map(oneLine).filter((line) => line !== '');
  return kept.length === 0 ? [] : [{ field: 'address', contact: { kind: 'address', value: kept.join('\n') } }];
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

function digits(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The number of a text, without the words around it. */
function numberIn(text: string): string {
  return /[+(\d](?:[\d\s()./-]{0,40}\d)?/.exec(text.replace(/^[^\d+(]*/, ''))?.[0] ?? text;
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

/** Lines of an address, at most: what is longer is a card with more in it. */
const MOST_LINES = 6;

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

/** What stands before a contact and says what it is; folded. */
const LABELS: Readonly<Record<'phone' | 'email' | 'address', ReadonlySet<string>>> = {
  phone: new Set(
    'phone telephone tel call us mobile telefon telefono téléphone teléfono telefone telefoon anytime now ring fon ruf'
      .split(' ')
      .flatMap(words),
  ),
  email: new Set('email mail e us write'.split(' ')),
  address: new Set(
    'address location our office visit us find adresse indirizzo dirección sede anschrift adres endereço where we are'
      .split(' ')
      .flatMap(words),
  ),
};

const AREA = /(?:^|[\s_-])(?:contact\w*|kontakt\w*|contatt\w*|footer|header|top-?bar|impressum)(?:$|[\s_-])/i;

/** Whether a line is nothing but what says what follows. */
function isLabel(line: string): boolean {
  return kindOfLabel(line) !== undefined;
}

function kindOfLabel(line: string): keyof typeof LABELS | undefined {
  const found = words(line);
  if (found.length === 0 || found.length > 3) return undefined;
  const kinds = (['phone', 'email', 'address'] as const).filter((kind) =>
    found.every((word) => LABELS[kind].has(word)),
  );
  return kinds.find((kind) => found.some((word) => TELLING[kind].test(word)));
}

const TELLING = {
  phone: /^(?:phone|tel|call|mobile|fon|ring)|^t.l.phon|^tele?f/,
  email: /mail/,
  address: /^(?:adr|add|ind|dir|end|anschrift|location|office|visit|find|sede|where)/,
};

/** The contacts in the text of headers, footers and contact sections: whole lines that are a contact, or are called one. */
function ofLines(page: RatedPage, doubtful: DoubtfulNumber[]): FoundContact[] {
  const found: FoundContact[] = [];
  let label: keyof typeof LABELS | undefined;
  for (const flow of flowsOf(page.document)) {
    const lines = flow.text
      .split('\n')
      .map(oneLine)
      .filter((line) => line !== '');
    if (lines.length === 0) continue;
    const place = placeOf(flow);
    for (const [index, line] of lines.entries()) {
      const [head = '', before = ''] = /^(\p{L}[\p{L} .-]{0,20}):/u.exec(line) ?? [];
      const rest = line.slice(head.length).trim();
      const own = kindOfLabel(before) ?? (before === '' ? label : undefined);
      const here = lines.slice(index);
      if (isLabel(line)) {
        label = kindOfLabel(line);
        continue;
      }
      const isSure = own === 'phone' || place !== undefined;
      const isNumber = digits(rest) >= LEAST_DIGITS && /^[+(\d][\d\s()./-]{1,40}$/.test(rest);
      if (isNumber && (own === 'phone' || (isSure && /^(?:\+|\(|00)/.test(rest)))) found.push(...phone(rest));
      else if (isNumber && isSure) doubtful.push({ number: rest, why: "nothing says that it is a phone's" });
      else if (place && /^[^\s@]+@[^\s@]+$/.test(rest)) found.push(...email(rest));
      else if (
        own === 'address' &&
        /\d/.test(rest) &&
        /\p{L}/u.test(rest) &&
        here.length <= MOST_LINES &&
        flow.text.length < LONGEST_ADDRESS
      ) {
        found.push(...address([rest, ...here.slice(1)]));
        break;
      } else if (place) {
        const [number = ''] = /\(?\+?\d[\d\s().-]{7,30}\d/.exec(line) ?? [];
        if (digits(number) >= 10) doubtful.push({ number: oneLine(number), why: 'it stands in a sentence' });
      }
    }
    const last = lines.at(-1);
    label = last !== undefined && isLabel(last) ? kindOfLabel(last) : undefined;
  }
  return found;
}

/** Characters of an address, at most. */
const LONGEST_ADDRESS = 160;

/** The part of a page that a text is in, if that is one for contacts. */
function placeOf({ pieces }: Flow): DocElement | undefined {
  const parent = pieces[0]?.text.parent;
  if (closest(parent, ({ tag }) => tag === 'article' || tag === 'form' || tag === 'label')) return undefined;
  return closest(
    parent,
    (each) =>
      each.tag === 'footer' ||
      (each.tag !== 'body' && each.tag !== 'html' && each.tag !== 'form' && AREA.test(namesOf(each))),
  );
}
