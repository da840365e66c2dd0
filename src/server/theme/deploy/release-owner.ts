import { lstat, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Milliseconds after which a release of another machine is abandoned if its process has not said that it is at work. */
const ABANDONED_MS = 600_000;
/** Milliseconds between two words that it is. */
const BEAT_MS = 30_000;

/** Which process is making a release: several may serve one site. */
export function releaseOwner(root: string) {
  const note = (id: string) => join(root, `.${id}.owner`);
  return {
    /** Says that this process makes a release. @returns what says so again now and then */
    async claim(id: string): Promise<() => Promise<void>> {
      await writeFile(note(id), JSON.stringify({ host: hostname(), pid: process.pid }));
      let said = performance.now();
      return async () => {
        if (performance.now() - said < BEAT_MS) return;
        said = performance.now();
        await utimes(note(id), new Date(), new Date());
      };
    },
    drop: (id: string) => rm(note(id), { force: true }),
    /**
     * Whether no process makes a release any more.
     *
     * @param name a file or folder of it, which tells how old it is where its process has left no word
     */
    async isAbandoned(id: string, name: string): Promise<boolean> {
      const owner = await readOwner(note(id));
      if (owner?.host === hostname()) return !isRunning(owner.pid);
      const told = (await ageOf(note(id))) ?? (await ageOf(join(root, name)));
      return told !== undefined && told > ABANDONED_MS;
    },
  };
}

async function readOwner(path: string): Promise<{ host: string; pid: number } | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as { host: string; pid: number }; // as `claim` wrote it
  } catch {
    return undefined;
  }
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
