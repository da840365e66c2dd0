import { DAYS, type Day } from '../../site/opening-hours.js';
import { partsOf, type Thing, textsOf } from '../document/things.js';

/** Days as `dayOfWeek` names them, in lower case. */
const NAMES: ReadonlyMap<string, Day> = new Map(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
    .split(' ')
    .map((name, index) => [name.toLowerCase(), DAYS[index] ?? 'Mo']),
);

/** A time of a day, such as `09:00`, `09:00:00` and `09:00:00+01:00`. */
const TIME = /^([0-2]\d:[0-5]\d)(?::[0-5]\d)?(?:Z|[+-]\d\d:?\d\d)?$/;

/**
 * The opening hours of `openingHoursSpecification` as lines of `openingHours`: days in a row with the same times are one. Those of
 * some dates alone, such as holidays, and those with a name of their own, as of a kitchen, are left out.
 *
 * @returns none where one of them cannot be read
 * @see https://schema.org/OpeningHoursSpecification
 */
export function specifiedHours(thing: Thing): string[] {
  const timesOf = new Map<Day, string[]>();
  for (const part of usualHoursOf(thing)) {
    const days = textsOf(part, 'dayOfWeek').map((text) =>
      NAMES.get(
        text
          .replace(/^.*[/#:]/, '')
          .trim()
          .toLowerCase(),
      ),
    );
    const [opens, closes] = ['opens', 'closes'].map((name) => TIME.exec(textsOf(part, name)[0]?.trim() ?? '')?.[1]);
    if (days.length === 0 || opens === undefined || closes === undefined) return [];
    for (const day of days) {
      if (day === undefined) return [];
      // Midnight to midnight is how a closed day is written.
      timesOf.set(day, [...(timesOf.get(day) ?? []), ...(opens === closes ? [] : [`${opens}-${closes}`])]);
    }
  }
  return runsOf(timesOf).map(({ first, last, times }) => `${first === last ? first : `${first}-${last}`} ${times}`);
}

/** What tells hours that are not those of every week, or not those of the whole house. */
const SPECIAL = ['validFrom', 'validThrough', 'name', 'description'];

/** The specifications of hours that are those of every week. */
export function usualHoursOf(thing: Thing): Thing[] {
  return partsOf(thing, 'openingHoursSpecification').filter((part) =>
    SPECIAL.every((name) => textsOf(part, name).length === 0),
  );
}

interface Run {
  first: Day;
  last: Day;
  times: string;
}

/** Days in a row that have the same times. */
function runsOf(timesOf: ReadonlyMap<Day, readonly string[]>): Run[] {
  const runs: Run[] = [];
  let before: Day | undefined;
  for (const day of DAYS) {
    const times = timesOf.get(day)?.toSorted().join(',');
    const run = runs.at(-1);
    if (times !== undefined && run?.last === before && run?.times === (times || 'closed')) run.last = day;
    else if (times !== undefined) runs.push({ first: day, last: day, times: times || 'closed' });
    before = day;
  }
  return runs;
}
