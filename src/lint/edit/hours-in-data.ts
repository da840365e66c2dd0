import type { HoursOfThing } from '../contact/hours-of-thing.js';
import type { IndexedDocument } from '../document/document.js';
import type { Span } from '../document/element.js';
import { type JsonEntry, objectAround } from '../document/json-tree.js';
import { sourceEnd, sourceOffset } from '../document/source-offset.js';
import type { JsonPlace, Thing, Value } from '../document/things.js';
import { spanOfValue } from '../document/value-span.js';
import type { Proposal } from '../rule.js';
import { removingFromData } from './data-edits.js';

/** Where data says opening hours: all of the property in JSON-LD, else the first element that says them. */
export function spanOfHours(document: IndexedDocument, hours: HoursOfThing): Span | undefined {
  const [first] = hours.values;
  const place = memberOf(hours);
  if (!place) return first && (isShownHours(hours) ? elementOf(first) : spanOfValue(document, first));
  const { script, entry } = place;
  return { start: sourceOffset(document, script, entry.start), end: sourceEnd(document, script, entry.value.end) };
}

function elementOf({ element: { start, end } }: Value): Span {
  return { start, end };
}

/** Whether opening hours in markup stand as text that people read. */
export function isShownHours({ values }: HoursOfThing): boolean {
  return values.length > 0 && values.every(({ json, element }) => !json && element.firstText < element.endText);
}

/**
 * Proposes to write lines of opening hours in place of others in JSON-LD; nothing for markup, and where more stands in the same
 * place, such as the hours of holidays.
 */
export function writingHours(
  document: IndexedDocument,
  { values }: Thing,
  hours: HoursOfThing,
  lines: readonly string[],
): Proposal | undefined {
  const place = memberOf(hours);
  if (!place || hours.hasSpecial) return undefined;
  const { script, entry } = place;
  // A property stands in an object once.
  if (hours.member !== 'openingHours' && values.has('openingHours')) return removingFromData(document, [place])(place);
  const [only] = lines;
  const written = JSON.stringify(lines.length === 1 ? only : lines).replaceAll('<', '\\u003c');
  // The blanks between the name and the value stay as they are.
  const name = script.value.slice(entry.start, entry.value.start).replace(hours.member, 'openingHours');
  const edit = {
    start: sourceOffset(document, script, entry.start),
    end: sourceEnd(document, script, entry.value.end),
    text: name + written,
  };
  return { description: `Write \`"openingHours": ${written}\` in the data`, edits: [edit] };
}

/** The property in JSON-LD that says opening hours. */
function memberOf({ member, values: [first] }: HoursOfThing): JsonPlace | undefined {
  if (!first?.json) return undefined;
  const { script, entry } = first.json;
  const said = member === 'openingHours' ? entry : objectAround(entry).entry;
  const whole: JsonEntry | undefined = said?.group.kind === 'list' ? said.group.entry : said;
  return whole && { script, entry: whole };
}
