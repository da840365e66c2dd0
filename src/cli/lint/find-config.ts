import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONFIG_NAMES } from '../../lint/config/config-schema.js';

/** A function that finds the nearest configuration file from a folder upwards, looking into each folder once. */
export function configFinder(): (folder: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const find = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder);
    const parent = dirname(folder);
    const own = CONFIG_NAMES.map((name) => join(folder, name)).find(isFile);
    const found = own ?? (parent === folder ? undefined : find(parent));
    known.set(folder, found);
    return found;
  };
  return find;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
