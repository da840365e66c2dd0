import { EXIT } from '../errors/exit-code.js';
import { printJson } from '../output/print-json.js';
import type { SchemaName, SchemaOptions } from './options.js';
import { jsonSchemaOf } from './schemas.js';

/**
 * Prints the JSON Schema (draft 2020-12) of that name.
 *
 * @returns the exit code
 */
export async function printSchema(name: SchemaName, { out }: SchemaOptions): Promise<number> {
  await printJson(jsonSchemaOf(name), out, []);
  return EXIT.clean;
}
