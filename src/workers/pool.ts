import { Worker } from 'node:worker_threads';
import { InlayError } from '../error.js';

/** Milliseconds before a worker is started again that failed before it was ready: at first, and at most. */
const RESTART_MS = { least: 100, most: 5000 };

/** What became of a message: the worker's answer, or why there is none. */
export type Outcome<Answer> =
  | Answer
  /** No worker was free in time. */
  | { kind: 'late' }
  /** Nobody waits for it any more. */
  | { kind: 'unwanted' }
  /** The worker took too long, and was ended. */
  | { kind: 'stuck' }
  /** The worker died of it. */
  | { kind: 'crashed' };

/**
 * What a worker tells: once that it is ready, then an answer to each message. It may say before that the work has begun only
 * now, after it was made ready for it; the time counts from then.
 */
export type FromWorker<Answer> = { kind: 'ready' } | { kind: 'begun' } | Answer;

/** What is known of a message beside itself. */
export interface Terms {
  /** When it is too late to begin, on the clock of `performance.now()`. */
  startBefore: number;
  /** Whether nobody waits for it any more. */
  isUnwanted(): boolean;
  /**
   * Milliseconds that it may wait for a thread to get ready while none is; the time until then does not count for
   * `startBefore`.
   * @default that time counts
   */
  coldMs?: number;
  /**
   * Milliseconds until the worker says that it has begun.
   * @default the time of a job
   */
  readyMs?: number;
}

export interface PoolOptions {
  /** The built module that workers run. */
  script: URL;
  workerData?: unknown;
  workers: number;
  /** Megabytes of the heap of each worker. */
  memory: number;
  jobTimeoutMs: number;
  /**
   * Whether workers are started only when there is work for them, and keep no process alive that has nothing else to do.
   * @default false
   */
  isLazy?: boolean;
  /**
   * Whether what workers write to stderr is kept back: what they would say of an error holds content.
   * @default false
   */
  isQuiet?: boolean;
  /** A worker was lost: it was stuck, or died. */
  onLost?(reason: 'stuck' | 'crashed', code: string): void;
}

/** Threads that answer messages, each one at a time. */
export interface Pool<Message, Answer> {
  run(message: Message, terms: Terms): Promise<Outcome<Answer>>;
  /** Tells every worker something that it does not answer. */
  tell(message: Message): void;
  /** Settles when all threads are ready, or when one fails before. Lazy ones are not waited for. */
  readonly started: Promise<void>;
  counts(): { ready: number; busy: number; queued: number };
  /** Ends the threads, whatever they are at. Who still waits is told that nobody does. */
  end(): Promise<void>;
}

interface Entry<Message, Answer> {
  message: Message;
  terms: Terms;
  timer?: NodeJS.Timeout;
  /** Since when it waits for the first thread to get ready. */
  coldSince?: number;
  settle(outcome: Outcome<Answer>): void;
}

interface Seat<Message, Answer> {
  worker?: Worker;
  isReady: boolean;
  /** Whether it is started again only in a while. */
  isResting: boolean;
  entry?: Entry<Message, Answer>;
  timer?: NodeJS.Timeout;
  /** Starts that failed, one after the other. */
  failures: number;
}

/**
 * Makes a pool. One of our own, as `workerpool` has no say on the memory and the time of a single task from when it begins,
 * gives no message to all workers, and does not tell which of its workers are ready.
 */
export function startPool<Message, Answer extends { kind: string }>(options: PoolOptions): Pool<Message, Answer> {
  type OwnEntry = Entry<Message, Answer>;
  type OwnSeat = Seat<Message, Answer>;
  const { isLazy = false, onLost = () => {} } = options;
  const seats: OwnSeat[] = Array.from({ length: options.workers }, () => ({
    isReady: false,
    isResting: false,
    failures: 0,
  }));
  const queue = new Set<OwnEntry>();
  let isEnding = false;
  let announce: { resolve(): void; reject(error: Error): void } | undefined;
  const started = new Promise<void>((resolve, reject) => {
    announce = { resolve, reject };
  });

  function start(seat: OwnSeat): void {
    const worker = new Worker(options.script, {
      workerData: options.workerData,
      resourceLimits: { maxOldGenerationSizeMb: options.memory },
      stderr: options.isQuiet ?? false,
      // A worker is a file: it does not start where the program is a text (`node --input-type=module -e …`).
      execArgv: process.execArgv.filter((flag) => !flag.startsWith('--input-type')),
    });
    seat.worker = worker;
    let code = '';
    worker.on('error', (error) => {
      code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
    });
    worker.on('message', (message: FromWorker<Answer>) => hear(seat, message));
    worker.on('exit', () => {
      if (seat.worker === worker) lose(seat, 'crashed', code);
    });
    // Last, as listeners undo it. What waits for an answer has a timer, which keeps the process alive.
    if (isLazy) worker.unref();
  }

  function hear(seat: OwnSeat, message: FromWorker<Answer>): void {
    if (message.kind === 'begun') {
      limit(seat, options.jobTimeoutMs);
      return;
    }
    if (message.kind === 'ready') {
      seat.isReady = true;
      seat.failures = 0;
      for (const entry of queue) warm(entry);
      if (seats.every(({ isReady }) => isReady)) announce?.resolve();
    } else {
      release(seat)?.settle(message as Answer); // the other kinds are handled
    }
    serve(seat);
  }

  /** Has the time of an entry count from now, if it has waited for the first thread to get ready. */
  function warm(entry: OwnEntry): void {
    if (entry.coldSince === undefined) return;
    const startBefore = entry.terms.startBefore + performance.now() - entry.coldSince;
    entry.terms = { ...entry.terms, startBefore };
    delete entry.coldSince;
    wait(entry, startBefore - performance.now());
  }

  function wait(entry: OwnEntry, ms: number): void {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => drop(entry, 'late'), Math.max(0, ms));
  }

  function limit(seat: OwnSeat, ms: number): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => lose(seat, 'stuck', ''), ms);
  }

  function release(seat: OwnSeat): OwnEntry | undefined {
    const { entry } = seat;
    clearTimeout(seat.timer);
    delete seat.entry;
    return entry;
  }

  function lose(seat: OwnSeat, reason: 'stuck' | 'crashed', code: string): void {
    const { worker, isReady } = seat;
    const entry = release(seat);
    delete seat.worker;
    seat.isReady = false;
    worker?.terminate().catch(() => {});
    if (isEnding) {
      entry?.settle({ kind: 'unwanted' });
      return;
    }
    // Once all were ready this changes nothing.
    announce?.reject(new InlayError('worker-failed', `A worker has failed before it was ready: ${code || reason}`));
    const delay = isReady ? 0 : Math.min(RESTART_MS.least * 2 ** seat.failures, RESTART_MS.most);
    if (!isReady) seat.failures += 1;
    if (delay === 0) restart(seat);
    else {
      seat.isResting = true;
      setTimeout(() => restart(seat), delay).unref();
    }
    onLost(reason, code);
    entry?.settle({ kind: reason });
  }

  function restart(seat: OwnSeat): void {
    seat.isResting = false;
    if (!isEnding && (!isLazy || queue.size > 0)) start(seat);
  }

  function serve(seat: OwnSeat): void {
    if (!seat.isReady || seat.entry) return;
    const entry = next();
    if (!entry) return;
    clearTimeout(entry.timer);
    seat.entry = entry;
    limit(seat, entry.terms.readyMs ?? options.jobTimeoutMs);
    seat.worker?.postMessage(entry.message);
  }

  function next(): OwnEntry | undefined {
    for (const entry of queue) {
      queue.delete(entry);
      const { isUnwanted, startBefore } = entry.terms;
      if (isUnwanted()) drop(entry, 'unwanted');
      else if (performance.now() >= startBefore) drop(entry, 'late');
      else return entry;
    }
    return undefined;
  }

  function drop(entry: OwnEntry, kind: 'unwanted' | 'late'): void {
    queue.delete(entry);
    clearTimeout(entry.timer);
    entry.settle({ kind });
  }

  if (isLazy) announce?.resolve();
  else for (const seat of seats) start(seat);

  return {
    started,
    run(message, terms) {
      return new Promise((settle) => {
        const entry: OwnEntry = { message, terms, settle };
        if (isEnding) return settle({ kind: 'unwanted' });
        queue.add(entry);
        const free = seats.find(({ isReady, entry: busyWith }) => isReady && !busyWith);
        if (free) return serve(free);
        const asleep = isLazy && seats.find(({ worker, isResting }) => !worker && !isResting);
        if (asleep) start(asleep);
        const { coldMs = 0, startBefore } = terms;
        const isCold = coldMs > 0 && seats.every(({ isReady }) => !isReady);
        if (isCold) entry.coldSince = performance.now();
        wait(entry, isCold ? coldMs : startBefore - performance.now());
      });
    },
    tell(message) {
      for (const { worker } of seats) worker?.postMessage(message);
    },
    counts: () => ({
      ready: seats.filter(({ isReady }) => isReady).length,
      busy: seats.filter(({ entry }) => entry !== undefined).length,
      queued: queue.size,
    }),
    async end() {
      isEnding = true;
      for (const entry of [...queue]) drop(entry, 'unwanted');
      await Promise.all(seats.map(({ worker }) => worker?.terminate()));
    },
  };
}
