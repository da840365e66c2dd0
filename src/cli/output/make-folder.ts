import { lstatSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSystemError } from '../errors/system-error.js';

/**
 * Makes a folder and those around it, where they are missing. By ourselves: Node's `recursive` never ends where the system
 * has no such folder and can't make one, as in `/proc`.
 *
 * @throws the system's error; `ENOTDIR` where something else is in the way
 */
export function makeFolder(path: string): void {
  if (made(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Whether the folder is there now; not where the one around it is missing. */
function made(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT' && dirname(path) !== path && !isThere(dirname(path))) return false;
    if (isFolder(path)) return true;
    if (error.code === 'EEXIST') error.code = 'ENOTDIR';
    throw error;
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
