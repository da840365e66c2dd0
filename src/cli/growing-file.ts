import { closeSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { asWriting, makeFolder, temporaryBeside } from './write-output.js';

/** A file that is written piece by piece. Its members throw the system's error, naming the path. */
export interface GrowingFile {
  write(text: string): void;
  /** Puts what was written in its place. */
  commit(): void;
  /** Takes away what was written. */
  discard(): void;
}

/**
 * Begins a file that is there as a whole or not at all, with the folders that it needs. A device or a pipe is written to
 * at once.
 *
 * @throws the system's error, naming the path
 */
export function growFile(path: string): GrowingFile {
  return naming(path, () => {
    const present = statSync(path, { throwIfNoEntry: false });
    if (!present) makeFolder(dirname(path));
    const isPlain = present?.isFile() !== false;
    const target = present?.isFile() ? realpathSync.native(path) : path;
    const written = isPlain ? temporaryBeside(target) : target;
    const file = openSync(written, isPlain ? 'wx' : 'w', present?.mode);
    return {
      write: (text) => naming(path, () => void writeSync(file, text)),
      commit: () =>
        naming(path, () => {
          closeSync(file);
          if (isPlain) renameSync(written, target);
        }),
      discard() {
        closeSync(file);
        if (isPlain) rmSync(written, { force: true });
      },
    };
  });
}

function naming<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw asWriting(error, path);
  }
}
