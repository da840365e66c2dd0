import { asciiLower } from '../html/ascii-lower.js';
import { tokens } from '../html/element.js';
import { FORM_METHODS, ID_ATTRIBUTES, OVERRIDES, TAB_INDEXES, TARGETS } from './form-schema.js';

/** What the rules go by. */
export interface Ids {
  /** What the ids of the form begin with. */
  prefix: string;
  /** All ids in its HTML. */
  own: ReadonlySet<string>;
  /** Those whose first element is a `form`: a control outside it may name it. */
  forms: ReadonlySet<string>;
  /** Characters that prefixes may still add; below zero there were too many, and no more are added. */
  left: number;
}

/** The element that an attribute is of. */
export interface Holder {
  tagName: string;
  /** A control of no form. */
  isLoose: boolean;
}

/** What becomes of an attribute's value; nothing where it goes. */
type Rule = (value: string, ids: Ids, holder: Holder) => string | undefined;

const gone: Rule = () => undefined;
const oneOf =
  (allowed: ReadonlySet<string>): Rule =>
  (value) =>
    allowed.has(asciiLower(value)) ? value : undefined;

/** What may reach beyond a form, by its attribute, and what becomes of it. Anything else stays. */
export const REACH_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...[...ID_ATTRIBUTES].map((name) => [name, prefixed] as const),
  ...[...OVERRIDES].map((name) => [name, gone] as const),
  ['form', (value, ids) => (ids.forms.has(idOf(value)) ? prefixed(value, ids) : undefined)],
  // Only the form's own controls are spared its checks.
  ['formnovalidate', (value, _, { isLoose }) => (isLoose ? undefined : value)],
  // Of all `details` of a page with one name, one is open; a name of other elements is looked for in its form.
  ['name', (value, ids, { tagName }) => (tagName === 'details' && value !== '' ? withPrefix(value, ids) : value)],
  ['href', (value, ids) => (value.startsWith('#') ? ownFragment(value, ids) : value)],
  ['action', ownFragment],
  ['target', oneOf(TARGETS)],
  ['tabindex', oneOf(TAB_INDEXES)],
  ['method', oneOf(FORM_METHODS)],
  // A page that is opened so can send the one it came from elsewhere.
  ['rel', (value) => (tokens(value).some((token) => asciiLower(token) === 'opener') ? undefined : value)],
]);

/** One id or a list of them, each with the prefix. */
function prefixed(value: string, ids: Ids): string {
  const names = tokens(value);
  ids.left -= names.length * ids.prefix.length;
  return ids.left < 0 ? '' : names.map((id) => ids.prefix + id).join(' ');
}

/** A text that is one name, whatever is in it. */
function withPrefix(name: string, ids: Ids): string {
  ids.left -= ids.prefix.length;
  return ids.left < 0 ? '' : ids.prefix + name;
}

/** A fragment that is an id of the form goes along with its ids; one of the page stays. */
function ownFragment(value: string, ids: Ids): string {
  const start = value.indexOf('#') + 1;
  const id = value.slice(start);
  return start > 0 && ids.own.has(id) ? value.slice(0, start) + withPrefix(id, ids) : value;
}

/** An id as one text, split and joined just as a list that names it. */
export function idOf(value: string | undefined): string {
  return tokens(value).join(' ');
}
