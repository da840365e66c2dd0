import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InlayError } from '../../message/error.js';
import { isSystemError } from '../errors/system-error.js';
import { type HeldFolder, holdFolder } from './held-folder.js';
import { openTemporary, type TemporaryFile } from './temporary-file.js';
import { uninterrupted } from './uninterrupted.js';
import { naming } from './write-output.js';

/** A file that is open, as it was found. */
interface Original {
  descriptor: number;
  /** Without links. */
  path: string;
  stats: Stats;
  /** Throws where it is not the file that is meant. */
  check(): void;
}

/** A pipe would have the opening wait for somebody at its other end. */
const { O_RDWR, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

/** What says that a file can't be replaced but may well be written to: not our folder, not our file, a mount of its own. */
const REFUSALS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY']);

/**
 * Changes a file of the user if it still holds what was read, and waits until the disk has it. A link stays and the file
 * that it leads to is changed; permissions, owner and hard links stay.
 *
 * A new file takes its place at once, so that whatever ends the process leaves the old text or the new one. Where that would
 * lose something (the file has other names, is somebody else's, the folder can't be written to), it is written in place:
 * what fails is taken back, but a process that is killed then may leave both.
 *
 * @param check throws where the file that is open is not the one that is meant, or is no longer where it was. It is called
 *   before anything of the file is used, and right before the new file takes its place; the folder is held open meanwhile, so
 *   that nothing is written into another one
 * @returns whether it was written: nothing is when it holds the new text already
 * @throws InlayError `changed-meanwhile`, `read-only` or `no-file`; the system's error, naming the path
 */
export function replaceFile(
  path: string,
  before: string,
  after: string,
  check?: (descriptor: number) => void,
): boolean {
  const [old, fresh] = [Buffer.from(before), Buffer.from(after)];
  return naming(path, () =>
    uninterrupted(() => {
      const original = openOriginal(path, check);
      try {
        original.check();
        if (holds(original, fresh)) return false;
        checkUnchanged(original, old);
        if (!swapIn(original, old, fresh, check ? holdFolder : byPath)) overwrite(original, old, fresh);
      } finally {
        closeSync(original.descriptor);
      }
      confirm(path, fresh);
      return true;
    }),
  );
}

function openOriginal(name: string, check: (descriptor: number) => void = () => {}): Original {
  const path = realpathSync.native(name);
  const { mode } = statSync(path);
  // To root nothing is read-only, but whoever made it so meant it.
  if ((mode & 0o222) === 0) throw new InlayError('read-only', 'The file is read-only: it was not written');
  const descriptor = openSync(path, O_RDWR | O_NONBLOCK | O_NOFOLLOW);
  const stats = fstatSync(descriptor);
  if (stats.isFile()) return { descriptor, path, stats, check: () => check(descriptor) };
  closeSync(descriptor);
  throw new InlayError('no-file', 'Unexpected device or pipe, expected a file');
}

/** Whether a file holds just these bytes. */
function holds({ descriptor }: Original, bytes: Buffer): boolean {
  if (fstatSync(descriptor).size !== bytes.length) return false;
  const found = Buffer.alloc(bytes.length);
  for (let at = 0; at < found.length; ) {
    const count = readSync(descriptor, found, at, found.length - at, at);
    if (count === 0) return false;
    at += count;
  }
  return found.equals(bytes);
}

function checkUnchanged(original: Original, old: Buffer, path = original.path): void {
  original.check();
  const { dev, ino } = statSync(path);
  const isSame = dev === original.stats.dev && ino === original.stats.ino;
  if (isSame && holds(original, old)) return;
  throw new InlayError('changed-meanwhile', 'The file changed while it was looked at: it was not written. Try again');
}

/** A folder that nobody is expected to put another one in the place of. */
function byPath(path: string): HeldFolder {
  return { way: path, close: () => {} };
}

/** Puts a new file in the original's place; nothing has happened where that can't be done. */
function swapIn(original: Original, old: Buffer, fresh: Buffer, hold: typeof holdFolder): boolean {
  if (original.stats.nlink > 1) return false;
  let folder: HeldFolder | undefined;
  try {
    folder = hold(dirname(original.path));
    swap(original, old, fresh, folder.way);
    syncFolder(folder.way);
    return true;
  } catch (error) {
    if (isSystemError(error) && REFUSALS.has(error.code)) return false;
    throw error;
  } finally {
    folder?.close();
  }
}

function swap(original: Original, old: Buffer, fresh: Buffer, folder: string): void {
  const target = join(folder, basename(original.path));
  const temporary = openTemporary(original.path, 0o600, folder);
  try {
    temporary.write(fresh);
    resemble(temporary, original.stats);
    fsyncSync(temporary.descriptor);
    checkUnchanged(original, old, target);
    temporary.moveTo(target);
  } catch (error) {
    temporary.discard();
    throw error;
  }
}

/** Gives a file the owner and the permissions of another one; throws EPERM where that can't be done. */
function resemble({ descriptor }: TemporaryFile, { uid, gid, mode }: Stats): void {
  const own = fstatSync(descriptor);
  if (own.uid !== uid || own.gid !== gid) fchownSync(descriptor, uid, gid);
  fchmodSync(descriptor, mode); // after the owner, whose change takes permissions away
}

/** The new name is on the disk, too. Not every system can say so of a folder. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // The file itself is safe.
  }
}

/** Writes in place. What fails, such as a disk that is full, is taken back: the old bytes have their room already. */
function overwrite(original: Original, old: Buffer, fresh: Buffer): void {
  checkUnchanged(original, old);
  try {
    put(original, fresh);
  } catch (error) {
    restore(original, old);
    throw error;
  }
}

function restore(original: Original, old: Buffer): void {
  try {
    put(original, old);
  } catch (cause) {
    const message = 'Writing failed half-way, and the old text could not be put back: look at the file';
    throw new InlayError('half-written', message, [], { cause });
  }
}

function put({ descriptor }: Original, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at, bytes.length - at, at);
  ftruncateSync(descriptor, bytes.length);
  fsyncSync(descriptor);
}

/** What is said to be written is there. */
function confirm(path: string, fresh: Buffer): void {
  const written = openOriginal(path);
  try {
    if (holds(written, fresh)) return;
  } finally {
    closeSync(written.descriptor);
  }
  throw new InlayError('changed-meanwhile', 'The file was written, but holds something else now. Look at it');
}
