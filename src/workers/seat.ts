import type { Worker } from 'node:worker_threads';
import type { FromWorker } from './outcome.js';
import { startThread, type ThreadOptions } from './thread.js';
import type { Entry } from './waiting-line.js';

/** Milliseconds before a worker is started again that failed before it was ready: at first, and at most. */
const RESTART_MS = { least: 100, most: 5000 };

/** Why a thread was lost. */
export type LossReason = 'stuck' | 'crashed';

export interface SeatOptions extends ThreadOptions {
  /** `Infinity` for no bound. */
  jobTimeoutMs: number;
  /**
   * Whether a thread that is lost is replaced.
   * @default true
   */
  isReplaced?: boolean;
}

/** What a seat asks its pool, and the events that it has. */
export interface SeatListeners {
  /** Its thread can take its first message. */
  onReady(): void;
  /** It has nothing to do. */
  onFree(): void;
  /** Its thread was stuck, or died of an error. */
  onLost(reason: LossReason, error: Error | undefined): void;
  /** Whether there is to be another thread for one that was lost. */
  isWanted(): boolean;
}

/** A place for one thread at a time, which does one thing at a time. One that is lost is replaced. */
export interface Seat<Message, Answer> {
  /** Whether its thread is ready, busy or not. */
  isReady(): boolean;
  isBusy(): boolean;
  /** Whether it has no thread, and will not start one by itself. */
  isAsleep(): boolean;
  /** Starts a thread. */
  start(): void;
  /** Has its thread do something; only one that is ready and not busy can. */
  give(entry: Entry<Message, Answer>): void;
  /** Sends its thread a message that it does not answer. */
  post(message: Message): void;
  /** Ends its thread, whatever it is at, and starts no other. */
  end(): Promise<unknown>;
}

/** A seat without a thread. */
export function makeSeat<Message, Answer extends { kind: string }>(
  options: SeatOptions,
  { onReady, onFree, onLost, isWanted }: SeatListeners,
): Seat<Message, Answer> {
  let worker: Worker | undefined;
  let isReady = false;
  let isEnding = false;
  /** Whether a thread is started only in a while. */
  let isResting = false;
  let entry: Entry<Message, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** Starts that failed, one after the other. */
  let failures = 0;

  function start(): void {
    const own = startThread<FromWorker<Answer>>(options, {
      onMessage: receive,
      onExit(error) {
        if (worker === own) lose({ kind: 'crashed', error });
      },
    });
    worker = own;
  }

  function receive(message: FromWorker<Answer>): void {
    if (message.kind === 'begun') {
      limit(options.jobTimeoutMs);
      return;
    }
    if (message.kind === 'ready') {
      isReady = true;
      failures = 0;
      onReady();
    } else {
      release()?.settle(message as Answer); // the other kinds are handled
    }
    onFree();
  }

  function limit(ms: number): void {
    clearTimeout(timer);
    if (ms !== Number.POSITIVE_INFINITY) timer = setTimeout(() => lose({ kind: 'stuck' }), ms);
  }

  function release(): Entry<Message, Answer> | undefined {
    const done = entry;
    clearTimeout(timer);
    entry = undefined;
    return done;
  }

  function lose(loss: { kind: 'stuck' } | { kind: 'crashed'; error: Error }): void {
    const lost = release();
    const wasReady = isReady;
    worker?.terminate().catch(() => {});
    worker = undefined;
    isReady = false;
    if (isEnding) {
      lost?.settle({ kind: 'unwanted' });
      return;
    }
    if (options.isReplaced !== false) {
      if (wasReady) restart();
      else rest();
    }
    onLost(loss.kind, loss.kind === 'crashed' ? loss.error : undefined);
    lost?.settle(loss);
  }

  /** Starts a thread in a while, later each time that one fails. */
  function rest(): void {
    const delay = Math.min(RESTART_MS.least * 2 ** failures, RESTART_MS.most);
    failures += 1;
    isResting = true;
    setTimeout(restart, delay).unref();
  }

  function restart(): void {
    isResting = false;
    if (!isEnding && isWanted()) start();
  }

  return {
    isReady: () => isReady,
    isBusy: () => entry !== undefined,
    isAsleep: () => worker === undefined && !isResting,
    start,
    give(next) {
      entry = next;
      limit(next.terms.readyMs ?? options.jobTimeoutMs);
      worker?.postMessage(next.message);
    },
    post: (message) => worker?.postMessage(message),
    async end() {
      isEnding = true;
      await worker?.terminate();
    },
  };
}
