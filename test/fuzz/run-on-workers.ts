import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from './options.js';
import { merge, type Tally } from './tally.js';
import { SHOWN, type Task } from './task.js';

/** How far a run is. */
export interface Progress {
  done: number;
  answered: number;
}

/** Room for what each case throws away: with the default a worker spends a fifth of its time on collecting it. */
const YOUNG_MB = 128;

/** Milliseconds between two looks at the workers. */
const LOOK = 1000;

/** Milliseconds that one case may take before it counts as endless; the slowest check takes some hundred. */
const ENDLESS = 60_000;

/**
 * Runs cases on worker threads.
 *
 * @throws Error with the case's number when one does not end
 */
export async function runOnWorkers(
  { seed, cases, workers, check, seconds = Number.POSITIVE_INFINITY }: Options,
  onProgress: (progress: Progress) => void,
): Promise<Tally> {
  const shown = Array.from(
    { length: workers },
    () => new Float64Array(new SharedArrayBuffer(SHOWN.length * Float64Array.BYTES_PER_ELEMENT)),
  );
  const deadline = Date.now() + seconds * 1000;
  const threads = shown.map((own, first) => {
    const task: Task = { seed, first, step: workers, end: cases, deadline, check, shown: own };
    const url = new URL('./worker.js', import.meta.url);
    return new Worker(url, { workerData: task, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  });
  const sum = (place: number) => shown.reduce((total, own) => total + (own[place] ?? 0), 0);
  const stop = new AbortController();
  const looking = watch(
    shown,
    cases,
    () => onProgress({ done: sum(SHOWN.done), answered: sum(SHOWN.answered) }),
    stop.signal,
  );
  try {
    const tallies = Promise.all(threads.map(async (thread) => (await once(thread, 'message'))[0] as Tally)); // its one message
    return merge(await Promise.race([tallies, looking]));
  } finally {
    stop.abort();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Looks at the workers from time to time, but for those that are done; never resolves. */
function watch(shown: readonly Float64Array[], cases: number, onLook: () => void, signal: AbortSignal): Promise<never> {
  const since = shown.map(() => ({ number: -1, time: performance.now() }));
  return new Promise((_, reject) => {
    const timer = setInterval(() => {
      onLook();
      for (const [index, own] of shown.entries()) {
        const number = own[SHOWN.number] ?? 0;
        if (number >= cases) continue;
        if (since[index]?.number !== number) since[index] = { number, time: performance.now() };
        else if (performance.now() - since[index].time > ENDLESS && (own[SHOWN.done] ?? 0) > 0) {
          reject(new Error(`Unexpected case ${number} that takes over ${ENDLESS / 1000} s, expected an end`));
        }
      }
    }, LOOK);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
