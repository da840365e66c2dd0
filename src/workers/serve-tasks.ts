import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { InlayError } from '../message/error.js';
import { cache } from '../text/memo.js';
import { CACHE_HEAP_SHARE, CACHED_SHARED } from './limits.js';
import type { TaskAnswer, TaskMessage } from './messages.js';
import type { FromWorker } from './outcome.js';

/**
 * Does the tasks of a thread that `startWork` has started: what is sent with `run` there is done by `perform` here.
 *
 * @param open makes what tasks share ready, such as a site of its state; its result is cached
 * @param perform does a task with it. What it throws is thrown by `run` on the other side
 */
export function serveTasks<Task, Value, Opened, Result>(
  open: (value: Value) => Opened | Promise<Opened>,
  perform: (task: Task, opened: Opened) => Result | Promise<Result>,
): void {
  const cached = cache<{ opened: Opened }>({ count: CACHED_SHARED });
  const send = (message: FromWorker<TaskAnswer<Result>>) => parentPort?.postMessage(message);

  async function answer({ task, key, shared }: TaskMessage<Task, Value>): Promise<TaskAnswer<Result>> {
    const found = cached.get(key);
    if (!found && !shared) return { kind: 'needs-shared' };
    const { opened } = found ?? { opened: await open((shared as { value: Value }).value) }; // one of them is there
    if (!found) cached.add(key, { opened });
    if (shared) send({ kind: 'begun' });
    return { kind: 'done', result: await perform(task, opened) };
  }

  parentPort?.on('message', async (message: TaskMessage<Task, Value>) => {
    try {
      send(await answer(message));
    } catch (error) {
      // Also for a result that can't be sent, such as a function in the evidence of somebody's rule.
      send(answerOf(error));
    }
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    if (used > limit * CACHE_HEAP_SHARE) cached.shrink({ count: 1 });
  });
  send({ kind: 'ready' });
}

function answerOf(error: unknown): TaskAnswer<never> {
  if (error instanceof InlayError) {
    const { code, summary, problems } = error;
    return { kind: 'mistake', code, summary, problems };
  }
  if (!(error instanceof Error)) return { kind: 'bug', name: 'Error', message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  return { kind: 'bug', name, message, stack };
}
