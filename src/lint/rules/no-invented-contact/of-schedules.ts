import { isComponentTag } from '../../../component/tags.js';
import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { compareHours, type HoursCompared } from '../../contact/configured-hours.js';
import { hoursInWords } from '../../contact/hours-in-words.js';
import { attribute, type DocElement } from '../../document/element.js';
import { descendants } from '../../document/text.js';
import { isHeld } from '../../edit/held-elements.js';
import { classOf, replacing, type Target } from '../../edit/replace.js';
import { wholeElements } from '../../edit/whole-elements.js';
import { WHY_CALLS } from '../../owner/house-hours.js';
import { type HouseSchedule, houseSchedulesOf } from '../../owner/house-schedules.js';
import type { Page, Problem, Proposal } from '../../rule.js';
import { CERTAIN } from './decide.js';
import { scoreOfHours } from './of-hours.js';

/** Opening hours by hand in text that people read: copies, which get old, and others than the site has. */
export function problemsOfSchedules(page: Page): Problem[] {
  return houseSchedulesOf(page).flatMap((found) => (mayBeCalled(page, found) ? [] : [problemOf(page, found)]));
}

/** Whether the house is called in hours that it is open in: it may be that it answers then alone. */
function mayBeCalled(page: Page, found: HouseSchedule): boolean {
  const compared = found.why === WHY_CALLS ? comparedOf(page, found) : 'other';
  return compared === 'same' || compared === 'part';
}

const HOW: Readonly<Record<HoursCompared | 'unknown', string>> = {
  same: 'are the same, and a copy does not follow when those change',
  part: 'have more days, and a day that is left out reads as closed',
  other: 'are others',
  unknown: 'are those to show: these do not follow when those change',
};

function problemOf(page: Page, found: HouseSchedule): Problem {
  const { schedule, configured, span, why, data } = found;
  const { field } = configured;
  const component = `<x-contact field="${escapeAttribute(field)}"></x-contact>`;
  const value = shortText(
    schedule.text
      .replace(/(?<=\p{L})(?=\p{Nd})/gu, ' ')
      .trim()
      .replace(/\s+/g, ' '),
    LONGEST,
  );
  const told = data.find(({ compared }) => compared !== 'same');
  const compared = told?.compared ?? comparedOf(page, found);
  const score = told ? scoreOfHours(page, told) : SCORE;
  const lines = schedule.text.includes('\n') ? ' in place of all its lines' : '';
  const all = schedule.list ? ` in place of the whole ${schedule.list.tag === 'table' ? 'table' : 'list'}` : lines;
  const fix = configured.isDoubtful || schedule.hasMore ? undefined : fixOf(page, found, component);
  return {
    ...span,
    outcome: score < CERTAIN ? 'needs-review' : 'violation',
    message: `Unexpected opening hours \`${value}\`, expected \`${component}\`${all}: ${why}, and the site's \`${field}\` ${HOW[compared]}`,
    resource: pointer('resources', 'contacts', field),
    evidence: { value, kind: 'hours', source: 'text', why, score },
    ...fix,
  };
}

/** Characters of hours that a message shows. */
const LONGEST = 120;
/** A schedule may be that of something else: somebody has to look. */
const SCORE = 0.6;

/** How the hours of a text are to those of the site, where they are understood. */
function comparedOf({ manifest }: Page, { schedule, configured }: HouseSchedule): HoursCompared | 'unknown' {
  const lines = hoursInWords(schedule.text, manifest.site.language);
  return (lines && compareHours(lines, configured)) ?? 'unknown';
}

const WHAT = 'the opening hours';

/** Proposes the component in place of a whole schedule; nothing where more than that would go. */
function fixOf(page: Page, { schedule, span, configured }: HouseSchedule, component: string): { fix?: Proposal } {
  const { document } = page;
  const { list, items } = schedule;
  if (list) {
    const isKept = isHeld(document, list) || descendants(document, list).some((each) => stays(each, configured.field));
    if (isKept) return {};
    const caption = captionOf(page, list);
    return replacing({ ...span, replaced: list, ...(caption && { around: caption }) }, WHAT, component) ?? {};
  }
  const [first, ...rest] = items;
  if (first) {
    if (items.some((item) => !item.closed || descendants(document, item).some((each) => stays(each, configured.field))))
      return {};
    const edits = [
      { start: first.openEnd, end: first.closeStart, text: component },
      ...rest.map(({ start, end }) => ({ start, end, text: '' })),
    ];
    return { fix: { description: `Replace ${WHAT} by \`${component}\``, edits } };
  }
  const whole = wholeElements(document, span);
  return whole ? (replacing({ ...whole, replaced: undefined }, WHAT, component) ?? {}) : {};
}

/** The caption of a table, as a paragraph before what comes in place of the table. */
function captionOf({ document: { source } }: Page, { tag, children }: DocElement): Target['around'] {
  const caption =
    tag === 'table' ? children.find((child) => child.kind === 'element' && child.tag === 'caption') : undefined;
  if (caption?.kind !== 'element' || !caption.closed) return undefined;
  const said = source.slice(caption.openEnd, caption.closeStart).trim();
  return said === '' ? undefined : { open: `<p${classOf(caption)}>${said}</p>\n`, close: '' };
}

/** What is more than hours: a picture, a link, a component of something else. */
function stays(element: DocElement, field: string): boolean {
  if (isComponentTag(element.tag)) return attribute(element, 'field') !== field;
  return /^(?:img|a|button|input|select|form|video|iframe)$/.test(element.tag);
}
