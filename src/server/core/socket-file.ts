import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, renameSync, unlinkSync, watch } from 'node:fs';
import type { Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { makeFolder as makeFolders } from 'inlay/internal/cli/output/make-folder.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { listen, refused } from './listen.js';

/** Milliseconds between two looks at the socket's path, where the system does not tell of changes. */
const SOCKET_POLL_MS = 1000;

const FOLDER_MODE = 0o750;
const SOCKET_MODE = 0o660;

/** Bytes of a socket's path that every system takes (`sun_path` without its end). */
const LONGEST_PATH = 103;

/** A socket in its place. */
export interface SocketFile {
  /** Whether the path still leads to it: another daemon may have taken it over. */
  isOwn(): boolean;
  /** Takes it away, if it is still its own. */
  remove(): void;
  /** Calls back, once, when the path leads elsewhere. Gives a function that ends the watch. */
  onTaken(taken: () => void): () => void;
}

/**
 * Has a server listen at a socket. It is made under a name of its own in the same folder and renamed into place: who
 * connects finds the old daemon or the new one, never none.
 *
 * @param group numeric id of the group that may connect
 * @throws InlayError `listen-failed` in words for the user
 */
export async function claimSocket(server: Server, path: string, group: number | undefined): Promise<SocketFile> {
  const folder = dirname(path);
  const own = `${path}.${process.pid}`;
  if (Buffer.byteLength(own) > LONGEST_PATH) {
    const most = LONGEST_PATH - Buffer.byteLength(own) + Buffer.byteLength(path);
    throw new InlayError('listen-failed', `Unexpected length of \`${path}\`, expected at most ${most} bytes`);
  }
  makeFolder(folder, group);
  refuseForeign(path);
  removeLeftOvers(path);
  await listen(server, { path: own });
  attempt('set the owner and mode of', own, () => {
    chmodSync(own, SOCKET_MODE);
    if (group !== undefined) chownSync(own, -1, group);
  });
  const { ino, dev } = lstatSync(own);
  attempt('put a socket at', path, () => renameSync(own, path));

  const isOwn = () => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found?.ino === ino && found.dev === dev;
  };
  return {
    isOwn,
    remove() {
      if (isOwn()) unlinkSync(path);
    },
    onTaken(taken) {
      const look = () => {
        if (isOwn()) return;
        stop();
        taken();
      };
      const timer = setInterval(look, SOCKET_POLL_MS);
      const watcher = watchFolder(folder, look);
      const stop = () => {
        clearInterval(timer);
        watcher?.close();
      };
      look();
      return stop;
    },
  };
}

/** Nothing where the system can't watch: it is looked at from time to time as well. */
function watchFolder(folder: string, look: () => void) {
  try {
    return watch(folder, look).on('error', () => {});
  } catch {
    return undefined;
  }
}

/** A folder that is there already is left as it is. */
function makeFolder(folder: string, group: number | undefined): void {
  attempt('make the folder', folder, () => {
    if (lstatSync(folder, { throwIfNoEntry: false })) return;
    makeFolders(dirname(folder));
    mkdirSync(folder);
    chmodSync(folder, FOLDER_MODE);
    if (group !== undefined) chownSync(folder, -1, group);
  });
}

/** Anything but a socket is left alone: it was put there on purpose. */
function refuseForeign(path: string): void {
  const found = attempt('look at', path, () => lstatSync(path, { throwIfNoEntry: false }));
  if (!found || found.isSocket()) return;
  const what = found.isDirectory() ? 'folder' : found.isSymbolicLink() ? 'symbolic link' : 'file';
  throw new InlayError('listen-failed', `Unexpected ${what} at \`${path}\`, expected a socket or nothing`);
}

/** Removes the sockets of daemons that died before they could rename theirs, and one of an earlier process of our number. */
function removeLeftOvers(path: string): void {
  const [folder, name] = [dirname(path), basename(path)];
  const names = attempt('read the folder', folder, () => readdirSync(folder));
  for (const each of names) {
    const pid = each.startsWith(`${name}.`) ? each.slice(name.length + 1) : '';
    if (!/^[1-9]\d*$/.test(pid) || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    const file = join(folder, each);
    attempt('remove', file, () => {
      if (lstatSync(file, { throwIfNoEntry: false })?.isSocket()) unlinkSync(file);
    });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Does something with a path, in words where the system refuses it. */
function attempt<T>(what: string, path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw refused(what, path, error);
  }
}
