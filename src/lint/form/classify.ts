import { attribute } from '../document/element.js';
import type { Control, ControlGroup } from './controls.js';
import { BOOKING, CHAT, MAIL, MESSAGE, NEWS, OTHER, PAYMENT, PERSON, PHONE, POSTCODE, STREET } from './words.js';

/** What a form is for, as far as providers of forms go. */
export interface Purpose {
  kind: 'contact' | 'newsletter';
  /** From 0 to 1. */
  score: number;
  /** What says so. */
  reasons: readonly string[];
}

/** Types of controls that contact and newsletter forms don't have. */
const FOREIGN: ReadonlySet<string> = new Set('password search range color month week datetime-local'.split(' '));
const CHOICES: ReadonlySet<string> = new Set('checkbox radio'.split(' '));

/**
 * What a form is for; nothing for one that is for something else.
 *
 * @param titles telling words of the titles of the site's contact forms
 */
export function purposeOf(group: ControlGroup, titles: ReadonlySet<string> = new Set()): Purpose | undefined {
  const { controls, says, called } = group;
  if (controls.some(({ type }) => FOREIGN.has(type)) || isOrder(controls) || isForNobody(group)) return undefined;
  const all = `${says} ${called} ${controls.map(({ hints }) => hints).join(' ')}`;
  const written = controls.filter(({ type }) => !CHOICES.has(type));
  const messages = written.filter(isMessage);
  const isOther = OTHER.test(called);
  if (messages.length > 0) return isOther ? undefined : contact(group, written, messages, all);
  return newsletter(group, written, isOther) ?? callback(group, written, isOther, all, titles);
}

/** What fields are filled in with that only those of an account or an order are, as browsers are told. */
const OF_ACCOUNT = /(?:^|\s)(?:username|one-time-code|(?:current|new)-password|cc-[a-z-]{3,30}|webauthn)(?:\s|$)/i;

/** Whether a form is a log-in, a payment, a search or a comment: what its fields are for goes before what words say. */
export function isForNobody(group: ControlGroup): boolean {
  const { controls, element } = group;
  if (controls.some(({ element: control }) => OF_ACCOUNT.test(attribute(control, 'autocomplete') ?? ''))) return true;
  if (controls.some(({ type, hints }) => type === 'password' || type === 'search' || PAYMENT.test(hints))) return true;
  return attribute(element, 'role') === 'search' || controls.some(isQuery) || isComment(group);
}

/** Something that is sent to where who orders it lives. */
function isOrder(controls: readonly Control[]): boolean {
  return controls.some(({ hints }) => POSTCODE.test(hints)) && controls.some(({ hints }) => STREET.test(hints));
}

function isQuery({ type, hints }: Control): boolean {
  return type === 'text' && /(?:^| )(?:q|s|query|search|keyword)(?: |$)/.test(hints) && !MAIL.test(hints);
}

/** Addresses that comments, reviews and condolences are sent to. */
const COMMENT_ACTION =
  /comment|kommentar|koment|komment|comenta|commenti|condol|kondol|recension|rezension|bewert|review|reactie|yorum|відгук|отзыв/i;

/** Where systems send comments and reviews, and the fields that they give to them. */
function isComment({ element, controls }: ControlGroup): boolean {
  if (COMMENT_ACTION.test(element.attributes.find(({ name }) => name === 'action')?.value ?? '')) return true;
  const named = (name: string) => controls.some(({ hints }) => hints.split(' ').includes(name));
  return named('author') && named('comment');
}

function isMessage({ type, hints }: Control): boolean {
  return type === 'textarea' || (type === 'text' && MESSAGE.test(hints) && !MAIL.test(hints) && !PERSON.test(hints));
}

function isMail({ type, hints }: Control): boolean {
  return type === 'email' || (type === 'text' && MAIL.test(hints));
}

function isPhone({ type, hints }: Control): boolean {
  return type === 'tel' || PHONE.test(hints);
}

function contact(
  group: ControlGroup,
  written: readonly Control[],
  messages: readonly Control[],
  all: string,
): Purpose | undefined {
  const isTimed = written.some(({ type }) => type === 'date' || type === 'time');
  const people = written.filter(
    (control) => !messages.includes(control) && (isMail(control) || isPhone(control) || PERSON.test(control.hints)),
  );
  const wording = MESSAGE.test(all) || MESSAGE.test(group.before);
  const reasons = [
    'a field for a message',
    ...(people.length > 0 ? ['fields for who writes'] : []),
    ...(wording ? ['words of a contact form'] : []),
  ];
  if (BOOKING.test(isTimed ? `${group.called} ${group.before}` : group.called)) return undefined;
  if (written.some(({ type }) => type === 'file') && !wording) return undefined;
  // What asks nobody's name and is called a chat, somebody or something answers at once.
  if (people.length === 0 && CHAT.test(all)) return undefined;
  if (people.length === 0)
    return wording && written.length <= 2 ? { kind: 'contact', score: 0.65, reasons } : undefined;
  // Guests, pieces and sums are counted where something is booked or ordered.
  if (!wording && written.some(({ type }) => type === 'number')) return undefined;
  const isReachable = people.some((control) => isMail(control) || isPhone(control));
  if (!isReachable && !wording) return undefined;
  return { kind: 'contact', score: isTimed ? 0.65 : wording ? 0.95 : 0.8, reasons };
}

/** Controls to write in that a newsletter's form has, at most: a mail address and the parts of a name. */
const MOST_OF_NEWSLETTER = 3;

function newsletter(group: ControlGroup, written: readonly Control[], isOther: boolean): Purpose | undefined {
  const texts = written.filter(({ type }) => type !== 'select');
  if (
    texts.length === 0 ||
    texts.length > MOST_OF_NEWSLETTER ||
    written.some(({ type }) => type === 'file' || type === 'number')
  )
    return undefined;
  const mails = texts.filter(isMail);
  const rest = texts.filter((control) => !isMail(control));
  const words = `${group.says} ${group.called} ${texts.map(({ hints }) => hints).join(' ')}`;
  const wording = NEWS.test(words);
  const around = wording || NEWS.test(group.before);
  if (mails.length === 0 && !(wording && texts.length === 1 && texts[0]?.type === 'text')) return undefined;
  if (rest.some((control) => !PERSON.test(control.hints)) && mails.length > 0) return undefined;
  if (isOther || !group.sends || mails.length > 1) return undefined;
  const reasons = ['a mail address alone', ...(around ? ['words of a newsletter'] : [])];
  if (around) return { kind: 'newsletter', score: wording ? 0.95 : 0.85, reasons };
  return written.length === 1 ? { kind: 'newsletter', score: 0.55, reasons } : undefined;
}

function callback(
  group: ControlGroup,
  written: readonly Control[],
  isOther: boolean,
  all: string,
  titles: ReadonlySet<string>,
): Purpose | undefined {
  if (isOther || written.length < 2 || !written.some(isPhone) || !written.some(({ hints }) => PERSON.test(hints)))
    return undefined;
  if (written.some(({ type }) => type === 'date' || type === 'time' || type === 'file' || type === 'number'))
    return undefined;
  if (BOOKING.test(all)) return undefined;
  const isTitled = `${group.called} ${group.before}`.split(' ').some((word) => titles.has(word));
  if (!isTitled && !MESSAGE.test(`${group.called} ${group.says}`)) return undefined;
  return { kind: 'contact', score: 0.7, reasons: ['fields for who is to be called', 'words of a contact form'] };
}
