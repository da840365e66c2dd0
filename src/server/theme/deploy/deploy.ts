import type * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply } from '../../api/call.js';
import { refuse } from '../../api/problem.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { checkLive, planLive } from './live.js';
import { pathsOfAll } from './live-body.js';
import { type Operation, type Operations, operations } from './operations.js';
import { type Project, projectOf } from './projects.js';
import { getRelease, listProjects, listReleases } from './read-deploys.js';
import { resultOf, resultOfOperation } from './release-result.js';
import { findRelease, newReleaseId } from './releases.js';
import { deployRoutes } from './routes.js';
import { runExport, tryExport } from './run-export.js';
import { previewTakeBack, takeBack } from './take-back.js';

type DeployBody = z.output<(typeof deployRoutes)['deploy']['body']>;

/** Documents that a preview shows. */
const MOST_SHOWN = 50;

/** Files that the answer to a deploy tells. */
const FILES = 100;

/** Releases: for visitors, and as folders of files. */
export const deploy = defineArea({
  routes: deployRoutes,
  handlers: (deps) => {
    const all = operations();
    return {
      deploy: (call) => perform(deps, all, call),
      listReleases: (call) => listReleases(deps, all, call),
      listDeployProjects: (call) => listProjects(deps, call),
      getRelease: (call) => getRelease(deps, all, call),
      takeBackRelease: (call) => takeBack(deps, all, call),
    };
  },
  previews: (deps) => ({
    deploy: (call) => preview(deps, call),
    takeBackRelease: (call) => previewTakeBack(deps, call),
  }),
});

async function perform(deps: ThemeDeps, all: Operations, call: Call): Promise<Reply> {
  const body = call.body as DeployBody; // the route's schema
  const project = await projectOf(deps, body.project);
  if (project.target === 'live') return body.dry_run ? planned(deps, project, body) : release(deps, all, project, call);
  return exportTo(deps, all, project, call);
}

/** What a release would publish; nothing for what need not be confirmed. */
async function preview(deps: ThemeDeps, { body }: Call): Promise<Preview | undefined> {
  const { project: key, dry_run } = body as DeployBody; // the route's schema
  const project = await projectOf(deps, key);
  if (project.target !== 'live' || dry_run) return undefined;
  const plan = await planLive(deps);
  if (plan.writes.length === 0) refuse('state-conflict', 'There are no drafts, expected one to publish');
  await checkLive(deps, plan);
  const more = plan.writes.length > MOST_SHOWN ? `; the first ${MOST_SHOWN} are shown` : '';
  return {
    summary: `Publishes ${plan.writes.length} drafts as one release${more}`,
    changes: plan.writes
      .slice(0, MOST_SHOWN)
      .map(({ kind, key: name, before, body: after }) => ({ kind, key: name, before, after })),
    undo: '`POST /ai/deploy/{id}/take-back` with the id that the answer has',
    rests: { 'draft/*': plan.tag },
  };
}

async function planned(deps: ThemeDeps, { key, target }: Project, { note }: DeployBody): Promise<Reply> {
  const plan = await planLive(deps);
  await checkLive(deps, plan);
  const count = plan.documents.length;
  const body = {
    project: key,
    target,
    status: 'planned',
    progress: { done: 0, total: count },
    note,
    is_current: false,
    document_count: count,
    documents: plan.documents.slice(0, 100),
    file_count: 0,
    files: [],
    left_out: [],
  };
  return { body, etag: plan.tag };
}

/** Publishes every draft, and keeps the release, in one write. */
async function release(deps: ThemeDeps, all: Operations, project: Project, call: Call): Promise<Reply> {
  const { store } = deps.site;
  const { note } = call.body as DeployBody; // the route's schema
  const { writes, documents } = await planLive(deps);
  if (writes.length === 0) refuse('state-conflict', 'There are no drafts, expected one to publish');
  const paths = await pathsOfAll(store, writes);
  const id = newReleaseId(deps.site.now(), project.key);
  const own = {
    kind: 'release',
    key: id,
    body: { project: project.key, target: 'live', note, documents },
    expect: null,
  };
  await store.write({
    by: call.principal.id,
    action: 'deploy.live',
    writes: [...writes.map(({ before: _before, ...write }) => write), ...paths, own],
  });
  return replyOf(deps, all, id, call);
}

async function replyOf(deps: ThemeDeps, all: Operations, id: string, { base }: Call): Promise<Reply> {
  const made = await findRelease(deps.site.store, id);
  if (!made) throw new TypeError(`Unexpected release \`${id}\` that is not there`);
  const body = await resultOf(deps, all, made, { limit: FILES });
  return { body, etag: made.etag, headers: { location: `${base}/ai/deploy/${id}` } };
}

/** Begins an export, or a dry run of one, and answers at once. */
async function exportTo(deps: ThemeDeps, all: Operations, project: Project, call: Call): Promise<Reply> {
  const { note, dry_run: isDry } = call.body as DeployBody; // the route's schema
  const { principal, base, requestId } = call;
  const running = all.runningOf(project.key);
  if (running && !isDry)
    refuse('state-conflict', `The release \`${running.id}\` is on its way`, {
      next_action: { method: 'GET', path: `${base}/ai/deploy/${running.id}`, why: 'tells how far it is' },
    });
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
    await deps.site.store.write({
      by: principal.id,
      action: 'deploy.begin',
      writes: [
        {
          kind: 'release',
          key: id,
          body: { project: project.key, target: 'folder', note, documents: [], status: 'running' },
          expect: null,
        },
      ],
    });
  } catch (error) {
    all.drop(id);
    throw error;
  }
  const reply = await replyOf(deps, all, id, call);
  void runExport(deps, all, operation, project);
  return reply;
}
