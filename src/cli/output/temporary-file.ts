import { randomUUID } from 'node:crypto';
import { closeSync, constants, lstatSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atEnd } from './uninterrupted.js';

/** A file beside the one that it will become. Its members throw the system's errors. */
export interface TemporaryFile {
  /** Of the open file. */
  descriptor: number;
  /** Adds to it. */
  write(content: string | Uint8Array): void;
  /** Gives it the name of another file, which it replaces at once. */
  moveTo(target: string): void;
  /** Takes it away. */
  discard(): void;
}

const NAME = /^\.inlay-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Milliseconds after which nobody can be writing to one any more: it is left over from a process that was killed. */
const STALE_MS = 3_600_000;

const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0 } = constants; // Windows has no O_NOFOLLOW

/**
 * A new file in the folder of a target. It is taken away again should the process end before it is moved, but not by
 * `kill -9`: what that leaves begins with a dot, so that no command takes it for a canvas, and goes when an Inlay of the same
 * user writes into that folder an hour later.
 *
 * @param mode its permissions, before the umask
 * @param way another way to the folder, where its path may come to lead elsewhere
 */
export function openTemporary(target: string, mode = 0o666, way = dirname(target)): TemporaryFile {
  removeStale(dirname(target), way);
  const path = join(way, `.inlay-${randomUUID()}.tmp`);
  const remove = () => rmSync(path, { force: true });
  const forget = atEnd(remove); // before there is anything to remove, as a signal may come at any time
  const descriptor = openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    descriptor,
    write: (content) => writeFileSync(descriptor, content), // as often as it takes, from where it is
    moveTo(to) {
      close();
      renameSync(path, to);
      forget();
    },
    discard() {
      close();
      remove();
      forget();
    },
  };
}

const tidied = new Set<string>();

/** Takes away what killed processes have left, once for each folder. */
function removeStale(folder: string, way: string): void {
  if (tidied.has(folder)) return;
  tidied.add(folder);
  try {
    for (const name of readdirSync(way)) if (NAME.test(name)) removeIfStale(join(way, name));
  } catch {
    // A folder that can't be read, or a file that another process has just removed: nothing depends on it.
  }
}

function removeIfStale(path: string): void {
  const stats = lstatSync(path);
  const isOurs = stats.isFile() && stats.uid === (process.getuid?.() ?? stats.uid);
  if (isOurs && Date.now() - stats.mtimeMs > STALE_MS) rmSync(path, { force: true });
}
