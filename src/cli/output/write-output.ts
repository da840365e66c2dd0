import { fchmodSync, writeFileSync } from 'node:fs';
import { isSystemError } from '../errors/system-error.js';
import { outputPlace } from './output-place.js';
import { openTemporary } from './temporary-file.js';
import { uninterrupted } from './uninterrupted.js';

/**
 * Writes an output whole or not at all, with the folders that it needs, through no link that is there; see `outputPlace`. A
 * file that is there keeps its permissions. It does not wait for the disk: an output can be made again.
 *
 * Synchronous, because nothing else is waiting: that takes a fifth of the time for a small file.
 *
 * @param root the folder that the user named, if many outputs go below it
 * @throws InlayError `linked-output` or `no-file`; the system's error, naming the path
 */
export function writeOutput(path: string, text: string | Uint8Array, root?: string): void {
  naming(path, () => {
    const place = outputPlace(path, root);
    if (place.isStream) return writeFileSync(path, text);
    uninterrupted(() => {
      const temporary = openTemporary(path);
      try {
        place.check();
        temporary.write(text);
        if (place.mode !== undefined) fchmodSync(temporary.descriptor, place.mode);
        temporary.moveTo(path);
      } catch (error) {
        temporary.discard();
        throw error;
      }
    });
  });
}

/** What `act` returns. The system's error gets the name that the user knows; and what failed was the writing, whatever call. */
export function naming<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw isSystemError(error) ? Object.assign(error, { path, syscall: 'write' }) : error;
  }
}
