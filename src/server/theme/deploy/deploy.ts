import type * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply } from '../../api/call.js';
import { refuse } from '../../api/problem.js';
import { checkRests } from '../../api/rests.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { exportTo } from './export-to.js';
import { checkLive, planLive } from './live.js';
import { pathsOfAll } from './live-body.js';
import { type Operations, operations } from './operations.js';
import { type Project, projectOf } from './projects.js';
import { getRelease, listProjects, listReleases } from './read-deploys.js';
import { releaseReply } from './release-result.js';
import { newReleaseId } from './releases.js';
import { deployRoutes } from './routes.js';
import { previewTakeBack, takeBack } from './take-back.js';

type DeployBody = z.output<(typeof deployRoutes)['deploy']['body']>;

/** Documents that a preview shows. */
const MOST_SHOWN = 50;

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
  const plan = await planLive(deps);
  const { writes, documents } = plan;
  checkRests(call, { 'draft/*': plan.tag });
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
  return releaseReply(deps, all, id, call);
}
