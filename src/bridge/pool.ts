import { Worker } from 'node:worker_threads';
import { InlayError } from '../error.js';
import type { Answer, FromWorker, KnownState, Task, ToWorker, WorkerSettings } from './job.js';
import { RESTART_MS } from './limits.js';

/** What became of a task: the worker's answer, or why there is none. */
export type Outcome =
  | Answer
  /** No worker was free in time. */
  | { kind: 'late' }
  /** Nobody waits for it any more. */
  | { kind: 'unwanted' }
  /** The worker took too long, and was ended. */
  | { kind: 'stuck' }
  /** The worker died of it. */
  | { kind: 'crashed' };

/** What is known of a task beside itself. */
export interface Terms {
  /** When it is too late to begin, on the clock of `performance.now()`. */
  startBefore: number;
  /** Whether nobody waits for it any more. */
  isUnwanted(): boolean;
}

export interface PoolOptions extends WorkerSettings {
  workers: number;
  /** Megabytes. */
  memory: number;
  jobTimeoutMs: number;
  /** A worker was lost: it was stuck, or died. */
  onLost(reason: 'stuck' | 'crashed', code: string): void;
}

/** Threads that do tasks, each one at a time. */
export interface Pool {
  run(task: Task, known: KnownState | undefined, terms: Terms): Promise<Outcome>;
  /** Has every worker let go of a site. */
  forget(revision: string): void;
  /** Settles when all threads are ready, or when one fails before. */
  readonly started: Promise<void>;
  counts(): { ready: number; busy: number; queued: number };
  /** Ends the threads, whatever they are at. */
  end(): Promise<void>;
}

interface Entry {
  message: ToWorker;
  terms: Terms;
  timer?: NodeJS.Timeout;
  settle(outcome: Outcome): void;
}

interface Seat {
  worker?: Worker;
  isReady: boolean;
  entry?: Entry;
  timer?: NodeJS.Timeout;
  /** Starts that failed, one after the other. */
  failures: number;
}

/**
 * Starts threads. A pool of our own, as `workerpool` has no say on the memory and the time of a single task from when it
 * begins, gives no message to all workers, and does not tell which of its workers are ready.
 */
export function startPool(options: PoolOptions): Pool {
  const seats: Seat[] = Array.from({ length: options.workers }, () => ({ isReady: false, failures: 0 }));
  const queue = new Set<Entry>();
  let isEnding = false;
  let announce: { resolve(): void; reject(error: Error): void } | undefined;
  const started = new Promise<void>((resolve, reject) => {
    announce = { resolve, reject };
  });

  function start(seat: Seat): void {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { limits: options.limits } satisfies WorkerSettings,
      resourceLimits: { maxOldGenerationSizeMb: options.memory },
      // What the worker would say of an error holds content.
      stderr: true,
    });
    seat.worker = worker;
    let code = '';
    worker.on('error', (error) => {
      code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
    });
    worker.on('message', (message: FromWorker) => hear(seat, message));
    worker.on('exit', () => {
      if (seat.worker === worker) lose(seat, 'crashed', code);
    });
  }

  function hear(seat: Seat, message: FromWorker): void {
    if (message.kind === 'ready') {
      seat.isReady = true;
      seat.failures = 0;
      if (seats.every(({ isReady }) => isReady)) announce?.resolve();
    } else {
      release(seat)?.settle(message);
    }
    serve(seat);
  }

  function release(seat: Seat): Entry | undefined {
    const { entry } = seat;
    clearTimeout(seat.timer);
    delete seat.entry;
    return entry;
  }

  function lose(seat: Seat, reason: 'stuck' | 'crashed', code: string): void {
    const { worker, isReady } = seat;
    const entry = release(seat);
    delete seat.worker;
    seat.isReady = false;
    worker?.terminate().catch(() => {});
    if (isEnding) return;
    // Once all were ready this changes nothing.
    announce?.reject(new InlayError('worker-failed', `A worker has failed before it was ready: ${code || reason}`));
    const delay = isReady ? 0 : Math.min(RESTART_MS.least * 2 ** seat.failures, RESTART_MS.most);
    if (!isReady) seat.failures += 1;
    if (delay === 0) start(seat);
    else setTimeout(() => isEnding || start(seat), delay).unref();
    options.onLost(reason, code);
    entry?.settle({ kind: reason });
  }

  function serve(seat: Seat): void {
    if (!seat.isReady || seat.entry) return;
    const entry = next();
    if (!entry) return;
    clearTimeout(entry.timer);
    seat.entry = entry;
    seat.timer = setTimeout(() => lose(seat, 'stuck', ''), options.jobTimeoutMs);
    seat.worker?.postMessage(entry.message);
  }

  function next(): Entry | undefined {
    for (const entry of queue) {
      queue.delete(entry);
      const { isUnwanted, startBefore } = entry.terms;
      if (isUnwanted()) entry.settle({ kind: 'unwanted' });
      else if (performance.now() >= startBefore) entry.settle({ kind: 'late' });
      else return entry;
    }
    return undefined;
  }

  for (const seat of seats) start(seat);

  return {
    started,
    run(task, known, terms) {
      return new Promise((settle) => {
        const entry: Entry = { message: { kind: 'task', task, ...(known && { known }) }, terms, settle };
        queue.add(entry);
        const free = seats.find(({ isReady, entry: busyWith }) => isReady && !busyWith);
        if (free) return serve(free);
        const wait = Math.max(0, terms.startBefore - performance.now());
        entry.timer = setTimeout(() => queue.delete(entry) && settle({ kind: 'late' }), wait);
      });
    },
    forget(revision) {
      for (const { worker } of seats) worker?.postMessage({ kind: 'forget', revision } satisfies ToWorker);
    },
    counts: () => ({
      ready: seats.filter(({ isReady }) => isReady).length,
      busy: seats.filter(({ entry }) => entry !== undefined).length,
      queued: queue.size,
    }),
    async end() {
      isEnding = true;
      await Promise.all(seats.map(({ worker }) => worker?.terminate()));
    },
  };
}
