import { InlayError } from '../message/error.js';
import { SHARED_READY_MS, THREAD_READY_MS } from './limits.js';
import type { Shared, TaskAnswer, TaskMessage } from './messages.js';
import type { Outcome } from './outcome.js';
import { startPool } from './pool.js';
import type { Terms } from './terms.js';
import type { WorkOptions } from './work-options.js';

/**
 * Threads that do tasks. Everywhere in Inlay, `run…` sends a task to a thread and waits for it, and `perform…` is the function
 * that does the work in the thread.
 */
export interface Work<Task, Value, Result> {
  /**
   * Has a thread do a task.
   *
   * @param signal aborted when the client has gone away: the task is not begun then
   * @throws InlayError `deadline-exceeded` when it takes too long; `worker-failed` when the thread dies of it, mostly for want
   * of memory, with the thread's error as the cause; `overloaded` when no thread is free in time or too many tasks wait; and
   * what the task itself throws
   */
  run(task: Task, shared: Shared<Value>, signal?: AbortSignal): Promise<Result>;
  /** Ends the threads, whatever they are at. */
  close(): Promise<void>;
}

/**
 * Makes threads for tasks: plain data in, plain data out. Those of a server are started when there is work for them, are
 * replaced when they are lost, and keep no process alive; those of a command are started at once, and none is replaced.
 *
 * @param script the built module that they run; it calls `serveTasks`
 */
export function startWork<Task, Value, Result>(
  script: URL,
  options: WorkOptions,
  kind: 'server' | 'command' = 'server',
): Work<Task, Value, Result> {
  const { count, timeoutMs, memoryMb } = options;
  const isServer = kind === 'server';
  const pool = startPool<TaskMessage<Task, Value>, TaskAnswer<Result>>({
    ...{ script, workers: count, memory: memoryMb, jobTimeoutMs: timeoutMs, isLazy: isServer, isReplaced: isServer },
  });
  return {
    async run(task, { key, value }, signal) {
      if (pool.counts().queued >= options.queue)
        throw new InlayError('overloaded', 'Too much work is waiting; try again later');
      const fromNow = () => performance.now() + options.waitMs;
      const isCold = pool.counts().ready === 0;
      const isUnwanted = () => signal?.aborted === true;
      const terms: Terms = { startBefore: fromNow(), isUnwanted, coldMs: Math.max(options.waitMs, THREAD_READY_MS) };
      const first = await pool.run({ task, key }, terms);
      if (first.kind !== 'needs-shared') return resultOf(first, options, pool.counts().ready);
      const message = { task, key, shared: { value: value() } };
      const again: Terms = {
        ...terms,
        // The start of the thread is over, and was none of its waiting.
        ...(isCold && { startBefore: fromNow() }),
        readyMs: Math.max(timeoutMs, SHARED_READY_MS),
      };
      return resultOf(await pool.run(message, again), options, pool.counts().ready);
    },
    close: pool.end,
  };
}

function resultOf<Result>(
  outcome: Outcome<TaskAnswer<Result>>,
  { timeoutMs, waitMs }: WorkOptions,
  ready: number,
): Result {
  switch (outcome.kind) {
    case 'done':
      return outcome.result;
    case 'mistake':
      throw new InlayError(outcome.code, outcome.summary, outcome.problems);
    case 'bug':
      throw Object.assign(new Error(outcome.message), { name: outcome.name, stack: outcome.stack });
    case 'stuck':
      throw new InlayError('deadline-exceeded', `The work took longer than ${timeoutMs} ms, which is all it may take`);
    case 'crashed':
      throw new InlayError(
        'worker-failed',
        'The work was too much for the thread that did it; mostly it needs too much memory',
        [],
        { cause: outcome.error },
      );
    case 'late':
      if (ready === 0) throw new InlayError('overloaded', 'No thread was ready in time; try again later');
      throw new InlayError('overloaded', `No thread was free within ${waitMs} ms; try again later`);
    case 'unwanted':
      throw new InlayError('overloaded', 'Nobody waits for the work any more');
    case 'needs-shared':
      throw new RangeError('Unexpected worker that does not keep what it was given');
  }
}
