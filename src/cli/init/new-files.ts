import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InlayError } from '../../message/error.js';
import { isSystemError } from '../errors/system-error.js';
import { makeFolder } from '../output/make-folder.js';
import { naming } from '../output/write-output.js';

/**
 * Sees to it that none of some files is there.
 *
 * @throws InlayError `file-exists`, naming those that are
 */
export function checkNew(folder: string, names: readonly string[]): void {
  const present = names.map((name) => join(folder, name)).filter(isPresent);
  if (present.length > 0) throw existing(present);
}

/**
 * Writes new files, all or none. What is there already is never overwritten, also if it came meanwhile.
 *
 * @returns their paths
 * @throws InlayError `file-exists`; the system's error, naming the path
 */
export function writeNew(folder: string, files: Readonly<Record<string, string>>): string[] {
  const written: string[] = [];
  try {
    naming(folder, () => makeFolder(folder));
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      naming(path, () => writeFileSync(path, text, { flag: 'wx' }));
      written.push(path);
    }
    return written;
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw isSystemError(error) && error.code === 'EEXIST' ? existing([error.path ?? folder]) : error;
  }
}

function isPresent(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false; // writing tells what is wrong with the way there
  }
}

function existing(paths: readonly string[]): InlayError {
  const names = paths.map((path) => `\`${path}\``).join(' and ');
  const message = `Unexpected ${names}, expected no such ${paths.length === 1 ? 'file' : 'files'}: nothing is overwritten`;
  return new InlayError('file-exists', message);
}
