import type * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { cursorOf } from '../../api/paging.js';
import { canonicalJson, tagOf } from '../../store/canonical.js';
import type { ThemeDeps } from '../area.js';
import { folderOf } from './export-site.js';
import type { Operation, Operations } from './operations.js';
import { type Project, projectOf } from './projects.js';
import { findRelease, goodRelease, type Release } from './releases.js';
import type { deployRoutes } from './routes.js';

type Result = z.input<(typeof deployRoutes)['deploy']['result']>;

/** Documents of a release that are told. */
const MOST_TOLD = 100;

/** Files that the answer to a deploy tells. */
const FILES = 100;

/** A part of a release's files. */
export interface FilePage {
  after?: string | undefined;
  limit: number;
}

/** What is answered of a release. */
export async function resultOf(deps: ThemeDeps, all: Operations, release: Release, page: FilePage): Promise<Result> {
  const { key: id, body, at, by } = release;
  const project = await projectOf(deps, body.project);
  const current = await currentOf(deps, project);
  const running = body.status === 'running' ? await progressOf(deps, all, project, id) : undefined;
  // Who ended between the switch of the folder and the last write has done it all the same.
  const isDone = body.status === 'done' || (body.status === 'running' && !running && current === id);
  const files = body.status === 'running' && isDone ? ((await folderOf(deps, project).files(id)) ?? []) : body.files;
  const start = page.after === undefined ? 0 : files.findIndex(({ path }) => path === page.after) + 1;
  const shown = files.slice(start, start + page.limit);
  const next = start + page.limit < files.length ? cursorOf(shown.at(-1)?.path) : undefined;
  const total = body.target === 'live' ? body.documents.length : files.length;
  return {
    id,
    project: body.project,
    target: body.target,
    status: body.taken_back
      ? 'taken-back'
      : isDone
        ? 'done'
        : body.status === 'failed'
          ? 'failed'
          : running
            ? 'running'
            : 'interrupted',
    progress: running ?? { done: isDone ? total : 0, total },
    note: body.note,
    at,
    by,
    is_current: current === id,
    ...(project.target === 'folder' && isDone && { folder: `exports/${project.folder}/${id}` }),
    document_count: body.documents.length,
    documents: body.documents.slice(0, MOST_TOLD),
    file_count: files.length,
    files: shown,
    ...(next && { next_cursor: next }),
    left_out: body.left_out,
    ...(body.error !== '' && { error: body.error }),
  };
}

/** How far a release is, whichever process makes it; nothing where none does. */
async function progressOf(deps: ThemeDeps, all: Operations, project: Project, id: string) {
  const own = all.get(id);
  if (own) return own.progress;
  return project.target === 'folder' ? folderOf(deps, project).progressOf(id) : undefined;
}

/** The answer with a release that was made or begun just now. */
export async function releaseReply(deps: ThemeDeps, all: Operations, id: string, { base }: Call): Promise<Reply> {
  const made = await findRelease(deps.site.store, id);
  if (!made) throw new TypeError(`Unexpected release \`${id}\` that is not there`);
  const body = await resultOf(deps, all, made, { limit: FILES });
  return { body, etag: resultTag(body), headers: { location: `${base}/ai/deploy/${id}` } };
}

/** Of all that is answered: it is another one as soon as a release is farther, or no more the one of now. */
export function resultTag(body: Result): string {
  return tagOf(canonicalJson(body));
}

/** The id of the release that visitors or hosts see now. */
export async function currentOf(deps: ThemeDeps, project: Project): Promise<string | undefined> {
  if (project.target === 'folder') return folderOf(deps, project).current();
  return (await goodRelease(deps.site.store, project.key))?.key;
}

/** What is answered of a dry run. */
export function resultOfOperation(operation: Operation): Result {
  const { id, project, note, at, by, status, progress, found, leftOut = [], error } = operation;
  return {
    id,
    project,
    target: 'folder',
    status,
    progress,
    note,
    at,
    by,
    is_current: false,
    document_count: 0,
    documents: [],
    file_count: found ? found.added_count + found.changed_count + found.unchanged : 0,
    files: [],
    left_out: leftOut,
    ...(found && { changes: found }),
    ...(error !== undefined && { error }),
  };
}
