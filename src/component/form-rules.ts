import type { Properties } from 'hast';
import { tokens } from '../html/element.js';
import { FORM_METHODS, ID_PROPERTIES, OVERRIDES, TARGETS } from './form-schema.js';

type Value = Properties[string];

/** What the rules go by. */
export interface Ids {
  /** What the ids of the form begin with. */
  prefix: string;
  /** All ids in its HTML. */
  own: ReadonlySet<string>;
  /** Those whose first element is a `form`: a control outside it may name it. */
  forms: ReadonlySet<string>;
}

/** What becomes of a property's value; nothing where it goes. */
type Rule = (value: Value, ids: Ids) => Value;

const gone: Rule = () => undefined;
const oneOf =
  (allowed: ReadonlySet<string>): Rule =>
  (value) =>
    allowed.has(asciiLower(textOf(value))) ? value : undefined;

/** What may reach beyond a form, by its property, and what becomes of it. Anything else stays. */
export const REACH_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...[...ID_PROPERTIES].map((property) => [property, prefixed] as const),
  ...[...OVERRIDES].map((property) => [property, gone] as const),
  ['form', (value, ids) => (ids.forms.has(idOf(value)) ? prefixed(value, ids) : undefined)],
  ['href', ownFragment],
  ['target', oneOf(TARGETS)],
  ['method', oneOf(FORM_METHODS)],
  // A page that is opened so can send the one it came from elsewhere.
  ['rel', (value) => (tokens(textOf(value)).some((token) => asciiLower(token) === 'opener') ? undefined : value)],
]);

/** One id or a list of them, each with the prefix; a list stays a list. */
function prefixed(value: Value, { prefix }: Ids): Value {
  const ids = tokens(textOf(value)).map((id) => prefix + id);
  return Array.isArray(value) ? ids : ids.join(' ');
}

/** A link within the form goes along with its ids; one to the page stays. */
function ownFragment(value: Value, { own, prefix }: Ids): Value {
  const text = textOf(value);
  return text.startsWith('#') && own.has(text.slice(1)) ? `#${prefix}${text.slice(1)}` : value;
}

/** An id as one text, split and joined just as a list that names it. */
export function idOf(value: Value): string {
  return tokens(textOf(value)).join(' ');
}

/** A property's value as its attribute says it. */
export function textOf(value: Value): string {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** As HTML compares keywords: U+212A is no `k`. */
function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
