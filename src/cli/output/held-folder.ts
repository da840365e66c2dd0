import { closeSync, constants, existsSync, openSync } from 'node:fs';

/** A folder that stays the same one, whatever takes its name meanwhile. */
export interface HeldFolder {
  /** A way to it: by what is open where the system has such a way (Linux), else its path. */
  way: string;
  /** To be called once. */
  close(): void;
}

const { O_RDONLY, O_DIRECTORY = 0, O_NOFOLLOW = 0 } = constants; // Windows has only the first

/**
 * Opens a folder, so that what is done in it is done there.
 *
 * @throws the system's error
 */
export function holdFolder(path: string): HeldFolder {
  if (process.platform !== 'linux') return { way: path, close: () => {} };
  const descriptor = openSync(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  const way = `/proc/self/fd/${descriptor}`;
  return { way: existsSync(way) ? way : path, close: () => closeSync(descriptor) };
}
