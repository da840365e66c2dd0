import { availableParallelism } from 'node:os';
import type { Problem } from '../message/error.js';
import { siteRevision } from '../site/revision.js';
import { startWork } from '../workers/work.js';
import { workOptions } from '../workers/work-options.js';
import { begunWork } from './begun-work.js';
import { isRecord, nameProblems, OPTION_NAMES, refuseProblems, unexpected } from './check-options.js';
import { createHandler as createWebHandler } from './handler.js';
import type { HandlerOptions } from './options.js';
import type { HandlerResult, HandlerTask } from './task.js';

/** The worker threads of a handler. */
export interface HandlerWorkers {
  /**
   * Threads, at most; they are started when there is work for them.
   * @default as many as cores, at least 2 and at most 4
   */
  count?: number;
  /**
   * Milliseconds that the work of one request may take from when it is begun. A thread that takes longer is ended and
   * replaced; the request is answered 504.
   * @default 5000
   */
  timeoutMs?: number;
  /**
   * Milliseconds that a request may wait for a thread; one that waits longer is answered 503. The time in which the first
   * thread starts does not count.
   * @default 5000
   */
  waitMs?: number;
  /**
   * Megabytes of the heap of each thread (V8's old generation). A thread that needs more ends and is replaced; the request is
   * answered 500 with `worker-failed`. The sites that it caches count, up to 8 of them.
   * @default 512
   */
  memoryMb?: number;
  /**
   * Requests that may wait for a thread; more are answered 503.
   * @default 100
   */
  queue?: number;
}

export interface NodeHandlerOptions extends Omit<HandlerOptions, 'work'> {
  /**
   * The threads that manifests, contexts, lints and renders are worked out in; `false` does it in this one, where nothing else
   * is answered meanwhile. Options that are functions are called here in any case.
   */
  workers?: HandlerWorkers | false;
}

/** A handler, which can be closed. */
export interface NodeHandler {
  (request: Request): Promise<Response>;
  /**
   * Closes the handler, and ends its threads when they have done what was begun, each task within its deadline. What needs a
   * thread from then on is answered 503 `closed`. Threads keep no process alive: a program that ends need not call it.
   * Without threads (`workers: false`) it does nothing.
   */
  close(): Promise<void>;
}

/**
 * `createHandler` of `inlay/http` whose work is done in worker threads, within a deadline and a limit of memory. A site is
 * sent to each thread once, and cached there by its revision.
 *
 * @throws InlayError as that of `inlay/http`; `invalid-options` for workers that can't be meant, too
 */
export function createHandler(given: NodeHandlerOptions): NodeHandler {
  refuseProblems(isRecord(given) ? problemsOf(given) : [unexpected('', given, 'an object of options')]);
  const { workers = {}, ...options } = given;
  if (workers === false) return Object.assign(createWebHandler(options), { close: async () => undefined });
  const work = startWork<HandlerTask, string, HandlerResult>(
    new URL('./worker.js', import.meta.url),
    workOptions(workers, availableParallelism()),
  );
  const begun = begunWork<HandlerResult>();
  const handler = createWebHandler({
    ...options,
    work: (task, site, signal) =>
      begun.run(() => work.run(task, { key: siteRevision(site), value: () => JSON.stringify(site) }, signal)),
  });
  const close = async () => {
    await begun.close();
    await work.close();
  };
  return Object.assign(handler, { close });
}

/** The options of this handler: its `work` is that of its threads. */
const NAMES = [...OPTION_NAMES.filter((name) => name !== 'work'), 'workers'];
const WORKER_NAMES = ['count', 'timeoutMs', 'waitMs', 'memoryMb', 'queue'] as const satisfies (keyof HandlerWorkers)[];

function problemsOf(options: Readonly<Record<string, unknown>>): Problem[] {
  return [...nameProblems(options, NAMES), ...workerProblems(options['workers'])];
}

function workerProblems(workers: unknown): Problem[] {
  if (workers === undefined || workers === false) return [];
  if (!isRecord(workers)) return [unexpected('/workers', workers, 'an object or `false`')];
  const wrong = WORKER_NAMES.flatMap((name) => {
    if (!Object.hasOwn(workers, name)) return [];
    const value = workers[name];
    if (Number.isInteger(value) && Number(value) >= 1) return [];
    return [unexpected(`/workers/${name}`, value, 'a whole number from 1')];
  });
  return [...nameProblems(workers, WORKER_NAMES, '/workers'), ...wrong];
}
