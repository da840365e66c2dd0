import { asciiLower } from '../html/ascii-lower.js';
import { tokens } from '../html/element.js';
import { FORM_METHODS, ID_ATTRIBUTES, OVERRIDES, TARGETS } from './form-schema.js';

/** What the rules go by. */
export interface Ids {
  /** What the ids of the form begin with. */
  prefix: string;
  /** All ids in its HTML. */
  own: ReadonlySet<string>;
  /** Those whose first element is a `form`: a control outside it may name it. */
  forms: ReadonlySet<string>;
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
  ['name', (value, { prefix }, { tagName }) => (tagName === 'details' && value !== '' ? prefix + value : value)],
  ['href', (value, ids) => (value.startsWith('#') ? ownFragment(value, ids) : value)],
  ['action', ownFragment],
  ['target', oneOf(TARGETS)],
  ['method', oneOf(FORM_METHODS)],
  // A page that is opened so can send the one it came from elsewhere.
  ['rel', (value) => (tokens(value).some((token) => asciiLower(token) === 'opener') ? undefined : value)],
]);

/** One id or a list of them, each with the prefix. */
function prefixed(value: string, { prefix }: Ids): string {
  return tokens(value)
    .map((id) => prefix + id)
    .join(' ');
}

/** A fragment that is an id of the form goes along with its ids; one of the page stays. */
function ownFragment(value: string, { own, prefix }: Ids): string {
  const start = value.indexOf('#') + 1;
  const id = value.slice(start);
  return start > 0 && own.has(id) ? value.slice(0, start) + prefix + id : value;
}

/** An id as one text, split and joined just as a list that names it. */
export function idOf(value: string | undefined): string {
  return tokens(value).join(' ');
}
