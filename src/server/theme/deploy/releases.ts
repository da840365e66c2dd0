import { randomBytes } from 'node:crypto';
import type { ReleaseBody } from '../../site/kinds/project.js';
import type { Document } from '../../store/document.js';
import type { Store } from '../../store/store.js';

/** A release: its key is its id. */
export type Release = Document<ReleaseBody>;

/** A new id that sorts by time, and tells the project: `20260101t120000000z-1a2b3c-folder`. */
export function newReleaseId(now: Date, project: string): string {
  const time = now.toISOString().replace(/[-:.]/g, '').toLowerCase();
  return `${time}-${randomBytes(3).toString('hex')}-${project}`;
}

/** The project of a release's id. */
export function projectOfRelease(id: string): string {
  return id.split('-').slice(2).join('-');
}

/** @returns nothing where there is none */
export async function findRelease(store: Pick<Store, 'get'>, id: string): Promise<Release | undefined> {
  return (await store.get('release', id)) as Release | undefined; // of that kind
}

/** The releases of a project, the newest first, read one by one. */
export async function* releasesOf(store: Pick<Store, 'get' | 'heads'>, project: string, before?: string) {
  for (const { key } of (await store.heads('release')).toReversed()) {
    if (projectOfRelease(key) !== project || (before !== undefined && key >= before)) continue;
    const release = await findRelease(store, key);
    if (release) yield release;
  }
}

/** The release of a project that counts now, or did before another one. */
export async function goodRelease(store: Pick<Store, 'get' | 'heads'>, project: string, before?: string) {
  for await (const release of releasesOf(store, project, before))
    if (release.body.status === 'done' && !release.body.taken_back) return release;
  return undefined;
}
