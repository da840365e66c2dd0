import { randomUUID } from 'node:crypto';
import { lstat, readlink, rename, rm, symlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Progress } from './operations.js';

/** Milliseconds after which a release is abandoned if its process has not said that it is at work. */
const ABANDONED_MS = 600_000;
/** Milliseconds between two words that it is, and how far. */
const BEAT_MS = 200;

/** A process that is started again may have the id of the one before: in a container it always has. */
const START = randomUUID();

/** Behind the id of a release while its process writes its next word. */
const NEXT = '.next';

/** What a process says of a release that it makes. */
interface Note extends Progress {
  host: string;
  pid: number;
  start?: string;
}

/**
 * Which process is making a release, and how far it is: several may serve one site. A note is the target of a link that leads
 * nowhere: a link comes whole or not at all, while a process may be killed between a file and its text.
 */
export function releaseOwner(root: string) {
  const note = (id: string) => join(root, `.${id}.owner`);

  async function say(id: string, { done, total }: Progress): Promise<void> {
    const own = note(id + NEXT);
    await rm(own, { force: true });
    await symlink(
      JSON.stringify({ host: hostname(), pid: process.pid, start: START, done, total } satisfies Note),
      own,
    );
    await rename(own, note(id));
  }

  return {
    /**
     * Says that this process makes a release.
     *
     * @param progress how far it is: looked at again and again
     * @returns what says so again now and then
     */
    async claim(id: string, progress: Progress): Promise<() => Promise<void>> {
      await say(id, progress);
      let said = performance.now();
      return async () => {
        if (performance.now() - said < BEAT_MS) return;
        said = performance.now();
        await say(id, progress);
      };
    },
    drop: (id: string) => rm(note(id), { force: true }),
    /** How far a release is, as the process says that makes it; nothing where none does, or none has said so for long. */
    async progressOf(id: string): Promise<Progress | undefined> {
      const [owner, age] = await Promise.all([readNote(note(id)), ageOf(note(id))]);
      if (!owner || age === undefined || age > ABANDONED_MS) return undefined;
      const { host, done = 0, total = 0 } = owner;
      return host === hostname() && hasEnded(owner) ? undefined : { done, total };
    },
    /**
     * Whether no process makes a release any more.
     *
     * @param name a file or folder of it, which tells how old it is where its process has left no word
     */
    async isAbandoned(id: string, name: string): Promise<boolean> {
      const owner = await readNote(note(id));
      if (owner?.host === hostname()) return hasEnded(owner);
      const told = (await ageOf(note(id))) ?? (await ageOf(join(root, name)));
      return told !== undefined && told > ABANDONED_MS;
    },
  };
}

/** The release that a file says something of. */
export function releaseOfNote(name: string): string | undefined {
  return /^\.(\d{8}t.*)\.owner$/.exec(name)?.[1];
}

async function readNote(path: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readlink(path)) as Note; // as `say` wrote it
  } catch {
    return undefined;
  }
}

/** Whether the process of a note of this machine has ended. */
function hasEnded({ pid, start }: Note): boolean {
  if (pid === process.pid && start !== undefined) return start !== START;
  return !isRunning(pid);
}

async function ageOf(path: string): Promise<number | undefined> {
  try {
    return Date.now() - (await lstat(path)).mtimeMs;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is somebody else's, and runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
