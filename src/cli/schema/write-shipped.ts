import { mkdirSync, writeFileSync } from 'node:fs';
import { SCHEMAS } from './options.js';
import { jsonSchemaOf } from './schemas.js';

/** A part of the build: writes the JSON Schemas that the package ships, for the `$schema` of users' files. */
const folder = new URL('../../schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const name of SCHEMAS) {
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`);
}
