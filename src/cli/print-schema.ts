import * as z from 'zod';
import { bakedSchema } from '../canvas/baked-schema.js';
import { manifestSchema } from '../manifest/schema.js';
import { siteSchema } from '../site/schema.js';
import { EXIT } from './exit-code.js';
import { printJson } from './print-json.js';
import type { SchemaName, SchemaOptions } from './schema-options.js';

const TABLE = { site: siteSchema, manifest: manifestSchema, baked: bakedSchema } as const satisfies Record<
  SchemaName,
  z.ZodType
>;

/**
 * Prints the JSON Schema (draft 2020-12) of that name.
 *
 * @returns the exit code
 */
export async function printSchema(name: SchemaName, { out }: SchemaOptions): Promise<number> {
  await printJson(z.toJSONSchema(TABLE[name], { target: 'draft-2020-12' }), out, []);
  return EXIT.clean;
}
