import { failureOf } from '../../api/failure.js';
import type { ReleaseBody } from '../../site/kinds/project.js';
import type { ThemeDeps } from '../area.js';
import { folderOf, renderSite } from './export-site.js';
import type { DryRun, Operation, Operations } from './operations.js';
import type { Project } from './projects.js';
import type { ReleaseFolder } from './release-folder.js';
import { findRelease } from './releases.js';
import type { ExportedFile } from './render-files.js';

/** Files of each kind that a dry run tells. */
const MOST_TOLD = 100;

/**
 * Exports the site: all files out of sight, then the release in one step, then `current` leads to it, then the store knows.
 * Whenever the process ends in between, hosts serve the release before or this one, whole.
 */
export async function runExport(
  deps: ThemeDeps,
  all: Operations,
  operation: Operation,
  folder: ReleaseFolder,
): Promise<void> {
  const { id, by, progress } = operation;
  try {
    await folder.prune();
    const { files, leftOut } = await renderSite(
      deps,
      () => folder.begin(id, progress),
      (done, total) => Object.assign(progress, { done, total }),
    );
    await folder.finish(id, files);
    await folder.switchTo(id);
    // From now on all processes know that it is done: `current` leads to it.
    await folder.end(id).catch(() => undefined);
    await end(deps, id, by, { status: 'done', files, left_out: leftOut });
  } catch (error) {
    await folder.discard(id).catch(() => undefined);
    // Where the store is gone, too, the release stays one that was interrupted.
    await end(deps, id, by, { status: 'failed', error: reasonOf(deps, operation, error) }).catch(() => undefined);
  } finally {
    all.drop(id);
  }
}

/** Why an export has failed. What nobody foresaw is in the log, under the id of the request that has begun it. */
function reasonOf({ onError }: ThemeDeps, { requestId }: Operation, error: unknown): string {
  const { code, detail } = failureOf(error);
  if (code !== 'internal-error') return detail.slice(0, 1000);
  onError(error, requestId);
  return `The log of the server says more under the request id \`${requestId}\``;
}

async function end({ site }: ThemeDeps, id: string, by: string, more: Partial<ReleaseBody>): Promise<void> {
  const release = await findRelease(site.store, id);
  if (!release) return;
  await site.store.write({
    by,
    action: more.status === 'done' ? 'deploy.done' : 'deploy.failed',
    writes: [{ kind: 'release', key: id, body: { ...release.body, ...more }, expect: release.etag }],
  });
}

/** Renders the site without keeping it, and compares it with what hosts serve. */
export async function tryExport(deps: ThemeDeps, operation: Operation, project: Project): Promise<void> {
  try {
    const folder = folderOf(deps, project);
    const current = await folder.current();
    const before = current === undefined ? [] : ((await folder.files(current)) ?? []);
    const { files, leftOut } = await renderSite(
      deps,
      async () => async () => undefined,
      (done, total) => Object.assign(operation.progress, { done, total }),
    );
    Object.assign(operation, {
      status: 'planned',
      found: compared(before, files),
      leftOut,
    } satisfies Partial<Operation>);
  } catch (error) {
    Object.assign(operation, {
      status: 'failed',
      error: reasonOf(deps, operation, error),
    } satisfies Partial<Operation>);
  }
}

/** What changes between two sets of files. */
export function compared(before: readonly ExportedFile[], after: readonly ExportedFile[]): DryRun {
  const was = new Map(before.map(({ path, sha256 }) => [path, sha256]));
  const is = new Map(after.map(({ path, sha256 }) => [path, sha256]));
  const added = [...is.keys()].filter((path) => !was.has(path));
  const removed = [...was.keys()].filter((path) => !is.has(path));
  const changed = [...is].flatMap(([path, hash]) => (was.has(path) && was.get(path) !== hash ? [path] : []));
  const told = (paths: readonly string[]) => paths.slice(0, MOST_TOLD);
  const unchanged = is.size - added.length - changed.length;
  return {
    added: told(added),
    added_count: added.length,
    changed: told(changed),
    changed_count: changed.length,
    removed: told(removed),
    removed_count: removed.length,
    unchanged,
  };
}
