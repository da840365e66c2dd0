import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { listed } from '../../../text/listed.js';
import { shortText } from '../../../text/short-text.js';
import type { HoursCompared } from '../../contact/configured-hours.js';
import { isShownHours, spanOfHours, writingHours } from '../../edit/hours-in-data.js';
import { replacingLines } from '../../edit/replace.js';
import { wholeElements } from '../../edit/whole-elements.js';
import { type HoursOfSite, hoursOfSite } from '../../owner/hours-of-site.js';
import { houseSchedulesOf, isInSchedule } from '../../owner/house-schedules.js';
import type { Page, Problem } from '../../rule.js';
import { addressesOfThing } from './address-of-thing.js';
import { CERTAIN } from './decide.js';

/** Opening hours that data gives to the site, and that are not the site's own: only where the site says what those are. */
export function problemsOfHours(page: Page): Problem[] {
  const schedules = houseSchedulesOf(page);
  return hoursOfSite(page).flatMap((found) =>
    found.compared === 'same' || isInSchedule(schedules, found.hours) ? [] : problemOf(page, found),
  );
}

const WHY: Readonly<Record<Exclude<HoursCompared, 'same'>, string>> = {
  other: 'are others',
  part: 'have more days, and a day that is left out reads as closed',
};

function problemOf(page: Page, found: HoursOfSite): Problem[] {
  const { document } = page;
  const { hours, configured, compared } = found;
  const span = spanOfHours(document, hours);
  if (!span || compared === 'same') return [];
  const { field, lines } = configured;
  const component = `<x-contact field="${escapeAttribute(field)}"></x-contact>`;
  const isShown = isShownHours(hours);
  const own = isShown ? `\`${component}\`` : listed(lines.map((line) => `\`${line}\``));
  const expected = own === '' ? 'none' : own;
  const value = shortText(hours.text.replace(/\s+/g, ' '), LONGEST);
  const score = scoreOfHours(page, found);
  const why = 'the data describes the site';
  // Which of several is meant is for somebody to see.
  const fix =
    configured.isDoubtful || lines.length === 0 ? undefined : writingHours(document, found.thing, hours, lines);
  const whole =
    isShown && hours.values.length === 1 && !configured.isDoubtful ? wholeElements(document, span) : undefined;
  return [
    {
      ...span,
      outcome: score < CERTAIN ? 'needs-review' : 'violation',
      message: `Unexpected opening hours \`${value}\`, expected ${expected}: ${why}, and the site's \`${field}\` ${WHY[compared]}`,
      resource: pointer('resources', 'contacts', field),
      evidence: { value, kind: 'hours', source: 'structured data', why, score },
      ...(fix && { fix }),
      ...(whole && replacingLines({ ...whole, replaced: undefined }, [], 'the opening hours', component)),
    },
  ];
}

/** Characters of hours that a message shows. */
const LONGEST = 120;

/** How sure it is that hours are meant to be the site's: a house of another name or address may have its own. */
export function scoreOfHours(page: Page, { thing, configured, compared, isByOtherName }: HoursOfSite): number {
  const hasAddress = Object.values(page.manifest.resources.contacts).some(({ kind }) => kind === 'address');
  const isElsewhere =
    isByOtherName || (hasAddress && addressesOfThing(thing, page).some(({ near }) => near === undefined));
  return compared === 'part' || configured.isDoubtful || isElsewhere ? 0.6 : 0.9;
}
