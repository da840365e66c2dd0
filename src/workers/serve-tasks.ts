import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { InlayError } from '../message/error.js';
import { cache } from '../text/memo.js';
import { KEPT_HEAP_SHARE, SHARED_KEPT } from './limits.js';
import type { TaskAnswer, TaskMessage } from './messages.js';
import type { FromWorker } from './outcome.js';

/**
 * Does the tasks of a thread that `startWork` has started: what is sent with `run` there is done by `perform` here.
 *
 * @param open makes what tasks share ready, such as a site of its state; what it gives is kept
 * @param perform does a task with it. What it throws is thrown by `run` on the other side
 */
export function serveTasks<Task, Value, Opened, Result>(
  open: (value: Value) => Opened | Promise<Opened>,
  perform: (task: Task, opened: Opened) => Result | Promise<Result>,
): void {
  const kept = cache<{ opened: Opened }>({ count: SHARED_KEPT });
  const tell = (message: FromWorker<TaskAnswer<Result>>) => parentPort?.postMessage(message);

  async function answer({ task, key, shared }: TaskMessage<Task, Value>): Promise<TaskAnswer<Result>> {
    const found = kept.get(key);
    if (!found && !shared) return { kind: 'needs-shared' };
    const { opened } = found ?? { opened: await open((shared as { value: Value }).value) }; // one of them is there
    if (!found) kept.add(key, { opened });
    if (shared) tell({ kind: 'begun' });
    return { kind: 'done', result: await perform(task, opened) };
  }

  parentPort?.on('message', async (message: TaskMessage<Task, Value>) => {
    try {
      tell(await answer(message));
    } catch (error) {
      // Also for a result that can't be sent, such as a function in the evidence of somebody's rule.
      tell(answerOf(error));
    }
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    if (used > limit * KEPT_HEAP_SHARE) kept.shrink({ count: 1 });
  });
  tell({ kind: 'ready' });
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
