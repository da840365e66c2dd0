import { closest, type DocElement } from '../../../lint/document/element.js';
import { type Flow, flowsOf } from '../../../lint/document/flows.js';
import { words } from '../../../lint/words/fold.js';
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
import { namesOf, oneLine, type RatedPage } from './html-page.js';

/** A number that may be a phone's. */
export interface DoubtfulNumber {
  number: string;
  why: string;
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
export function isLabel(line: string): boolean {
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
export function contactsOfLines(page: RatedPage, doubtful: DoubtfulNumber[]): FoundContact[] {
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
      const isNumber = digits(rest) >= LEAST_DIGITS && isNumberAlone(rest);
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
        const extension = extensionAt(line, line.indexOf(number) + number.length);
        if (digits(number) >= 10)
          doubtful.push({ number: oneLine(number + extension), why: 'it stands in a sentence' });
      }
    }
    const last = lines.at(-1);
    label = last !== undefined && isLabel(last) ? kindOfLabel(last) : undefined;
  }
  return found;
}

/** Whether a line is a number and nothing else, but for its extension. */
function isNumberAlone(line: string): boolean {
  const [number = ''] = /^[+(\d][\d\s()./-]{1,40}/.exec(line) ?? [];
  const [digitsOf = ''] = /^.*\d/.exec(number) ?? [];
  const end = digitsOf.length + extensionAt(line, digitsOf.length).length;
  return number !== '' && (number === line || end === line.length);
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
