import { DAYS, type Day, type DayRange, type OpeningHours } from '../../site/opening-hours.js';

/** When something is open in a week. */
export interface WeekOfHours {
  /** Each day that is told, with its hours; those of a closed day are empty. */
  days: ReadonlyMap<Day, string>;
  /** The same for all weeks that are open at the same minutes, however that is written. */
  open: string;
}

/** Minutes of a day. */
const DAY = 24 * 60;

/** The hours of a day that is open all the time. */
export const ALL_DAY = `0-${DAY}`;

type Minutes = readonly [from: number, to: number];

/** When lines of opening hours say that it is open; nothing where one says that a day is closed and another that it is open. */
export function weekOf(lines: readonly OpeningHours[]): WeekOfHours | undefined {
  const byDay = new Map<Day, Minutes[]>();
  const closed = new Set<Day>();
  for (const { days, times } of lines) {
    for (const day of days.flatMap(daysIn)) {
      if (times.length === 0) closed.add(day);
      byDay.set(day, [...(byDay.get(day) ?? []), ...times.map(minutesOf)]);
    }
  }
  if ([...closed].some((day) => (byDay.get(day) ?? []).length > 0)) return undefined;
  const days = new Map([...byDay].map(([day, times]) => [day, merged(times).join(' ')] as const));
  const all = [...byDay].flatMap(([day, times]) => times.flatMap((each) => inWeek(each, DAYS.indexOf(day) * DAY)));
  return { days, open: merged(all).join(' ') };
}

/** The days of a range, which may go over the end of a week. */
function daysIn([first, last]: DayRange): Day[] {
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  return DAYS.filter((_, index) => (from <= to ? index >= from && index <= to : index >= from || index <= to));
}

function minutesOf([opens, closes]: readonly [string, string]): Minutes {
  const [from, to] = [minute(opens), minute(closes)];
  // The last minute of a day is how its end is written, too.
  const end = to === DAY - 1 ? DAY : to;
  return [from, end > from ? end : end + DAY];
}

function minute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes of a day as those of a week, in which those behind its end are at its beginning. */
function inWeek([from, to]: Minutes, start: number): Minutes[] {
  const week = DAYS.length * DAY;
  const [first, last] = [start + from, start + to];
  if (last <= week) return [[first, last]];
  return [
    [first, week],
    [0, last - week],
  ];
}

/** Ranges in order, those that touch each other as one. */
function merged(ranges: readonly Minutes[]): string[] {
  const found: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = found.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else found.push([from, to]);
  }
  return found.map((range) => range.join('-'));
}
