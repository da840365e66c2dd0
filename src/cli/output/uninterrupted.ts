import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/** What a terminal, a user or a system ends a command with. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds that acts have to be finished: a fixed file is written in a hundredth of that. */
const PATIENCE_MS = 5_000;

/** Indexes into what all threads share: how many acts are under way, and whether no more may begin. */
const UNDER_WAY = 0;
const IS_ENDING = 1;

const NAME = 'inlay: acts under way';
const state = sharedState();

function sharedState(): Int32Array<SharedArrayBuffer> {
  const known = getEnvironmentData(NAME);
  const buffer = known instanceof SharedArrayBuffer ? known : new SharedArrayBuffer(8);
  setEnvironmentData(NAME, buffer); // workers that are started later find it
  return new Int32Array(buffer);
}

/**
 * Does something synchronous that a signal does not end half-way, in any thread: the process waits for it.
 *
 * @throws what `act` throws
 */
export function uninterrupted<T>(act: () => T): T {
  deferSignals();
  Atomics.add(state, UNDER_WAY, 1);
  try {
    if (!isMainThread && Atomics.load(state, IS_ENDING) === 1) waitForEnd();
    return act();
  } finally {
    leave();
  }
}

function leave(): void {
  Atomics.sub(state, UNDER_WAY, 1);
  Atomics.notify(state, UNDER_WAY);
}

/** Nothing new begins: the process is about to end. */
function waitForEnd(): void {
  leave();
  Atomics.wait(state, IS_ENDING, 1);
  Atomics.add(state, UNDER_WAY, 1);
}

const leftovers = new Set<() => void>();

/** Has something done when the process ends before the returned function is called; for what takes longer than one act. */
export function atEnd(tidyUp: () => void): () => void {
  deferSignals();
  leftovers.add(tidyUp);
  return () => leftovers.delete(tidyUp);
}

let isDeferring = false;

/**
 * From now on a signal ends the process only when no act is under way. A command that ends in order by itself goes on to
 * do so. To be called before workers are started.
 */
export function deferSignals(): void {
  if (isDeferring || !isMainThread) return;
  isDeferring = true;
  for (const signal of SIGNALS) {
    const end = () => {
      if (process.listenerCount(signal) > 1) return;
      settle();
      process.off(signal, end);
      process.kill(process.pid, signal); // so that whoever started us learns what ended us
    };
    process.prependListener(signal, end); // first, while those that hear it once are still counted
  }
  process.once('exit', settle);
}

function settle(): void {
  Atomics.store(state, IS_ENDING, 1);
  const end = Date.now() + PATIENCE_MS;
  for (let count = Atomics.load(state, UNDER_WAY); count > 0; count = Atomics.load(state, UNDER_WAY)) {
    const left = end - Date.now();
    if (left <= 0) break;
    Atomics.wait(state, UNDER_WAY, count, left);
  }
  for (const tidyUp of leftovers) tidyUp();
}
