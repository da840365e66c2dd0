import * as z from '../zod.js';
import { problemSchema } from './problem.js';
import { ROUTES } from './routes.js';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Where a schema is in the document. */
export function schemaRef(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** The schema of a body or an answer on its own: of what comes in for a body, of what goes out for an answer. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return rest;
}

/** The name of a route's body in the document. */
export function bodyName(resultName: string): string {
  return resultName.replace('Result', 'Request');
}

/** Every schema of the document by its name: bodies, answers, problems, and what they share. */
export function componentSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const add = (name: string, schema: z.core.$ZodType, io: 'input' | 'output') => {
    const { $defs = {}, ...own } = jsonSchemaOf(schema, io);
    schemas[name] = relocated(own);
    for (const [inner, definition] of Object.entries($defs)) schemas[inner] = relocated(definition);
  };
  for (const { body, result, resultName } of Object.values(ROUTES)) {
    if (body) add(bodyName(resultName), body, 'input');
    if (result) add(resultName, result, 'output');
  }
  add('Problem', problemSchema, 'output');
  return schemas;
}

/** A schema whose references lead to the document's components. */
function relocated(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  const { id: _id, ...moved } = JSON.parse(text);
  return moved;
}
