import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from './system-error.js';

/**
 * Writes a file whole or not at all, with the folders that it needs; a file that is there keeps its permissions, a link
 * stays a link. A device or a pipe is written to.
 *
 * Synchronous, because nothing else is waiting: that takes a fifth of the time for a small file.
 *
 * @throws the system's error, naming the path
 */
export function writeOutput(path: string, text: string): void {
  try {
    const present = statSync(path, { throwIfNoEntry: false });
    if (present === undefined) {
      makeFolder(dirname(path));
      replace(path, text);
    } else if (present.isFile()) replace(realpathSync.native(path), text, present.mode);
    else writeFileSync(path, text);
  } catch (error) {
    throw asWriting(error, path);
  }
}

/** The error with the name that the user knows, not the temporary one; and what failed was the writing, whatever call. */
export function asWriting(error: unknown, path: string): unknown {
  return isSystemError(error) ? Object.assign(error, { path, syscall: 'write' }) : error;
}

/**
 * Makes a folder and those around it, where they are missing.
 *
 * @throws the system's error
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    // What exists already is no folder.
    if (isSystemError(error) && error.code === 'EEXIST') error.code = 'ENOTDIR';
    throw error;
  }
}

/** A path beside another one, to write to before it is renamed. */
export function temporaryBeside(target: string): string {
  return join(dirname(target), `.inlay-${randomUUID()}.tmp`);
}

function replace(target: string, text: string, mode?: number): void {
  const temporary = temporaryBeside(target);
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
