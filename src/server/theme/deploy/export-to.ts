import type * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { refuse } from '../../api/problem.js';
import type { ThemeDeps } from '../area.js';
import { folderOf } from './export-site.js';
import type { Operation, Operations } from './operations.js';
import type { Project } from './projects.js';
import type { ReleaseFolder } from './release-folder.js';
import { releaseReply, resultOfOperation } from './release-result.js';
import { findRelease, newReleaseId } from './releases.js';
import type { deployRoutes } from './routes.js';
import { runExport, tryExport } from './run-export.js';

type DeployBody = z.output<(typeof deployRoutes)['deploy']['body']>;

/** Begins an export, or a dry run of one, and answers at once. */
export async function exportTo(deps: ThemeDeps, all: Operations, project: Project, call: Call): Promise<Reply> {
  const { note, dry_run: isDry } = call.body as DeployBody; // the route's schema
  const { principal, base, requestId } = call;
  const folder = folderOf(deps, project);
  const elsewhere = isDry ? undefined : await runningIn(deps, folder);
  // Of this process there may be one that the store has not heard of yet.
  const running = elsewhere ?? all.runningOf(project.key)?.id;
  if (running !== undefined && !isDry) refuseSecond(running, call);
  const now = deps.site.now();
  const id = newReleaseId(now, project.key);
  const operation: Operation = {
    id,
    project: project.key,
    note,
    by: principal.id,
    at: now.toISOString(),
    requestId,
    isDry,
    status: 'running',
    progress: { done: 0, total: 0 },
  };
  all.add(operation);
  if (isDry) {
    void tryExport(deps, operation, project);
    return { body: resultOfOperation(operation), headers: { location: `${base}/ai/deploy/${id}` } };
  }
  try {
    await begin(deps, folder, operation, call);
  } catch (error) {
    all.drop(id);
    await folder.end(id).catch(() => undefined);
    throw error;
  }
  const reply = await releaseReply(deps, all, id, call);
  void runExport(deps, all, operation, folder);
  return reply;
}

/**
 * Has the store know of a release, and this process of it be known as who makes it.
 *
 * @throws ApiProblem `state-conflict` where another process was first
 */
async function begin({ site }: ThemeDeps, folder: ReleaseFolder, operation: Operation, call: Call): Promise<void> {
  const { id, project, note, by } = operation;
  const body = { project, target: 'folder', note, documents: [], status: 'running' };
  await folder.claim(id);
  const own = { kind: 'release', key: id };
  const [begun] = await site.store.write({ by, action: 'deploy.begin', writes: [{ ...own, body, expect: null }] });
  // Of two that began at the same time each sees the other, and the store knows whose write was first.
  for (const other of await folder.atWork()) {
    if (other === id) continue;
    const first = await site.store.revision({ kind: 'release', key: other }, 1);
    if (!first || !begun || first.change > begun.change || !(await isRunning(site.store, other))) continue;
    const gone = { ...own, body: null, expect: begun.etag };
    await site.store.write({ by, action: 'deploy.withdraw', writes: [gone] });
    refuseSecond(other, call);
  }
}

/** A release that some process makes in a folder now. */
async function runningIn({ site }: ThemeDeps, folder: ReleaseFolder): Promise<string | undefined> {
  for (const id of await folder.atWork()) if (await isRunning(site.store, id)) return id;
  return undefined;
}

async function isRunning(store: ThemeDeps['site']['store'], id: string): Promise<boolean> {
  return (await findRelease(store, id))?.body.status === 'running';
}

function refuseSecond(id: string, { base }: Call): never {
  return refuse('state-conflict', `The release \`${id}\` is on its way`, {
    next_action: { method: 'GET', path: `${base}/ai/deploy/${id}`, why: 'tells how far it is' },
  });
}
