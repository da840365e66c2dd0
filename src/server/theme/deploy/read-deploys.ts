import type { Call, Reply } from '../../api/call.js';
import { afterOf, cursorOf } from '../../api/paging.js';
import { refuse } from '../../api/problem.js';
import type { ProjectBody } from '../../site/kinds/project.js';
import type { ThemeDeps } from '../area.js';
import { planLive } from './live.js';
import type { Operations } from './operations.js';
import { OWN_PROJECTS, withFolder } from './projects.js';
import { currentOf, resultOf, resultOfOperation, resultTag } from './release-result.js';
import { findRelease, projectOfRelease } from './releases.js';

/** Where a deploy can go. */
export async function listProjects(deps: ThemeDeps, { query }: Call): Promise<Reply> {
  const after = afterOf(query['cursor']);
  const page = await deps.site.store.list('project', { after: after ?? '', limit: Number(query['limit']) });
  const others = page.items.map(({ key, body }) => withFolder(key, body as ProjectBody)); // of that kind
  const shown = after === undefined ? [...OWN_PROJECTS, ...others] : others;
  const items = await Promise.all(
    shown.map(async (project) => {
      const { key, label, target, folder } = project;
      const release = await currentOf(deps, project);
      return {
        key,
        label,
        target,
        ...(target === 'folder' && { folder: `exports/${folder}` }),
        ...(release !== undefined && { release }),
        ...(target === 'live' && { pending: (await planLive(deps)).writes.length }),
      };
    }),
  );
  const next = cursorOf(page.next);
  return { body: { items, ...(next && { next_cursor: next }) } };
}

/** The releases, the newest first. */
export async function listReleases(deps: ThemeDeps, all: Operations, { query }: Call): Promise<Reply> {
  const { store } = deps.site;
  const after = afterOf(query['cursor']);
  const limit = Number(query['limit']);
  const keys = (await store.heads('release'))
    .map(({ key }) => key)
    .filter((key) => query['project'] === undefined || projectOfRelease(key) === query['project'])
    .toReversed();
  const rest = after === undefined ? keys : keys.filter((key) => key < after);
  const items = [];
  for (const key of rest.slice(0, limit)) {
    const release = await findRelease(store, key);
    if (release) {
      const { next_cursor: _files, ...result } = await resultOf(deps, all, release, { limit: 0 });
      items.push(result);
    }
  }
  const next = rest.length > limit ? cursorOf(rest[limit - 1]) : undefined;
  return { body: { items, ...(next && { next_cursor: next }) } };
}

/** A release, or a dry run that is kept for a while. */
export async function getRelease(deps: ThemeDeps, all: Operations, { params, query }: Call): Promise<Reply> {
  const id = String(params['id']);
  const release = await findRelease(deps.site.store, id);
  if (release) {
    const page = { after: afterOf(query['cursor']), limit: Number(query['limit']) };
    const body = await resultOf(deps, all, release, page);
    return { body, etag: resultTag(body) };
  }
  const operation = all.get(id);
  if (operation) {
    const body = resultOfOperation(operation);
    return { body, etag: resultTag(body) };
  }
  return refuse('not-found', `There is no release \`${id}\``);
}
