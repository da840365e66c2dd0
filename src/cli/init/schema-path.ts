import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { slashed } from '../lint/group.js';
import type { SchemaName } from '../schema/options.js';

/** Where the package has its JSON Schemas, from the folder that it is installed in. */
const SCHEMAS = join('node_modules', 'inlay', 'dist', 'schema');

/** The `$schema` of files in a folder. */
export interface SchemaPaths {
  pathOf(name: SchemaName): string;
  /** Whether the package is installed there, or in a folder around it. */
  isInstalled: boolean;
}

/** Where files of a folder find the schemas: in the nearest installed package, else where it will be. */
export function schemaPaths(folder: string): SchemaPaths {
  const start = resolve(folder);
  const installed = nearestInstall(start);
  const base = relative(start, join(installed ?? start, SCHEMAS));
  const written = slashed(base.startsWith('..') ? base : `./${base}`);
  return { pathOf: (name) => `${written}/${name}.json`, isInstalled: installed !== undefined };
}

function nearestInstall(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, SCHEMAS, 'site.json'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
