import type { Properties } from 'hast';
import { find, type Info, type Schema } from 'property-information';

/** The white space that separates tokens in HTML. @see https://infra.spec.whatwg.org/#ascii-whitespace */
const SPACE = /[\t\n\f\r ]+/;
const SPACES = '\t\n\f\r ';

/** An attribute as a parser reads it. */
interface ReadAttribute {
  name: string;
  prefix?: string | undefined;
  value: string;
}

/**
 * An element's attributes as hast's properties: `class` is a list, `required` is true, a plain number is a number.
 *
 * Lists are split at ASCII white space alone, as the standard says: `class="&nbsp;"` is a class, though a strange one.
 * hast's own way from parse5 trims by `String.prototype.trim`, which takes that, and U+FEFF and U+2028, for blank.
 */
export function propertiesOf(attributes: readonly ReadAttribute[], schema: Schema): Properties {
  const named: Record<string, string> = {};
  for (const { prefix, name, value } of attributes) {
    const full = prefix ? `${prefix}:${name}` : name;
    if (!(full in Object.prototype)) named[full] = value;
  }
  const properties: Properties = {};
  for (const [name, value] of Object.entries(named)) {
    const info = find(schema, name);
    const read = readValue(value, info);
    const before = properties[info.property];
    const isMore = info.property === 'className' && Array.isArray(before) && Array.isArray(read);
    properties[info.property] = isMore ? [...before, ...read] : read;
  }
  return properties;
}

function readValue(value: string, info: Info): NonNullable<Properties[string]> {
  if (info.spaceSeparated) return list(value.split(SPACE), info);
  if (info.commaSeparated) return list(commaSeparated(value), info);
  if (info.commaOrSpaceSeparated) return list(commaSeparated(value).join(' ').split(SPACE), info);
  const isTrue =
    (info.boolean || info.overloadedBoolean) && (value === '' || value.toLowerCase() === info.property.toLowerCase());
  return isTrue || plain(value, info);
}

function list(items: readonly string[], info: Info): (string | number)[] {
  const kept = info.commaSeparated ? items : items.filter((item) => item !== '');
  return kept.map((item) => plain(item, info));
}

function commaSeparated(value: string): string[] {
  const items = value.split(',').map(trimmed);
  return items.at(-1) === '' ? items.slice(0, -1) : items;
}

/** A loop, as the regular expression for the end takes quadratic time. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SPACES.includes(text.charAt(start))) start += 1;
  while (end > start && SPACES.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A number where that is written just so; whatever else is there stays as it was written. */
function plain(value: string, info: Info): string | number {
  return info.number && String(Number(value)) === value && Number.isFinite(Number(value)) ? Number(value) : value;
}
