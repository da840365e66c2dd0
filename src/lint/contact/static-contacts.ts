import { matches } from '../../text/matches.js';
import { countUpTo } from '../document/ascending.js';
import { attribute, type DocElement } from '../document/element.js';
import { type Flow, flowsOf, partOf } from '../document/flows.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerPage } from '../document/once-per-page.js';
import { overlapWith } from '../document/overlaps.js';
import { labelTextOf } from '../document/text.js';
import { spotOf } from '../owner/beside.js';
import { isIdentifierBeside } from '../owner/identifier-beside.js';
import { isContactWord } from '../owner/label-words.js';
import type { Page } from '../rule.js';
import { fold } from '../words/fold.js';
import { type AddressWord, addressWords } from './address-words.js';
import type { NumberPlace } from './channel-beside.js';
import { compareAddress } from './compare-address.js';
import { plainDigits } from './configured.js';
import { contactsBeside } from './contacts-beside.js';
import { isCountOfThings } from './counted-things.js';
import { isAbroad } from './doubtful-number.js';
import { type ChosenField, chosenField } from './equal-fields.js';
import { findNumbers } from './find-numbers.js';
import { findPostalAddresses } from './find-postal-addresses.js';
import { isIdentifierProperty } from './identifier-property.js';
import { linkedContacts } from './linked-contacts.js';
import { findMailAddresses } from './mail-addresses.js';
import { type BareNumber, maybeAbroad } from './maybe-abroad.js';
import { messengerOf } from './messenger.js';
import { mayBeFax, mislabelledAs } from './mislabelled.js';
import { certaintyOf } from './number-context.js';
import { mayHavePlace, placesNear } from './place-index.js';
import { goesOnBehind, isPiecedTogether, mayGoOnBeside } from './source-edges.js';
import { townBelow } from './town-below.js';
import { isUnderUnknownLabel } from './unknown-label.js';
import { type StaticContact, type Wanted, wantedOf } from './wanted.js';
import { wholePairs } from './whole-pairs.js';

/** The configured contacts that a page has by hand, in the order of the source. */
export const staticContactsOf = oncePerPage((page): readonly StaticContact[] => {
  const wanted = wantedOf(page.manifest);
  const linked = linkedContacts(page.document, wanted).map((contact) => doubtInText(page, chosenOfLink(page, contact)));
  const hasWordsAlone = wanted.places.withoutNumbers.length > 0;
  const hasContactIn = contactsBeside(page.document, linked);
  const texts: StaticContact[] = [];
  for (const flow of flowsOf(page.document)) {
    // Most lines of a page have no digit and no name of an address.
    const hasDigit = DIGIT.test(flow.text);
    const hasMail = wanted.mails.hint(flow.text);
    if (!hasDigit && !hasMail && !hasWordsAlone) continue;
    for (const contact of contactsIn(page, flow, wanted, hasDigit, hasMail, hasContactIn)) texts.push(contact);
  }
  // A link says a contact once, be it in its address or in its text.
  const isLinked = linkedPlaces(linked);
  const apart = texts.filter((text) => !isLinked(text)).map(doubtInLink);
  return [...linked, ...apart].sort((a, b) => a.start - b.start);
});

/** A contact of a link under the field that is meant, where the site has several that are equal. */
function chosenOfLink(page: Page, contact: StaticContact): StaticContact {
  const { document } = page;
  const { link, start } = contact;
  const spot = link && spotOf(document, link);
  if (!link || !spot) return contact;
  const { flow, at: from } = spot;
  return withChosen(
    contact,
    chosenField(page, { document, flow, from, to: from, element: link, start }, contact.field),
  );
}

function withChosen(contact: StaticContact, { field, others }: ChosenField): StaticContact {
  if (others.length === 0) return field === contact.field ? contact : { ...contact, field };
  return { ...contact, field, equals: others, score: Math.min(contact.score, UNEVEN) };
}

/** Whether a contact stands in a link that says the same one. */
function linkedPlaces(linked: readonly StaticContact[]): (contact: StaticContact) => boolean {
  const byField = new Map<string, { starts: number[]; reaches: number[] }>();
  for (const { field, start, end } of linked.toSorted((a, b) => a.start - b.start)) {
    const places = byField.get(field) ?? { starts: [], reaches: [] };
    byField.set(field, places);
    places.starts.push(start);
    places.reaches.push(Math.max(places.reaches.at(-1) ?? 0, end));
  }
  return ({ field, start, end }) => {
    const { starts, reaches } = byField.get(field) ?? { starts: [], reaches: [] };
    return end <= (reaches[countUpTo(starts, (each) => each, start) - 1] ?? -1);
  };
}

function isCalledBy(link: DocElement | undefined): boolean {
  return link !== undefined && CALLS.test(attribute(link, 'href') ?? '');
}

/** A link that calls or writes to somebody. */
const CALLS = /^\s*(?:tel|callto|sms|facetime|mailto):/i;

/** A contact whose link shows but a piece of it, or a sign: more would stand there than the author wrote. */
function doubtInText(page: Page, contact: StaticContact): StaticContact {
  const { document } = page;
  const text = contact.link ? labelTextOf(document, contact.link).trim() : '';
  const isPiece = text !== '' && !/\p{L}/u.test(text) && plainDigits(text).length < FEWEST;
  const isOther = isAbroad(document.source, contact.start);
  const { start, end } = contact;
  const isCalled =
    isCalledBy(contact.link) && !/mailto:/i.test((contact.link && attribute(contact.link, 'href')) ?? '');
  const isMore =
    goesOnBehind(document, end) ||
    isPiecedTogether(document, start, end, true) ||
    (isCalled && mayGoOnBeside(document, start, end));
  const place = placeOfCall(page, contact);
  const mislabelled = place && mislabelledAs(page, place, contact.field);
  const isFax = place !== undefined && mayBeFax(page, place, contact.field);
  const abroad = place && isBareLink(page, contact) ? maybeAbroad(page, bareNumber(contact.field, place)) : undefined;
  if (!isPiece && !isOther && !isMore && !mislabelled && !isFax && abroad === undefined) return contact;
  const score = Math.min(contact.score, UNEVEN);
  return { ...contact, score, ...(mislabelled && { mislabelled }), ...(abroad !== undefined && { abroad }) };
}

/** Where a link to a number stands in the lines of a page. */
function placeOfCall({ document }: Page, { link, start }: StaticContact): NumberPlace | undefined {
  const spot = link && spotOf(document, link);
  if (!link || !spot || !/^\s*(?:tel|callto):/i.test(attribute(link, 'href') ?? '')) return undefined;
  const { flow, at: from } = spot;
  return { document, flow, from, to: from, element: link, start };
}

/** Whether a link calls a number without the code of its country, and shows none either. */
function isBareLink({ document }: Page, { link }: StaticContact): boolean {
  const written = [(link && attribute(link, 'href')) ?? '', link ? labelTextOf(document, link) : ''];
  return !written.some((text) => WITH_CODE.test(text));
}

/** The code of a country before a number, or before that in a link. */
const WITH_CODE = /(?:^|[:\s(])(?:\+|%2b|\uff0b|00)\s?[1-9]/i;

/** Characters of a line around a number. */
const LINE = 100;

function bareNumber(field: string, { flow, from, to, element, start }: NumberPlace): BareNumber {
  return { field, element, start, line: flow.text.slice(Math.max(0, from - LINE), to + LINE) };
}

/** Digits of a whole number, at least. */
const FEWEST = 6;

/** A contact in a link that leads to another one: which of the two is meant is for somebody to see. */
function doubtInLink(contact: StaticContact): StaticContact {
  const href = (contact.link && attribute(contact.link, 'href')) ?? '';
  const isOther = href !== '' && (CALLS.test(href) || messengerOf(href) !== undefined);
  return isOther ? { ...contact, score: Math.min(contact.score, UNEVEN) } : contact;
}

const linkAround = nearestTag('a');

/** How sure a contact is at most that has half a pair of brackets or quotes, or a link that contradicts it. */
const UNEVEN = 0.7;

/** Before what looks like a mail address and is a part of another: of a query, a handle, a place to copy from. */
const OF_ADDRESS = /[=/?&#@]$|(?<!\p{L})(?:xmpp|sips?|acct|ssh|git|svn):$/iu;

/** A decimal digit of any script. */
const DIGIT = /[\d\u0660-\uffff]/;

function contactsIn(
  page: Page,
  flow: Flow,
  { numbers, mails, places }: Wanted,
  hasDigit: boolean,
  hasMail: boolean,
  hasContactIn: (element: DocElement) => boolean,
): StaticContact[] {
  const { document, manifest } = page;
  const { text } = flow;
  const { budget } = document;
  const contact = (field: string, from: number, to: number, score: number): StaticContact => {
    const whole = wholePairs(text, from, to);
    const [first, last] = whole ? [whole.from, whole.to] : [from, to];
    const { start, end, element } = partOf(document, flow, first, last);
    const link = linkAround(document, element);
    const written = text.slice(first, last);
    const isDoubtful = !whole || isPiecedTogether(document, start, end, false);
    return { field, start, end, link, written, score: isDoubtful ? Math.min(score, UNEVEN) : score };
  };
  const found: StaticContact[] = [];
  if (hasDigit && numbers.byLength.size > 0) {
    for (const { number, from, to, otherExtension, hasRest, isBare } of findNumbers(
      text,
      numbers,
      budget,
      new Set(flow.pieces.map(({ at }) => at)),
    )) {
      const { element, start } = partOf(document, flow, from, to);
      if (beginsLine(text, from) && isIdentifierBeside(document, element)) continue;
      const place = { document, flow, from, to, element, start };
      const digits = plainDigits(text.slice(from, to));
      const certainty =
        !isBare || isCalledBy(linkAround(document, element)) ? 'sure' : certaintyOf(page, place, digits, hasContactIn);
      if (certainty === 'other') continue;
      const chosen = chosenField(page, place, number.field);
      const isDoubtful =
        otherExtension ||
        certainty === 'doubtful' ||
        isIdentifierProperty(element) ||
        isUnderUnknownLabel(page, place) ||
        mayBeFax(page, place, chosen.field);
      const mislabelled = mislabelledAs(page, place, chosen.field);
      const abroad = isBare ? maybeAbroad(page, bareNumber(chosen.field, place)) : undefined;
      const score = isDoubtful || mislabelled || abroad !== undefined ? UNEVEN : 1;
      const doubts = { ...(mislabelled && { mislabelled }), ...(abroad !== undefined && { abroad }) };
      const copy = { ...contact(number.field, from, to, score), ...doubts, ...(hasRest && { hasRest }) };
      found.push(withChosen(copy, chosen));
    }
  }
  for (const { mail, from, to } of hasMail ? findMailAddresses(text, mails, budget) : []) {
    if (OF_ADDRESS.test(text.slice(Math.max(0, from - 8), from)) || /^:\S/.test(text.slice(to, to + 2))) continue;
    const { element, start } = partOf(document, flow, from, to);
    const place = { document, flow, from, to, element, start };
    const copy = contact(mail.field, from, to, isUnderUnknownLabel(page, place) ? UNEVEN : 1);
    found.push(withChosen(copy, chosenField(page, place, mail.field)));
  }
  if (mayHavePlace(text, places, hasDigit)) {
    const words = withoutCalled(wordsOf(flow), text);
    const near = placesNear(words, places, budget);
    for (const { address, from, to, share } of findPostalAddresses(text, words, near, budget)) {
      if (!/\p{L}/u.test(text.slice(from, to))) continue; // a number alone is an hour, a count, a price
      if (isCountOfThings(text, from, to)) continue;
      // Another code than the site's makes it another place.
      const isUneven = OTHER_CODE.test(text.slice(to, to + CODE_LENGTH)) || goesOnWithPlace(text, to);
      const street = contact(address.field, from, to, isUneven ? Math.min(share, UNEVEN) : share);
      const below = townBelow(document, flow, to, text.slice(from, to));
      if (!below) found.push(street);
      // With another town below it the street is not the site's: that is told as an invention.
      else if (compareAddress(text.slice(from, to) + below.text, manifest, budget).isOwn) {
        const over = { streetEnd: street.end, blocks: below.blocks };
        found.push({ ...street, written: street.written + below.text, end: below.end, over });
      }
    }
  }
  return found;
}

/** A name behind an address, in brackets or behind a comma: of a region, a country, a building. */
const NAME_BEHIND = /^\s?[,(،]\s?(\p{Lu}[\p{L}\p{M}.]{0,40})/u;
const NAME_LENGTH = 48;

/** Whether a place follows on an address: without it the address would not be whole, and it would be left over. */
function goesOnWithPlace(text: string, to: number): boolean {
  const [, name] = NAME_BEHIND.exec(text.slice(to, to + NAME_LENGTH)) ?? [];
  return name !== undefined && !isContactWord(fold(name).replaceAll(' ', ''));
}

/** A postal code of Britain behind an address, and its characters with those before it. */
const OTHER_CODE = /^[\s,]{1,3}[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![A-Z\d])/i;
const CODE_LENGTH = 14;

/** Whether nothing is said before an offset of a text but that a number follows. */
function beginsLine(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(0, at).replace(NUMBER, ''));
}

const NUMBER = /^\s{0,20}(?:n|no|nr|n[°º])(?![\p{L}\p{N}])/iu;

/** A number to call by its prefix: no house has one of its parts as its number. */
const CALLED =
  /(?:[+\uff0b]\p{Nd}|\(\p{Nd}{2,5}\)|(?<!\p{Nd})0\p{Nd}{1,4}[ ()./-])[\p{Nd} ()./\u00a0\u2010-\u2015-]{4,24}\p{Nd}/gu;

/** Words without those in a number to call. */
function withoutCalled(words: readonly AddressWord[], text: string): readonly AddressWord[] {
  const called = matches(CALLED, text).map(({ index, 0: number }) => ({ from: index, to: index + number.length }));
  if (called.length === 0) return words;
  const isInNumber = overlapWith(called);
  return words.filter((word) => !isInNumber(word));
}

/** The words of a flow; a word ends where its element does. */
function wordsOf({ text, pieces }: Flow): AddressWord[] {
  return pieces.flatMap(({ at }, index) =>
    addressWords(text.slice(at, pieces[index + 1]?.at)).map(({ word, from, to }) => ({
      word,
      from: from + at,
      to: to + at,
    })),
  );
}
