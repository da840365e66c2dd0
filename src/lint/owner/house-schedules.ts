import { type ConfiguredHours, configuredHoursOf } from '../contact/configured-hours.js';
import type { HoursOfThing } from '../contact/hours-of-thing.js';
import type { Span } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import { type HoursOfSite, hoursOfSite } from './hours-of-site.js';
import { whyOfHouse } from './house-hours.js';
import { type Schedule, schedulesOf } from './schedules.js';

/** When the house is open, in a text that people read. */
export interface HouseSchedule {
  schedule: Schedule;
  configured: ConfiguredHours;
  /** All of it in the source: the whole table or list. */
  span: Span;
  why: string;
  /** What data in its elements says of the site. */
  data: readonly HoursOfSite[];
}

/** The schedules of a page that say when the house is open; none where the site does not say so itself. */
export const houseSchedulesOf = oncePerPage((page): readonly HouseSchedule[] => {
  const configured = configuredHoursOf(page.manifest);
  if (!configured) return [];
  return schedulesOf(page.document).flatMap((schedule): HouseSchedule[] => {
    const span = spanOf(schedule);
    const data = hoursOfSite(page).filter(({ hours }) => standsIn(hours, span));
    const why = data.length > 0 ? 'the data in it describes the site' : whyOfHouse(page, schedule);
    return why === undefined ? [] : [{ schedule, configured, span, why, data }];
  });
});

function spanOf({ list, items, start, end }: Schedule): Span {
  const [first, last] = list ? [list, list] : [items[0], items.at(-1)];
  return { start: first?.start ?? start, end: last?.end ?? end };
}

/** Whether opening hours in markup stand in a schedule that people read: they are told with it. */
export function isInSchedule(schedules: readonly HouseSchedule[], hours: HoursOfThing): boolean {
  return schedules.some(({ span }) => standsIn(hours, span));
}

function standsIn({ values }: HoursOfThing, { start, end }: Span): boolean {
  return values.some(({ json, element }) => !json && element.start < end && element.end > start);
}
