import { type OpeningHours, openingHours } from '../../site/opening-hours.js';

/** Characters of opening hours that are read. */
const LONGEST = 400;
const DAY_NAME = /(?<!\p{L})(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?!\p{L})/giu;
const SHORT_DAY = /(?<!\p{L})(?:mo|tu|we|th|fr|sa|su)(?!\p{L})/giu;
/** The end of one line where another begins in the same text, as in `Mo-Fr 09:00-18:00; Sa 10:00-12:00`. */
const LINE_END = /\s{0,4}[;\n|]\s{0,4}|(?<=:\d\d|closed)[\s,]{1,4}(?=\p{L})/u;

/**
 * Reads opening hours as pages write them for machines: lines of schema.org's `openingHours`, perhaps several in a text, with days
 * in full and hours of one digit.
 *
 * @returns nothing where a part of it cannot be read
 */
export function readHours(text: string): OpeningHours[] | undefined {
  if (text.length > LONGEST) return undefined;
  const lines = plain(text)
    .split(LINE_END)
    .filter((line) => line !== '');
  const read = lines.flatMap((line) => openingHours(line) ?? []);
  return read.length > 0 && read.length === lines.length ? read : undefined;
}

/** A text with its days, hours and signs as schema.org writes them. */
function plain(text: string): string {
  return text
    .trim()
    .replace(DAY_NAME, (name) => name.slice(0, 2))
    .replace(SHORT_DAY, (day) => day.charAt(0).toUpperCase() + day.charAt(1).toLowerCase())
    .replace(/\bclosed\b/gi, 'closed')
    .replace(/\s{0,4}[-\u2013\u2014]\s{0,4}/g, '-')
    .replace(/(?<!\d)(\d:\d\d)/g, '0$1')
    .replace(/(:\d\d):\d\d(?!\d)/g, '$1')
    .replace(/\s{0,4},\s{0,4}/g, ',')
    .replace(/(?<=:\d\d)\s{1,4}(?=\d)/g, ',')
    .replace(/[^\S\n]{1,4}/g, ' ');
}
