import { mkdir, open, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Progress } from './operations.js';
import { releaseOfNote, releaseOwner } from './release-owner.js';
import type { ExportedFile } from './render-files.js';

/** What a release's list of files says that it is. */
const FORMAT = 'inlay-export/1';

/** Releases of a project whose files are kept. */
const KEPT = 10;

/** The link to what a host serves. */
export const CURRENT = 'current';

/** The folder of a project's releases: each is whole or not there, and `current` leads to one of them. */
export function releaseFolder(root: string) {
  const part = (id: string) => join(root, `.${id}.part`);
  const list = (id: string) => join(root, `${id}.json`);
  const owner = releaseOwner(root);
  return {
    root,
    /** Says that this process makes a release, before it begins. */
    async claim(id: string): Promise<void> {
      await mkdir(root, { recursive: true });
      await owner.claim(id, { done: 0, total: 0 });
    },
    /** Says that this process has done with a release. */
    end: (id: string) => owner.drop(id),
    /** How far a release is that a process makes now, this one or another. */
    progressOf: (id: string) => owner.progressOf(id),
    /** The releases that processes make now. */
    async atWork(): Promise<string[]> {
      const ids = (await readdir(root).catch(() => [])).flatMap((name) => releaseOfNote(name) ?? []);
      const far = await Promise.all(ids.map((id) => owner.progressOf(id)));
      return ids.filter((_, index) => far[index] !== undefined);
    },
    /**
     * Begins a release, or begins it again, out of sight.
     *
     * @param progress how far it is, for who asks another process
     * @returns what writes a file of it
     */
    async begin(
      id: string,
      progress: Progress = { done: 0, total: 0 },
    ): Promise<(file: string, bytes: Uint8Array) => Promise<void>> {
      await mkdir(root, { recursive: true });
      const beat = await owner.claim(id, progress);
      await rm(part(id), { recursive: true, force: true });
      await mkdir(part(id), { recursive: true });
      return async (file, bytes) => {
        await beat();
        const path = join(part(id), file);
        await mkdir(dirname(path), { recursive: true });
        await writeDurably(path, bytes);
      };
    },
    /**
     * Makes a release whole: its list of files, then its folder, in one step.
     *
     * @throws Error for a file that somebody has taken away meanwhile
     */
    async finish(id: string, files: readonly ExportedFile[]): Promise<void> {
      for (const { path, bytes } of files) {
        if ((await stat(join(part(id), path))).size !== bytes) throw new Error(`Unexpected size of \`${path}\``);
      }
      await writeDurably(
        list(id),
        new TextEncoder().encode(`${JSON.stringify({ format: FORMAT, id, files }, null, 2)}\n`),
      );
      await rename(part(id), join(root, id));
      await syncFolder(root);
    },
    /** Has `current` lead to a release: whoever reads gets the one or the other. Nothing takes it away. */
    async switchTo(id: string | undefined): Promise<void> {
      if (id === undefined) return rm(join(root, CURRENT), { force: true });
      const own = join(root, `.${CURRENT}-${id}`);
      await rm(own, { force: true });
      await symlink(id, own, 'dir');
      await rename(own, join(root, CURRENT));
      await syncFolder(root);
    },
    /** @returns the id of the release that `current` leads to */
    async current(): Promise<string | undefined> {
      try {
        return await readlink(join(root, CURRENT));
      } catch {
        return undefined;
      }
    },
    /** @returns nothing where its files are not there, or not whole */
    async files(id: string): Promise<ExportedFile[] | undefined> {
      try {
        await readdir(join(root, id));
        const { files } = JSON.parse(await readFile(list(id), 'utf8')) as { files: ExportedFile[] }; // as `finish` wrote it
        return files;
      } catch {
        return undefined;
      }
    },
    /** Drops what was begun. */
    async discard(id: string): Promise<void> {
      await rm(part(id), { recursive: true, force: true });
      await owner.drop(id);
    },
    /** Takes away what no process makes any more, and the oldest releases. */
    async prune(): Promise<void> {
      const names = await readdir(root).catch(() => []);
      const current = await this.current();
      const whole = names.filter((name) => /^\d{8}t/.test(name) && !name.endsWith('.json')).sort();
      const isWhole = new Set(whole);
      const abandoned: string[] = [];
      for (const name of names) {
        const id = unfinishedIn(name);
        if (id === undefined || (name.endsWith('.json') && isWhole.has(id))) continue;
        if (await owner.isAbandoned(id, name)) abandoned.push(name);
      }
      const old = whole.slice(0, -KEPT).filter((name) => name !== current);
      // What tells that a thing may go, goes last: where this is cut off, the next one goes on with it.
      const [owners, others] = [abandoned.filter(isOwner), abandoned.filter((name) => !isOwner(name))];
      for (const name of [...others, ...owners, ...old.map((id) => `${id}.json`), ...old])
        await rm(join(root, name), { recursive: true, force: true });
    },
  };
}

function isOwner(name: string): boolean {
  return name.endsWith('.owner');
}

/** The release that a name is of, where that may not be whole: its files out of sight, its owner, a link to be, or its list. */
function unfinishedIn(name: string): string | undefined {
  const [, part, link, list] = /^(?:\.(.+)\.(?:part|owner)|\.current-(.+)|(\d{8}t.*)\.json)$/.exec(name) ?? [];
  return part ?? link ?? list;
}

export type ReleaseFolder = ReturnType<typeof releaseFolder>;

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
