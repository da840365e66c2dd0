import type { Manifest } from '../../manifest/schema.js';
import { linesIn, type OpeningHours, openingHours } from '../../site/opening-hours.js';
import { openHours } from '../../structured-data/open-hours.js';
import { nameWords } from '../../text/literal.js';
import { memo } from '../../text/memo.js';
import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import { generalField } from './special-field.js';
import { ALL_DAY, type WeekOfHours, weekOf } from './week-of-hours.js';

/** When the site is open. */
export interface ConfiguredHours {
  /** The contact to write. */
  field: string;
  /** Its lines in schema.org's form, as data has them: those of days that are open. */
  lines: readonly string[];
  /** The weeks of each of the site's contacts of that kind, and of all of them together. */
  weeks: readonly WeekOfHours[];
  /** There are several such contacts or several houses, or its name says more than that it is hours, as `phone_hours` does. */
  isDoubtful: boolean;
}

/** Contacts that are looked at. */
const MOST = 50;

/** Words in the names of contacts for the hours of a whole house. */
const isPlainWord = wordList(
  'hours hour opening openinghours open openingtimes times time business office shop store working main general default',
  'öffnungszeiten oeffnungszeiten offnungszeiten geschäftszeiten orari orario apertura horaires horaire ouverture horario horarios horas',
  'openingstijden öppettider åpningstider åbningstider aukioloajat godziny otwarcia ωράριο ώρες',
);

function isPlainField(field: string): boolean {
  return nameWords(field).every((word) => isPlainWord(fold(word).replaceAll(' ', '')));
}

/** When the site is open; nothing where it does not say so. */
export const configuredHoursOf = memo((manifest: Manifest): ConfiguredHours | undefined => {
  const contacts = Object.values(manifest.resources.contacts).slice(0, MOST);
  const read = contacts.filter(({ kind }) => kind === 'hours').map(({ value }) => linesOf(value));
  const field = generalField(manifest, 'hours');
  const value = field === undefined ? '' : (manifest.resources.contacts[field]?.value ?? '');
  const weeks = [...read, read.flat()].flatMap((lines) => weekOf(lines) ?? []);
  if (field === undefined || weeks.length === 0) return undefined;
  const houses = contacts.filter(({ kind }) => kind === 'address').length;
  return { field, lines: openHours(value), weeks, isDoubtful: read.length > 1 || houses > 1 || !isPlainField(field) };
});

function linesOf(value: string): OpeningHours[] {
  return linesIn(value).flatMap((line) => openingHours(line) ?? []);
}

/** How hours are to those of the site: the same, those of some of its days alone, or others. */
export type HoursCompared = 'same' | 'part' | 'other';

/** How hours are to those of the site; nothing where they may be meant in two ways, or say of no day that it is open. */
export function compareHours(lines: readonly OpeningHours[], { weeks }: ConfiguredHours): HoursCompared | undefined {
  const week = weekOf(lines);
  if (!week || week.open === '') return undefined;
  if (weeks.some(({ open }) => open === week.open)) return 'same';
  const said = [...week.days];
  // From midnight to midnight is how a closed day is written, and by some how one is that is open all the time.
  if (weeks.some(({ days }) => said.some(([day, hours]) => hours === '' && days.get(day) === ALL_DAY)))
    return undefined;
  const isPart = weeks.some(({ days }) => said.every(([day, hours]) => (days.get(day) ?? '') === hours));
  return isPart ? 'part' : 'other';
}
