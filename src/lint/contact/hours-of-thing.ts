import { type OpeningHours, openingHours } from '../../site/opening-hours.js';
import { partsOf, type Thing, type Value, valuesOf } from '../document/things.js';
import { readHours } from './read-hours.js';
import { specifiedHours, usualHoursOf } from './specified-hours.js';

/** The properties in which a thing says when it is open. */
const HOURS_MEMBERS = ['openingHours', 'openingHoursSpecification'] as const;

/** When a thing says that it is open, in one of its properties. */
export interface HoursOfThing {
  member: (typeof HOURS_MEMBERS)[number];
  /** What says so, in the order of the source. */
  values: readonly Value[];
  lines: readonly OpeningHours[];
  /** As people read it. */
  text: string;
  /** More is said in the same place, which is not for every week: it has to stay. */
  hasSpecial: boolean;
}

/** When a thing says that it is open; nothing of what cannot be read whole. */
export function hoursOfThing(thing: Thing): HoursOfThing[] {
  return [...inLines(thing), ...inSpecifications(thing)];
}

function inLines(thing: Thing): HoursOfThing[] {
  const values = valuesOf(thing, 'openingHours');
  const read = values.map(({ text }) => readHours(text));
  const lines = read.flatMap((each) => each ?? []);
  if (lines.length === 0 || read.some((each) => each === undefined)) return [];
  const text = values.map((value) => value.text.trim()).join(', ');
  return [{ member: 'openingHours', values, lines, text, hasSpecial: false }];
}

function inSpecifications(thing: Thing): HoursOfThing[] {
  const parts = usualHoursOf(thing);
  const written = specifiedHours(thing);
  const lines = written.flatMap((line) => openingHours(line) ?? []);
  if (lines.length === 0 || lines.length !== written.length) return [];
  const values = parts
    .flatMap(({ values: all }) => [...all.values()].flat())
    .filter((value): value is Value => 'text' in value);
  const hasSpecial = parts.length < partsOf(thing, 'openingHoursSpecification').length;
  return [{ member: 'openingHoursSpecification', values, lines, text: written.join(', '), hasSpecial }];
}
