import type { Representation } from 'inlay/internal/http/answer.js';
import { cachedRepresentation } from 'inlay/internal/http/representation-cache.js';
import type { HandlerTask } from 'inlay/internal/http/task.js';
import type { ProblemDetails } from 'inlay/internal/message/problem-details.js';
import type { Site } from 'inlay/internal/site/schema.js';
import { memo } from 'inlay/internal/text/memo.js';
import { type ProblemPlace, refuse } from '../api/problem.js';
import type { ThemeDeps } from './area.js';

/** What a task came to: JSON, with a tag without quotes where it holds as long as the site does. */
export interface Done {
  json: string;
  etag?: string;
}

/** Problems of routes whose work is done elsewhere. */
export const WORK_PROBLEMS = ['overloaded', 'deadline-exceeded'] as const;

/**
 * Does a task of the library's HTTP handler.
 *
 * @throws ApiProblem `validation-failed` for what is wrong with the request, InlayError for work not done in its bounds
 */
export async function doTask({ work }: Pick<ThemeDeps, 'work'>, task: HandlerTask, site: Site): Promise<Done> {
  const result = await work(task, site);
  if ('problem' in result) return refuseProblem(result.problem, task.kind);
  const { body, tag } = result;
  const json = new TextDecoder().decode(body);
  return tag === undefined ? { json } : { json, etag: tag.replaceAll('"', '') };
}

/** The same for what stays the same as long as the site does: worked out once. */
export async function doCachedTask(deps: Pick<ThemeDeps, 'work'>, task: HandlerTask, site: Site): Promise<Done> {
  const representation = await cachedRepresentation(site, JSON.stringify(task), async () => {
    const result = await deps.work(task, site);
    if ('problem' in result) return refuseProblem(result.problem, task.kind);
    return { body: result.body, tag: result.tag ?? '' };
  });
  return doneOf(representation);
}

/** The text and tag of what is cached, as long as it is: a manifest is asked for again and again. */
const doneOf = memo(({ body, tag }: Representation): Done => {
  return { json: new TextDecoder().decode(body), etag: tag.replaceAll('"', '') };
});

function refuseProblem({ code, detail, problems = [] }: ProblemDetails, kind: HandlerTask['kind']): never {
  const part = kind === 'context' || kind === 'manifest' ? '/query' : '';
  const errors: ProblemPlace[] =
    problems.length === 0
      ? [{ pointer: `${part}/canvas`, code, message: detail }]
      : problems.map(({ pointer, message }) => ({ pointer: `${part}${pointer}`, code, message }));
  return refuse('validation-failed', detail, { errors });
}
