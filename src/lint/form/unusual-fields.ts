import { attribute } from '../document/element.js';
import type { Control, ControlGroup } from './controls.js';
import { PHONE } from './words.js';

/** Types of fields that a form for messages or news may not have: a consent, a choice, a file, a day, a count. */
const UNUSUAL: ReadonlySet<string> = new Set(
  'checkbox radio select file date time datetime-local month week number range'.split(' '),
);

/** Fields that a message names, at most. */
const MOST_NAMED = 4;

const PLAIN_NAME = /^[\p{L}\p{N}_.[\]-]{1,40}$/u;

/**
 * A sentence on the fields of a form by hand that are easily lost, as a manifest tells nothing of the fields of the form that
 * comes in its place; empty where it has none.
 */
export function unusualFields(group: ControlGroup | undefined): string {
  const isCall = group !== undefined && isCallback(group);
  const lost = (group?.controls ?? []).filter(
    ({ type, hints }) => UNUSUAL.has(type) || (isCall && (type === 'tel' || PHONE.test(hints))),
  );
  const names = [...new Set(lost.map(nameOf))];
  if (names.length === 0) return '';
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  const named = names.slice(0, MOST_NAMED).map((name) => `\`${name}\``);
  return `. Its fields are the provider's: the form here also asks for ${named.join(', ')}${more}`;
}

/** Whether a form asks for a call back: then a form for messages that takes no number is of no use. */
function isCallback({ called, before }: ControlGroup): boolean {
  return CALLBACK.test(`${called} ${before}`);
}

const CALLBACK =
  /call ?(?:me |you )?back|rappel|ruckruf|rueckruf|ruf\w{0,3} \w{1,4} zuruck|richiam|llamamos|llamadme|llamame|ligamos|terugbel|oddzwon|ring (?:mig|meg|tilbage)|обратн\S{1,3} звон|перезвон|передзвон|חזרו אל/u;

/** What a field is sent as, or else its id or type. */
function nameOf({ element, type }: Control): string {
  const names = [attribute(element, 'name'), attribute(element, 'id')];
  return names.map((name) => name?.trim() ?? '').find((name) => PLAIN_NAME.test(name)) ?? type;
}
