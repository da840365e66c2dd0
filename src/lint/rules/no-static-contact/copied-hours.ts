import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { isShownHours, spanOfHours } from '../../edit/hours-in-data.js';
import { replacingLines } from '../../edit/replace.js';
import { wholeElements } from '../../edit/whole-elements.js';
import { hoursOfSite } from '../../owner/hours-of-site.js';
import { houseSchedulesOf, isInSchedule } from '../../owner/house-schedules.js';
import type { Page, Problem } from '../../rule.js';

/** Whether the component is to stand there is for somebody to see: it shows the hours, and tells machines nothing. */
const SCORE = 0.7;

/** The site's opening hours by hand in microdata that people read; those in JSON-LD are told with the rest of it. */
export function copiedHoursOf(page: Page): Problem[] {
  const { document } = page;
  const schedules = houseSchedulesOf(page);
  return hoursOfSite(page).flatMap(({ hours, configured: { field }, compared }): Problem[] => {
    const span = isShownHours(hours) ? spanOfHours(document, hours) : undefined;
    if (compared !== 'same' || !span || isInSchedule(schedules, hours)) return [];
    const component = `<x-contact field="${escapeAttribute(field)}"></x-contact>`;
    const isOne = hours.values.length === 1;
    const whole = isOne ? wholeElements(document, span) : undefined;
    const all = isOne ? '' : ' in place of all its lines';
    return [
      {
        ...span,
        outcome: 'needs-review',
        message: `Unexpected hand-written \`${hours.text}\`, expected \`${component}\`${all}: it is the site's \`${field}\`, and a copy does not follow when that changes`,
        resource: pointer('resources', 'contacts', field),
        evidence: { written: hours.text, score: SCORE },
        ...(whole && replacingLines({ ...whole, replaced: undefined }, [], 'the opening hours', component)),
      },
    ];
  });
}
