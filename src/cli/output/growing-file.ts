import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs';
import { outputPlace } from './output-place.js';
import { openTemporary } from './temporary-file.js';
import { naming } from './write-output.js';

/** A file that is written piece by piece. Its members throw the system's error, naming the path. */
export interface GrowingFile {
  write(text: string): void;
  /** Puts what was written in its place. */
  commit(): void;
  /** Takes away what was written. */
  discard(): void;
}

/**
 * Begins an output that is there as a whole or not at all, see `writeOutput`. A device or a pipe is written to at once.
 *
 * @throws InlayError `linked-output`; the system's error, naming the path
 */
export function growFile(path: string): GrowingFile {
  return naming(path, () => {
    const { isStream, mode } = outputPlace(path);
    if (isStream) {
      const file = openSync(path, 'w');
      const close = () => closeSync(file);
      return { write: (text) => naming(path, () => writeFileSync(file, text)), commit: close, discard: close };
    }
    const temporary = openTemporary(path);
    if (mode !== undefined) fchmodSync(temporary.descriptor, mode);
    return {
      write: (text) => naming(path, () => temporary.write(text)),
      commit: () => naming(path, () => temporary.moveTo(path)),
      discard: temporary.discard,
    };
  });
}
