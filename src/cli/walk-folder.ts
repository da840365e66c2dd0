import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemError } from './system-error.js';

const CANVAS = /\.html?$/i;

/**
 * Paths, relative to `folder`, of all .html and .htm files below it, in the order of their names. It follows links, but
 * never back into a folder that it is in; it leaves out node_modules and whatever begins with a dot.
 *
 * @param skip tells folders to leave out by their path
 * @throws the system's error for a folder that it can't read
 */
export async function walkFolder(folder: string, skip: (path: string) => boolean): Promise<string[]> {
  return below('', []);

  async function below(relative: string, ancestors: readonly string[]): Promise<string[]> {
    const path = join(folder, relative);
    const real = await realpath(path);
    if (ancestors.includes(real) || (relative !== '' && skip(path))) return [];
    const found: string[] = [];
    const entries = await readdir(path, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const name = join(relative, entry.name);
      const kind = await kindOf(entry, join(folder, name));
      if (kind === 'folder') for (const path of await below(name, [...ancestors, real])) found.push(path);
      else if (kind === 'file' && CANVAS.test(entry.name)) found.push(name);
    }
    return found;
  }
}

/** What stands at a path; a link that leads nowhere counts as a file, so that reading it tells. */
async function kindOf(entry: Dirent, path: string): Promise<'file' | 'folder' | 'other'> {
  const target = entry.isSymbolicLink() ? await stat(path).catch(gone) : entry;
  if (target === undefined || target.isFile()) return 'file';
  return target.isDirectory() ? 'folder' : 'other';
}

function gone(error: unknown): undefined {
  if (!isSystemError(error)) throw error;
}
