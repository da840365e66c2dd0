import type { Outcome } from 'inlay/internal/workers/outcome.js';
import type { Pool } from 'inlay/internal/workers/pool.js';
import type { Terms } from 'inlay/internal/workers/terms.js';
import type { Answer, Task, ToWorker } from './job.js';
import { type Problem, problem } from './problem.js';
import type { SiteCache } from './site-cache.js';

/** What a task came to: an answer, or the problem in its place. A lost worker is told apart: others may be tried. */
export type Done =
  | Exclude<Answer, { kind: 'problem' | 'needs-site' }>
  | { kind: 'problem'; problem: Problem }
  | { kind: 'lost'; problem: Problem }
  | { kind: 'unwanted' };

/** What tasks are done with. */
export interface TaskDeps {
  pool: Pool<ToWorker, Answer>;
  sites: SiteCache;
  /** Called with the bugs that showed in a task. */
  onBugs(bugs: Extract<Answer, { kind: 'problem' }>['bugs']): void;
}

/** Sends a task to a worker, which performs it. One that does not know the site is given it, and asked again. */
export async function sendTask(task: Task, terms: Terms, deps: TaskDeps): Promise<Done> {
  const { pool, sites } = deps;
  const first = await pool.run({ kind: 'task', task }, terms);
  if (first.kind !== 'needs-site') return settled(first, deps);
  const known = sites.get(first.revision);
  if (!known) return { kind: 'problem', problem: unknownRevision() };
  const { revision, state } = known;
  return settled(await pool.run({ kind: 'task', task, known: { revision, state } }, terms), deps);
}

/** The problem of a revision that was not put, or is not cached any more. */
export function unknownRevision(): Problem {
  return problem('unknown-revision', 'Unexpected revision, expected one that was put; put its site and repeat');
}

function settled(outcome: Outcome<Answer>, { onBugs }: TaskDeps): Done {
  switch (outcome.kind) {
    case 'late':
      return { kind: 'problem', problem: problem('deadline-exceeded', 'No worker was free in time') };
    case 'stuck':
      return { kind: 'lost', problem: problem('deadline-exceeded', 'The work took longer than a worker may') };
    case 'crashed':
      return { kind: 'lost', problem: problem('worker-failed', 'The worker that did it has died') };
    case 'needs-site':
      return { kind: 'problem', problem: unknownRevision() };
    case 'problem':
      if (outcome.bugs.length > 0) onBugs(outcome.bugs);
      return { kind: 'problem', problem: outcome.problem };
    case 'results':
      if (outcome.bugs.length > 0) onBugs(outcome.bugs);
      return outcome;
    default:
      return outcome;
  }
}
