import { randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isSystemError } from './system-error.js';

/**
 * Writes a file whole or not at all, with the folders that it needs; a file that is there keeps its permissions, a link
 * stays a link. A device or a pipe is written to.
 *
 * @throws the system's error, naming the path
 */
export async function writeOutput(path: string, text: string): Promise<void> {
  try {
    await makeFolder(dirname(path));
    const target = (await ifThere(realpath(path))) ?? path;
    const present = await ifThere(stat(target));
    if (present && !present.isFile()) await writeFile(target, text);
    else await replace(target, text, present?.mode);
  } catch (error) {
    // The name that the user knows, not the temporary one; and what failed was the writing, whatever call it was.
    if (isSystemError(error)) Object.assign(error, { path, syscall: 'write' });
    throw error;
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    // What exists already is no folder.
    if (isSystemError(error) && error.code === 'EEXIST') error.code = 'ENOTDIR';
    throw error;
  }
}

async function replace(target: string, text: string, mode: number | undefined): Promise<void> {
  const temporary = join(dirname(target), `.inlay-${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, text, { flag: 'wx' });
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
