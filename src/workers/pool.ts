import { InlayError } from '../message/error.js';
import type { Outcome } from './outcome.js';
import { type LossReason, makeSeat, type Seat, type SeatOptions } from './seat.js';
import type { Terms } from './terms.js';
import { type Entry, waitingLine } from './waiting-line.js';

export interface PoolOptions extends SeatOptions {
  workers: number;
  /** A worker was lost: it was stuck, or died of an error, whose code or name this is. */
  onLost?(reason: LossReason, code: string): void;
}

/** Threads that answer messages, each one at a time. */
export interface Pool<Message, Answer> {
  /** Sends a message to a thread that is free, or to the next one that is. */
  run(message: Message, terms: Terms): Promise<Outcome<Answer>>;
  /** Sends every thread a message that it does not answer. */
  broadcast(message: Message): void;
  /** Settles when all threads are ready, or when one fails before. Lazy ones are not waited for. */
  readonly started: Promise<void>;
  counts(): { ready: number; busy: number; queued: number };
  /** Ends the threads, whatever they are at. What still waits comes out as `unwanted`. */
  end(): Promise<void>;
}

/** Makes a pool: each task has its bounds on memory, and on time from when it begins. */
export function startPool<Message, Answer extends { kind: string }>(options: PoolOptions): Pool<Message, Answer> {
  type OwnSeat = Seat<Message, Answer>;
  const { isLazy = false, onLost = () => {} } = options;
  const line = waitingLine<Message, Answer>();
  let isEnding = false;
  let announce: { resolve(): void; reject(error: Error): void } | undefined;
  const started = new Promise<void>((resolve, reject) => {
    announce = { resolve, reject };
  });
  const seats = Array.from({ length: options.workers }, () => {
    const seat: OwnSeat = makeSeat(options, {
      onReady() {
        line.warm();
        if (seats.every((each) => each.isReady())) announce?.resolve();
      },
      onFree: () => serve(seat),
      onLost(reason, error) {
        const code = codeOf(error);
        if (options.isReplaced === false) line.fail(error ?? new Error('A worker was stuck'));
        // Once all were ready this changes nothing.
        announce?.reject(new InlayError('worker-failed', `A worker has failed before it was ready: ${code || reason}`));
        onLost(reason, code);
      },
      isWanted: () => !isLazy || line.size() > 0,
    });
    return seat;
  });

  function serve(seat: OwnSeat): void {
    if (!seat.isReady() || seat.isBusy()) return;
    const entry = line.next();
    if (entry) seat.give(entry);
  }

  started.catch(() => {}); // not everybody waits for it
  if (isLazy) announce?.resolve();
  else for (const seat of seats) seat.start();

  return {
    started,
    run(message, terms) {
      return new Promise((settle) => {
        if (isEnding) return settle({ kind: 'unwanted' });
        const entry: Entry<Message, Answer> = { message, terms, settle };
        line.add(entry);
        const free = seats.find((seat) => seat.isReady() && !seat.isBusy());
        if (free) return serve(free);
        if (isLazy) seats.find((seat) => seat.isAsleep())?.start();
        line.wait(
          entry,
          seats.some((seat) => seat.isReady()),
        );
      });
    },
    broadcast(message) {
      for (const seat of seats) seat.post(message);
    },
    counts: () => ({
      ready: seats.filter((seat) => seat.isReady()).length,
      busy: seats.filter((seat) => seat.isBusy()).length,
      queued: line.size(),
    }),
    async end() {
      isEnding = true;
      line.clear();
      await Promise.all(seats.map((seat) => seat.end()));
    },
  };
}

function codeOf(error: Error | undefined): string {
  if (!error) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
