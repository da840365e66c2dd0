import type { Call, Preview, Reply } from '../../api/call.js';
import { refuse } from '../../api/problem.js';
import { checkRests } from '../../api/rests.js';
import type { DocumentWrite } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { folderOf } from './export-site.js';
import { planTakeBack } from './live.js';
import type { Operations } from './operations.js';
import { type Project, projectOf } from './projects.js';
import { currentOf, resultOf, resultTag } from './release-result.js';
import { findRelease, goodRelease, type Release } from './releases.js';

/** Documents that a preview shows. */
const MOST_SHOWN = 50;

interface Plan {
  release: Release;
  project: Project;
  writes: (DocumentWrite & { before: unknown })[];
  /** The paths that go with its pages. */
  paths?: DocumentWrite[];
  /** Of a folder: the release that hosts serve afterwards, where that is another one. */
  switches?: { from: string; to: string | undefined };
}

/** @throws ApiProblem `not-found`, `state-conflict` */
async function planOf(deps: ThemeDeps, id: string): Promise<Plan> {
  const release = await findRelease(deps.site.store, id);
  if (!release) return refuse('not-found', `There is no release \`${id}\``);
  if (release.body.taken_back) refuse('state-conflict', 'It is taken back already');
  if (release.body.status === 'failed') refuse('state-conflict', 'It has failed: nobody sees anything of it');
  const project = await projectOf(deps, release.body.project);
  if (project.target === 'live') return { release, project, ...(await planTakeBack(deps, release)) };
  const current = await currentOf(deps, project);
  if (current !== id) return { release, project, writes: [] };
  const before = await goodRelease(deps.site.store, project.key, id);
  if (before && !(await folderOf(deps, project).files(before.key)))
    refuse('state-conflict', `The files of the release \`${before.key}\` before it are gone`);
  return { release, project, writes: [], switches: { from: id, to: before?.key } };
}

/** What taking a release back would do. */
export async function previewTakeBack(deps: ThemeDeps, { params }: Call): Promise<Preview> {
  const plan = await planOf(deps, String(params['id']));
  const { project, writes, switches } = plan;
  const hosts = switches
    ? `Hosts serve ${switches.to === undefined ? 'nothing any more: there is no release before it' : `\`${switches.to}\``}`
    : 'Hosts go on serving what they do: another release is the one of now';
  const documents = `Visitors see ${writes.length} documents as they were before it; what it published is a draft again`;
  return {
    summary: project.target === 'live' ? documents : hosts,
    changes: [
      ...writes.slice(0, MOST_SHOWN).map(({ kind, key, before, body }) => ({ kind, key, before, after: body })),
      ...(switches ? [{ kind: 'export', key: project.key, before: switches.from, after: switches.to ?? null }] : []),
    ],
    undo: `\`POST /ai/deploy\` with \`{"project":"${project.key}"}\` deploys again`,
    rests: restsOf(plan),
  };
}

function restsOf({ release, project, writes, switches }: Awaited<ReturnType<typeof planOf>>): Preview['rests'] {
  return {
    [`release/${release.key}`]: release.etag,
    ...Object.fromEntries(writes.map(({ kind, key, expect }) => [`${kind}/${key}`, expect ?? null])),
    ...(switches && { [`export/${project.key}`]: switches.from }),
  };
}

/** Takes a release back: of `live` in one write, of a folder by its link and then the store. */
export async function takeBack(deps: ThemeDeps, all: Operations, call: Call): Promise<Reply> {
  const plan = await planOf(deps, String(call.params['id']));
  const { release, project, writes, paths = [], switches } = plan;
  checkRests(call, restsOf(plan));
  if (switches) await folderOf(deps, project).switchTo(switches.to);
  const own = { kind: 'release', key: release.key, body: { ...release.body, taken_back: true }, expect: release.etag };
  await deps.site.store.write({
    by: call.principal.id,
    action: 'deploy.take-back',
    writes: [...writes.map(({ before: _before, ...write }) => write), ...paths, own],
  });
  const now = (await findRelease(deps.site.store, release.key)) ?? release;
  const body = await resultOf(deps, all, now, { limit: MOST_SHOWN });
  return { body, etag: resultTag(body), status: 200 };
}
