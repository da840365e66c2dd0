import type { AnyContact } from '../../contact/any-contact.js';
import { anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { overlapWith } from '../../document/overlaps.js';
import type { Page } from '../../rule.js';
import { mayHaveNumber } from './may-have-number.js';
import type { Told, ToldValues } from './told-values.js';

/** Steps to look for contacts in a character. */
const READ = 20;

/** What ends before digits in the address of a file or page, and what begins behind them. */
const IN_ADDRESS = /[/?&=#~]$/u;
const OF_ADDRESS = /^(?:\/|[?&=#]|\.[a-z])/iu;

/** A value in a text that is told elsewhere: where it stands in that, and what is known of it. */
export interface ToldIn {
  from: number;
  to: number;
  value: string;
  told: Told;
}

/** The values in a string of code, of data, an attribute or a comment that are told elsewhere. */
export function toldIn(page: Page, text: string, values: ToldValues): ToldIn[] {
  page.document.budget.spend(text.length * READ);
  const mails = text.includes('@') ? anyMails(text) : [];
  const isInMail = overlapWith(mails);
  const houses = values.housesIn(text).map(({ from, to, of }) => ({ from, to, value: text.slice(from, to), told: of }));
  const numbers = values.hasNumbers && mayHaveNumber(text) ? anyNumbers(text) : [];
  const apart = numbers.filter((each) => !isInMail(each) && !isInWebAddress(text, each));
  return [
    ...houses.filter((each) => !isInMail(each)),
    ...mails.flatMap((each) => withTold(each, values.same('email', each.value))),
    ...apart.flatMap((each) => withTold(each, values.same('phone', each.value))),
  ];
}

function withTold({ from, to, value }: AnyContact, told: Told | undefined): ToldIn[] {
  return told ? [{ from, to, value, told }] : [];
}

function isInWebAddress(text: string, { from, to }: AnyContact): boolean {
  return IN_ADDRESS.test(text.slice(Math.max(0, from - 1), from)) || OF_ADDRESS.test(text.slice(to, to + 2));
}
