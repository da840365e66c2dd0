import { number } from './tally.js';

/** What is asked of the stream that shows progress. */
export interface ProgressStream {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** A line on a terminal that counts. */
export interface Progress {
  /** So many more are done. */
  step(count: number): void;
  /** Takes the line away. */
  clear(): void;
}

/** Milliseconds of work before anything is shown: who waits shorter needs no line. */
const PATIENCE_MS = 500;

/** Milliseconds between two showings: as often as an eye can follow. */
const INTERVAL_MS = 100;

/**
 * Counts up to `total` in a line such as `rendered 120 of 4,000`; only on a terminal, only when it takes long.
 *
 * @param now a clock in milliseconds
 */
export function startProgress(
  stream: ProgressStream,
  verb: string,
  total: number,
  now: () => number = () => performance.now(),
): Progress {
  if (stream.isTTY !== true) return { step() {}, clear() {} };
  let done = 0;
  let shown = false;
  let next = now() + PATIENCE_MS;
  return {
    step(count) {
      done += count;
      if (now() < next) return;
      next = now() + INTERVAL_MS;
      shown = true;
      stream.write(`\r\u001b[K${verb} ${number(done)} of ${number(total)}`);
    },
    clear() {
      if (shown) stream.write('\r\u001b[K');
      shown = false;
    },
  };
}
