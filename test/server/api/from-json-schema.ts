import fc from 'fast-check';

/** A JSON Schema (draft 2020-12), as zod writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How values of a schema are made. */
export interface Making {
  /** Schemas by what a `$ref` says: `#/$defs/name`, or `#` for the whole. */
  definition: (ref: string) => JsonSchema;
  /** Strings to use where the schema allows any; by the name of the member that they are for. */
  words: (name: string) => readonly string[];
  /** Levels that are left: what refers to itself must end. */
  depth: number;
}

/** Values that a schema allows, but for what JSON Schema can't say. Throws for a keyword that it does not know. */
export function valuesOf(schema: JsonSchema, making: Making, name = ''): fc.Arbitrary<unknown> {
  const { $ref, const: value, enum: values, anyOf, oneOf, type } = schema;
  const inner = { ...making, depth: making.depth - 1 };
  if (typeof $ref === 'string') return valuesOf(making.definition($ref), inner, name);
  if ('const' in schema) return fc.constant(value);
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map((each) => valuesOf(each as JsonSchema, making, name))); // members of a schema are schemas
  const make = MAKERS[typeof type === 'string' ? type : 'any'];
  if (!make) throw new TypeError(`Unexpected type \`${String(type)}\` in a schema`);
  return make(schema, inner, name);
}

type Maker = (schema: JsonSchema, making: Making, name: string) => fc.Arbitrary<unknown>;

const MAKERS: Readonly<Record<string, Maker>> = {
  any: () => fc.jsonValue({ maxDepth: 2 }),
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) => {
    const { min, max } = boundsOf(schema);
    const near = fc.integer({ min, max: Math.min(max, min + 12) });
    return fc.oneof({ weight: 3, arbitrary: near }, fc.constantFrom(min, max));
  },
  number: (schema) => {
    const { min, max } = boundsOf(schema);
    return fc.integer({ min, max: Math.min(max, min + 5000) });
  },
  string: stringsOf,
  array: (schema, making, name) => {
    const { items = {}, minItems = 0, maxItems = 4 } = schema;
    const minLength = Number(minItems);
    const maxLength = making.depth <= 0 ? minLength : Math.max(minLength, Math.min(4, Number(maxItems)));
    return fc.array(valuesOf(items as JsonSchema, making, name), { minLength, maxLength }); // `items` is a schema
  },
  object: (schema, making) => {
    const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
    const members = Object.entries(properties as Record<string, JsonSchema>); // those are schemas
    const requiredKeys = required as string[];
    const used = making.depth > 0 ? members : members.filter(([name]) => requiredKeys.includes(name));
    const own = fc.record(Object.fromEntries(used.map(([name, each]) => [name, valuesOf(each, making, name)])), {
      requiredKeys,
    });
    if (typeof additionalProperties !== 'object' || making.depth <= 0) return own;
    const keys = valuesOf({ type: 'string', ...(propertyNames as JsonSchema | undefined) }, making, 'key');
    const more = fc.dictionary(
      keys.map(String),
      valuesOf(additionalProperties as JsonSchema, making), // it is a schema where it is an object
      { maxKeys: 3 },
    );
    return fc.tuple(more, own).map(([a, b]) => ({ ...a, ...b }));
  },
};

function boundsOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): { min: number; max: number } {
  const min = Number(minimum ?? (exclusiveMinimum === undefined ? -3 : Number(exclusiveMinimum) + 1));
  return {
    min: Math.max(min, Number.MIN_SAFE_INTEGER),
    max: Math.min(Number(maximum ?? 5000), Number.MAX_SAFE_INTEGER),
  };
}

/** Texts that have broken programs: a NUL, halves of a character, names of every object, other directions. */
const ODD = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '__proto__',
  'constructor',
  'toString',
  '\u202eabc',
  '😀',
  "'; --",
  '%00',
];

function stringsOf({ pattern, minLength = 0, maxLength = 200 }: JsonSchema, { words }: Making, name: string) {
  const fits = (text: string) => text.length >= Number(minLength) && text.length <= Number(maxLength);
  if (typeof pattern === 'string') {
    const regex = new RegExp(pattern, 'u');
    const known = words(name).filter((text) => regex.test(text) && fits(text));
    // What fast-check can't write of it.
    const plain = new RegExp(pattern.replaceAll('\\p{L}', 'a-zéß').replaceAll('\\p{N}', '0-9'));
    const made = fc.stringMatching(plain, { size: 'xsmall' }).filter(fits);
    return known.length === 0 ? made : fc.oneof(fc.constantFrom(...known), made);
  }
  const any = fc.string({ unit: 'binary', minLength: Number(minLength), maxLength: Math.min(40, Number(maxLength)) });
  const known = words(name).filter(fits);
  const odd = ODD.filter(fits);
  return fc.oneof(
    { weight: known.length === 0 ? 0 : 5, arbitrary: known.length === 0 ? any : fc.constantFrom(...known) },
    { weight: 2, arbitrary: any },
    { weight: 1, arbitrary: odd.length === 0 ? any : fc.constantFrom(...odd) },
  );
}
