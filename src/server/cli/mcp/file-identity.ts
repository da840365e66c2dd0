import { fstatSync, lstatSync, readlinkSync } from 'node:fs';
import { isSystemError } from 'inlay/internal/cli/errors/system-error.js';

/** What tells a file from any other that exists at the same time, whatever its name. */
export interface FileIdentity {
  dev: bigint;
  ino: bigint;
}

/** That of an open file. */
export function identityOf(descriptor: number): FileIdentity {
  const { dev, ino } = fstatSync(descriptor, { bigint: true });
  return { dev, ino };
}

/** Whether a path leads to that very file, and not by a link as its last name. */
export function isFileAt(path: string, { dev, ino }: FileIdentity): boolean {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats !== undefined && stats.dev === dev && stats.ino === ino;
}

/** Where the system says that an open file is now; nothing where it does not say, as only Linux does. */
export function placeOf(descriptor: number): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch (error) {
    if (isSystemError(error)) return undefined; // a system without /proc
    throw error;
  }
}
