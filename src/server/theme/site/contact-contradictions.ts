import { mailtoUrl, telUrl, whatsappUrl } from 'inlay/internal/component/contact/contact-link.js';
import { pointer } from 'inlay/internal/message/pointer.js';
import type { Contact } from 'inlay/internal/site/schema.js';

/** What a contact says that its value does not. */
export interface Contradiction {
  pointer: string;
  code: 'contradicting-url' | 'contradicting-display' | 'no-number';
  message: string;
}

/** Digits that tell a number from a year or from hours. */
const LEAST_DIGITS = 6;

/** Addresses in a text. */
const MAIL = /[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]{1,255}/g;

/** A path of the site itself, such as that of its contact page. */
const OWN_PATH = /^[/#?](?!\/)/;

/**
 * Contacts that show or link to something else than their value: people are told one number, and call another. It may be meant,
 * such as a page for booking, so that it is told and not refused.
 */
export function contactContradictions(contacts: Readonly<Record<string, Contact>> = {}): Contradiction[] {
  return Object.entries(contacts).flatMap(([name, contact]) => {
    const { kind } = contact;
    if (kind === 'email') return ofMail(name, contact);
    return kind === 'phone' || kind === 'whatsapp' ? ofNumber(name, contact) : [];
  });
}

function ofNumber(name: string, { kind, value, display = '', url = '' }: Contact): Contradiction[] {
  const own = telUrl(value);
  if (value.trim() === '') return [];
  if (own === undefined || (kind === 'whatsapp' && whatsappUrl(value) === undefined)) {
    const expected = kind === 'whatsapp' ? 'a number with its country code' : 'a number';
    const message = `Unexpected \`${shown(value)}\`, expected ${expected}, such as \`+39 06 1234 5678\`: nobody can call it`;
    return [{ pointer: pointer('contacts', name, 'value'), code: 'no-number', message }];
  }
  const digits = digitsOf(own);
  return [
    ...(url.trim() === '' || OWN_PATH.test(url.trim()) || isLinkOf(url.trim(), digits)
      ? []
      : [contradicting(name, 'url', url, kind === 'whatsapp' ? (whatsappUrl(value) ?? own) : own)]),
    ...(isTextOf(display, digits) ? [] : [contradicting(name, 'display', display, value)]),
  ];
}

function ofMail(name: string, { value, display = '', url = '' }: Contact): Contradiction[] {
  const own = mailtoUrl(value);
  // That is refused.
  if (own === undefined) return [];
  const isOwnLink = /^mailto:/i.test(url.trim()) && mailtoUrl(url.trim().split('?')[0] ?? '') === own;
  const mails = display.match(MAIL) ?? [];
  return [
    ...(url.trim() === '' || OWN_PATH.test(url.trim()) || isOwnLink ? [] : [contradicting(name, 'url', url, own)]),
    ...(mails.length === 0 || mails.some((mail) => mail.toLowerCase() === value.trim().toLowerCase())
      ? []
      : [contradicting(name, 'display', display, value)]),
  ];
}

/** Whether an address calls a number, or writes to it. */
function isLinkOf(url: string, digits: string): boolean {
  const [, number = ''] =
    /^(?:(?:tel|sms|callto):|https?:\/\/(?:wa\.me|api\.whatsapp\.com)\/|whatsapp:)(.*)$/is.exec(url) ?? [];
  const found = telUrl(number.split(/[?&]/)[0] ?? '');
  return isSame(found === undefined ? digitsOf(number) : digitsOf(found), digits);
}

/** Whether a text shows a number, or none at all. */
function isTextOf(text: string, digits: string): boolean {
  const whole = telUrl(text);
  if (whole !== undefined) return isSame(digitsOf(whole), digits);
  const found = digitsOf(text);
  // Hours may stand beside it, and letters for digits.
  return found.length < LEAST_DIGITS || found.includes(digits.slice(-LEAST_DIGITS));
}

/** With or without the code of the country. */
function isSame(found: string, digits: string): boolean {
  const [a, b] = [found.replace(/^0+/, ''), digits.replace(/^0+/, '')];
  if (a === b) return true;
  return Math.min(a.length, b.length) >= LEAST_DIGITS && (a.endsWith(b) || b.endsWith(a));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function contradicting(name: string, member: 'url' | 'display', given: string, own: string): Contradiction {
  const does = member === 'url' ? 'leads elsewhere' : 'tells people something else';
  const message = `Unexpected \`${shown(given)}\`, expected \`${shown(own)}\`: it ${does} than the contact's \`value\`. Leave it only if it is meant`;
  return { pointer: pointer('contacts', name, member), code: `contradicting-${member}`, message };
}

function shown(text: string): string {
  return text.trim().slice(0, 100);
}
