/** The days of a week as schema.org writes them, in its order. @see https://schema.org/openingHours */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export type Day = (typeof DAYS)[number];

/** From one to another; both are the same for one alone. */
export type DayRange = readonly [first: Day, last: Day];

/** What a line of opening hours says. */
export interface OpeningHours {
  days: readonly DayRange[];
  /** From when to when, such as `['09:00', '18:00']`. None: closed on these days. */
  times: readonly (readonly [opens: string, closes: string])[];
}

/** What lines of opening hours are, for messages. */
export const OPENING_HOURS = 'lines such as `Mo-Fr 09:00-18:00`, `Sa 10:00-12:00,14:00-16:00` and `Su closed`';

const CLOSED = 'closed';
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** The end of a day: nothing opens then. */
const MIDNIGHT = '24:00';

/**
 * Reads a line in schema.org's form of `openingHours`: days, a blank, and ranges of times. Several of each stand with a comma
 * between them. `closed` may stand for the times. A range that ends earlier than it begins ends on the next day.
 *
 * @param line without blanks around it
 * @returns nothing for anything else
 */
export function openingHours(line: string): OpeningHours | undefined {
  const [days = '', times = '', ...rest] = line.split(' ');
  const read = { days: days.split(',').flatMap(dayRange), times: times.split(',').flatMap(timeRange) };
  if (rest.length > 0 || read.days.length !== days.split(',').length) return undefined;
  if (times === CLOSED) return { ...read, times: [] };
  return read.times.length === times.split(',').length ? read : undefined;
}

/** The lines of a value, without the blank ones and the blanks around them. */
export function linesIn(value: string): string[] {
  return value
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function dayRange(written: string): DayRange[] {
  const names = written.split('-');
  const days = names.flatMap((name) => DAYS.find((day) => day === name) ?? []);
  const [first, last = first] = days;
  return first && last && days.length === names.length && names.length <= 2 ? [[first, last]] : [];
}

function timeRange(written: string): [string, string][] {
  const [opens = '', closes = '', ...rest] = written.split('-');
  const isRange = TIME.test(opens) && (TIME.test(closes) || closes === MIDNIGHT) && opens !== closes;
  return isRange && rest.length === 0 ? [[opens, closes]] : [];
}
