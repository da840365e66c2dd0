import type { OpeningHours } from '../../site/opening-hours.js';
import { hoursWords } from './hours-words.js';

/** What stands between the ends of a range. */
const TO = '\u2013';

/** Opening hours as people read them, such as `Mon–Fri 09:00–18:00` or `Sun closed`. */
export function shownHours({ days, times }: OpeningHours, language: string): string {
  const { day, closed, comma } = hoursWords(language);
  const named = days.map(([first, last]) => (first === last ? day(first) : `${day(first)}${TO}${day(last)}`));
  const ranges = times.map(([opens, closes]) => `${opens}${TO}${closes}`);
  return `${named.join(comma)} ${ranges.length === 0 ? closed : ranges.join(comma)}`;
}
