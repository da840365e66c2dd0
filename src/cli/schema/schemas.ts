import { bakedSchema } from '../../canvas/run/baked-schema.js';
import { configJsonSchema } from '../../lint/config/json-schema.js';
import { manifestSchema } from '../../manifest/schema.js';
import { siteSchema } from '../../site/schema.js';
import * as z from '../../zod.js';
import type { SchemaName } from './options.js';

const TABLE: Readonly<Record<SchemaName, () => object>> = {
  site: () => z.toJSONSchema(siteSchema, { target: 'draft-2020-12' }),
  manifest: () => z.toJSONSchema(manifestSchema, { target: 'draft-2020-12' }),
  baked: () => z.toJSONSchema(bakedSchema, { target: 'draft-2020-12' }),
  config: configJsonSchema,
};

/** The JSON Schema (draft 2020-12) of that name. */
export function jsonSchemaOf(name: SchemaName): object {
  return TABLE[name]();
}
