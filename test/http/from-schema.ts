import fc from 'fast-check';
import { canvas, hostile } from '../support/arbitraries.js';
import type { Json } from './answers.js';

const text = fc.oneof(canvas, hostile, fc.string({ unit: 'binary' }));

const MOST_INTEGER = 9_007_199_254_740_991;

/** Values that a JSON Schema takes, as far as the schemas of the document go. What it does not know it refuses. */
export function fromSchema(schema: Json, document: Json): fc.Arbitrary<Json> {
  if (schema.$ref !== undefined) return fromSchema(resolved(schema.$ref, document), document);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text.map((value) => value.slice(0, schema.maxLength));
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -MOST_INTEGER, max: schema.maximum ?? MOST_INTEGER });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fromSchema(schema.items, document), { maxLength: 3 });
    case 'object': {
      const members = Object.entries<Json>(schema.properties ?? {}).map(([name, each]) => [
        name,
        fromSchema(each, document),
      ]);
      return fc.record(Object.fromEntries(members), { requiredKeys: schema.required ?? [], noNullPrototype: true });
    }
    default:
      throw new Error(`Unexpected schema ${JSON.stringify(schema)}, expected one with a type`);
  }
}

/** What a reference within the document leads to. */
export function resolved(ref: string, document: Json): Json {
  return ref
    .split('/')
    .slice(1)
    .reduce((at, key) => at[key], document);
}
