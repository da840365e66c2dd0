import * as z from '../zod.js';
import type { Problem } from './error.js';
import { expectedOneOf } from './nearest.js';
import { pointer } from './pointer.js';
import { show } from './show.js';

/** Problems in Inlay's words for what zod found wrong with `input`. */
export function problemsOf(error: z.ZodError, schema: z.ZodType, input: unknown): Problem[] {
  return error.issues.flatMap((issue) => describe(issue, schema, input));
}

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, input: unknown): Problem[] {
  const at = pointer(...issue.path);
  const found = show(valueAt(input, issue.path));
  switch (issue.code) {
    case 'invalid_type':
      return [{ pointer: at, message: `Unexpected ${found}, expected ${article(issue.expected)}` }];
    case 'invalid_value':
      return [
        {
          pointer: at,
          message: issue.message.startsWith('Unexpected')
            ? issue.message
            : oneOf(valueAt(input, issue.path), issue.values.map(String)),
        },
      ];
    case 'unrecognized_keys': {
      const allowed = keysOf(schemaAt(schema, issue.path));
      return issue.keys.map((key) => ({ pointer: pointer(...issue.path, key), message: oneOf(key, allowed, 'key ') }));
    }
    case 'invalid_key':
      return [{ pointer: at, message: `Unexpected key ${show(issue.path.at(-1))}, ${issue.issues[0]?.message}` }];
    case 'invalid_union':
      return describeUnion(issue, schema, input);
    case 'custom':
      return [
        {
          pointer: at,
          message: issue.message.startsWith('Unexpected') ? issue.message : `Unexpected ${found}, ${issue.message}`,
        },
      ];
    case 'invalid_format':
      return [{ pointer: at, message: `Unexpected ${found}, ${issue.message}` }];
    case 'too_small':
      return [
        {
          pointer: at,
          message: `Unexpected ${found}, expected more than ${Number(issue.minimum) - (issue.inclusive ? 1 : 0)}`,
        },
      ];
    case 'too_big':
      return [
        { pointer: at, message: `Unexpected ${found}, expected at most ${issue.maximum}${UNITS[issue.origin] ?? ''}` },
      ];
    default:
      return [{ pointer: at, message: `Unexpected ${found}: ${issue.message}` }];
  }
}

/** What a limit counts, but for that of a number. */
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Of what could stand there, the problems of the one that was meant: it looks alike, so they are within. */
function describeUnion(issue: z.core.$ZodIssueInvalidUnion, schema: z.ZodType, input: unknown): Problem[] {
  const meant = issue.errors.find((issues) => issues.some(({ path }) => path.length > 0));
  if (meant)
    return meant.flatMap((inner) => describe({ ...inner, path: [...issue.path, ...inner.path] }, schema, input));
  const at = pointer(...issue.path);
  const found = valueAt(input, issue.path);
  if ('options' in issue && issue.options) return [{ pointer: at, message: oneOf(found, issue.options.map(String)) }];
  const inner = issue.errors.flat();
  const types = inner.flatMap((each) => (each.code === 'invalid_type' ? article(each.expected) : []));
  const values = inner.flatMap((each) => (each.code === 'invalid_value' ? each.values.map(String) : []));
  const expected = [...types, ...(values.length > 0 ? [expectedOneOf(found, values)] : [])];
  return [{ pointer: at, message: `Unexpected ${show(found)}, expected ${expected.join(' or ')}` }];
}

function oneOf(value: unknown, allowed: readonly string[], what = ''): string {
  const expected = allowed.length === 0 ? `no such ${what.trim()}` : expectedOneOf(value, allowed);
  return `Unexpected ${what}${show(value)}, expected ${expected}`;
}

const ARTICLES: Record<string, string> = {
  int: 'a whole number',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  undefined: 'nothing',
};

function article(expected: string): string {
  return ARTICLES[expected] ?? `a ${expected}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

/** The schema that rules the value at `path`, as far as objects, records, arrays and options lead. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = unwrap(schema);
  for (const key of path) {
    if (at instanceof z.ZodObject) at = at.shape[String(key)];
    else if (at instanceof z.ZodArray) at = at.element;
    else if (at instanceof z.ZodRecord) at = at.valueType;
    else return undefined;
    at = at && unwrap(at);
  }
  return at;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  // Of what may stand there only an object has members.
  if (schema instanceof z.ZodUnion)
    return schema.options.map(unwrap).find((each) => each instanceof z.ZodObject) ?? schema;
  return schema;
}

function keysOf(schema: z.core.$ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
