import { linesIn, openingHours } from '../../site/opening-hours.js';
import type { Contact } from '../../site/schema.js';
import { memo } from '../../text/memo.js';
import { formatPhone } from './format-phone.js';
import { isNumber } from './marks.js';
import { shownHours } from './shown-hours.js';

/** A line of a contact. */
export interface ShownLine {
  /** What people read. */
  text: string;
  /** The same for machines, in schema.org's form. */
  dateTime?: string;
}

/** Whether a contact has anything to show. */
export function showsSomething({ value, display = '' }: Contact): boolean {
  return value.trim() !== '' || display.trim() !== '';
}

/**
 * What people read of a contact, by lines: `display` if it has one, else a number as its country writes it, opening hours in the
 * site's language, or `value` as it is. A number and a mail address have one line.
 */
export function shownLines(contact: Contact, language: string): ShownLine[] {
  const { kind, value, display = '' } = contact;
  if (kind === 'hours') return hoursLines(contact, language);
  const lines = linesIn(display.trim() === '' ? value : display);
  if (kind !== 'email' && !isNumber(contact)) return lines.map((text) => ({ text }));
  const text = lines.join(' ');
  if (text === '') return [];
  return [{ text: (isNumber(contact) && display.trim() === '' ? numberOf(contact) : undefined) ?? text }];
}

/** A number as its country writes it: a page may show it often, and a country has up to 40 formats to try. */
const numberOf = memo(({ value }: Contact) => formatPhone(value.trim()));

/** Lines of `display` stand for those of `value` where there are as many. Schema.org has no form for closed days. */
function hoursLines({ value, display = '' }: Contact, language: string): ShownLine[] {
  const lines = linesIn(value).map((line) => ({ line, hours: openingHours(line) }));
  const shown = linesIn(display);
  if (shown.length > 0 && shown.length !== lines.length) return shown.map((text) => ({ text }));
  return lines.map(({ line, hours }, index) => ({
    text: shown[index] ?? (hours ? shownHours(hours, language) : line),
    ...(hours && hours.times.length > 0 && { dateTime: line }),
  }));
}
