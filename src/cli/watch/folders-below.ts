import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftOut } from '../lint/left-out.js';

/**
 * A folder and all below it, without links and what `isLeftOut`. It looks into each only when the next is asked for: who
 * watches a folder before that misses none that comes meanwhile.
 */
export function* foldersBelow(folder: string): Generator<string> {
  yield folder;
  for (const name of foldersIn(folder)) yield* foldersBelow(join(folder, name));
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && !isLeftOut(entry.name)).map(({ name }) => name);
  } catch {
    return []; // it is gone, or whoever reads it will tell why they can't
  }
}
