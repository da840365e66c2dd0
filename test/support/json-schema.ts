import { Ajv2020 } from 'ajv/dist/2020.js';
import * as z from 'zod';

/** A validator of another make for the JSON Schema of a zod schema: gives what is wrong, an empty list for nothing. */
export function validator(schema: z.ZodType): (value: unknown) => string[] {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(z.toJSONSchema(schema, { io: 'input' }));
  return (value) => {
    validate(JSON.parse(JSON.stringify(value)));
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
