import * as z from 'zod';
import { bakedSchema } from '../../canvas/run/baked-schema.js';
import { configJsonSchema } from '../../lint/config/json-schema.js';
import { manifestSchema } from '../../manifest/schema.js';
import { siteSchema } from '../../site/schema.js';
import { EXIT } from '../errors/exit-code.js';
import { printJson } from '../output/print-json.js';
import type { SchemaName, SchemaOptions } from './options.js';

const TABLE: Readonly<Record<SchemaName, () => object>> = {
  site: () => z.toJSONSchema(siteSchema, { target: 'draft-2020-12' }),
  manifest: () => z.toJSONSchema(manifestSchema, { target: 'draft-2020-12' }),
  baked: () => z.toJSONSchema(bakedSchema, { target: 'draft-2020-12' }),
  config: configJsonSchema,
};

/**
 * Prints the JSON Schema (draft 2020-12) of that name.
 *
 * @returns the exit code
 */
export async function printSchema(name: SchemaName, { out }: SchemaOptions): Promise<number> {
  await printJson(TABLE[name](), out, []);
  return EXIT.clean;
}
