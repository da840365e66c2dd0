import { anyNumbers } from '../../../lint/contact/any-contacts.js';
import { closest, type DocElement } from '../../../lint/document/element.js';
import { type Flow, flowsOf, partOf } from '../../../lint/document/flows.js';
import { endsInIdentifier } from '../../../lint/words/identifier-words.js';
import { type ContactLabel, isLabel, labelOfContact } from './contact-labels.js';
import {
  address,
  digits,
  email,
  extensionAt,
  type FoundContact,
  LEAST_DIGITS,
  MOST_LINES,
  numberCalled,
} from './contact-values.js';
import { namesOf, oneLine, type RatedPage } from './html-page.js';
import { ofStanding, type Standing } from './whose-contact.js';

/** A number that may be a phone's. */
export interface DoubtfulNumber {
  number: string;
  why: string;
}

const AREA = /(?:^|[\s_-])(?:contact[a-z]*|kontakt[a-z]*|contatt[a-z]*|footer|header|top-?bar|impressum)(?:$|[\s_-])/i;

/** The contacts in the text of headers, footers and contact sections: whole lines that are a contact, or are called one. */
export function contactsOfLines(page: RatedPage, doubtful: DoubtfulNumber[]): FoundContact[] {
  const found: FoundContact[] = [];
  let label: ContactLabel | undefined;
  let inText = 0;
  for (const flow of flowsOf(page.document)) {
    const spots = linesOf(flow.text);
    const lines = spots.map(({ line }) => line);
    if (lines.length === 0) continue;
    const place = placeOf(flow);
    for (const [index, { line, from }] of spots.entries()) {
      const standing = (): Standing => {
        const at = from + startOfContact(flow.text.slice(from));
        return { element: partOf(page.document, flow, at, at + 1).element, spot: { flow, at } };
      };
      const { called, rest, isLabelled } = headOf(line);
      const own = called ?? (isLabelled ? undefined : label);
      const here = lines.slice(index);
      if (isLabel(line)) {
        label = labelOfContact(line);
        continue;
      }
      const isCalled = own !== undefined && NUMBERS.has(own);
      const isSure = isCalled || place !== undefined;
      const isNumber = digits(rest) >= LEAST_DIGITS && isNumberAlone(rest) && !isIdentified(line);
      if (isNumber && (isCalled || (isSure && /^(?:\+|\(|00)/.test(rest))))
        found.push(...ofStanding(page, numberCalled(own, rest), standing()));
      else if (isNumber && isSure) doubtful.push({ number: rest, why: "nothing says that it is a phone's" });
      else if (place && /^[^\s@]+@[^\s@]+$/.test(rest)) found.push(...ofStanding(page, email(rest, own), standing()));
      else if (
        own === 'address' &&
        /\d/.test(rest) &&
        /\p{L}/u.test(rest) &&
        here.length <= MOST_LINES &&
        flow.text.length < LONGEST_ADDRESS
      ) {
        found.push(...ofStanding(page, address([rest, ...here.slice(1)]), standing()));
        break;
      } else if (place) doubtful.push(...numbersIn(line));
      else if (!isOfOthers(flow) && inText < MOST_IN_TEXT) {
        const numbers = numbersIn(line).filter(({ isCalled }) => isCalled);
        doubtful.push(...numbers.slice(0, MOST_IN_TEXT - inText));
        inText += numbers.length;
      }
    }
    const last = lines.at(-1);
    label = last !== undefined && isLabel(last) ? labelOfContact(last) : undefined;
  }
  return found;
}

/** Numbers in sentences outside of the places for contacts that are told: a page may be a list of others. */
const MOST_IN_TEXT = 10;

/** The lines of a text that say something, and where they begin. */
function linesOf(text: string): { line: string; from: number }[] {
  let end = 0;
  return text.split('\n').flatMap((written) => {
    const from = end;
    end += written.length + 1;
    const line = oneLine(written);
    return line === '' ? [] : [{ line, from }];
  });
}

/** What may stand before a number. */
const NUMBERS: ReadonlySet<ContactLabel> = new Set(['phone', 'fax', 'whatsapp', 'hotline']);

/** What the beginning of a line calls its rest: before a colon, or before a number or mail address where those words are a label. */
function headOf(line: string): { called: ContactLabel | undefined; rest: string; isLabelled: boolean } {
  const [head = '', before = ''] = /^(\p{L}[\p{L} ./-]{0,30}):/u.exec(line) ?? [];
  if (head !== '')
    return { called: labelOfContact(before), rest: line.slice(head.length).trim(), isLabelled: before !== '' };
  const [lead = ''] = /^\p{L}[\p{L} ./-]{0,30}(?=[+(\p{Nd}])/u.exec(line) ?? [];
  const called = labelOfContact(lead);
  return called === undefined || called === 'address'
    ? { called: undefined, rest: line, isLabelled: false }
    : { called, rest: line.slice(lead.length), isLabelled: true };
}

/** International account numbers: what looks like a phone number in one is a part of it. */
const ACCOUNT = /(?<![\p{L}\p{Nd}])[A-Z]{2}\d{2}(?:[ .-]?[A-Z\d]{1,4}){3,8}(?![\p{L}\p{Nd}])/gu;

/** Whether the words before the first number of a line say that it is one of an account, a register or the like. */
function isIdentified(line: string): boolean {
  const digit = line.search(/\p{Nd}/u);
  return endsInIdentifier(line.slice(0, Math.max(0, digit))) || line.search(ACCOUNT) !== -1;
}

/** The numbers in a sentence that may be a phone's: neither those of accounts nor those that the words before call otherwise. */
function numbersIn(line: string): (DoubtfulNumber & { isCalled: boolean })[] {
  const text = line.replace(ACCOUNT, (account) => ' '.repeat(account.length));
  return anyNumbers(text).flatMap(({ from, to, value, isPlain }) => {
    const isLikely = isPlain === true || digits(value) >= LEAST_LOCAL_DIGITS;
    if (!isLikely || endsInIdentifier(text.slice(0, from))) return [];
    const isCalled = isCalledNumber(text.slice(0, from));
    return [{ number: oneLine(value + extensionAt(text, to)), why: 'it stands in a sentence', isCalled }];
  });
}

/** Words of a text before a number that may call it a phone's. */
const MOST_CALLING = 3;

/** Whether the last words of a text say that a phone's number follows, as in `book by Tel.` */
function isCalledNumber(before: string): boolean {
  const last =
    before
      .slice(-60)
      .match(/\p{L}{1,20}(?=[ .:]{0,3}$|[ .:-]{1,3}\p{L})/gu)
      ?.slice(-MOST_CALLING) ?? [];
  if (!/\p{L}[ .:]{0,3}$/u.test(before)) return false;
  return last.some((_word, index) => {
    const called = labelOfContact(last.slice(index).join(' '));
    return called !== undefined && NUMBERS.has(called);
  });
}

/** Digits of a number without a prefix in a sentence: fewer count something. */
const LEAST_LOCAL_DIGITS = 9;

/** Whether a line is a number and nothing else, but for its extension. */
function isNumberAlone(line: string): boolean {
  const [number = ''] = /^[+(\d][\d\s()./-]{1,40}/.exec(line) ?? [];
  const [digitsOf = ''] = /^.*\d/.exec(number) ?? [];
  const end = digitsOf.length + extensionAt(line, digitsOf.length).length;
  return number !== '' && (number === line || end === line.length);
}

/** Characters of an address, at most. */
const LONGEST_ADDRESS = 160;

/** Whether a text is an article's, or of a form: it may speak of anybody. */
function isOfOthers({ pieces }: Flow): boolean {
  return (
    closest(pieces[0]?.text.parent, ({ tag }) => tag === 'article' || tag === 'form' || tag === 'label') !== undefined
  );
}

/** The part of a page that a text is in, if that is one for contacts. */
function placeOf(flow: Flow): DocElement | undefined {
  const parent = flow.pieces[0]?.text.parent;
  if (isOfOthers(flow)) return undefined;
  return closest(
    parent,
    (each) =>
      each.tag === 'footer' ||
      (each.tag !== 'body' && each.tag !== 'html' && each.tag !== 'form' && AREA.test(namesOf(each))),
  );
}

/** Where the first number or mail address of a text begins, or what looks like one. */
function startOfContact(text: string): number {
  let at = Math.max(0, text.search(/[+(\p{Nd}@]/u));
  if (text.charAt(at) === '@') while (at > 0 && /[^\s:]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}
