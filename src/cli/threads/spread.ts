import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { deferSignals } from '../output/uninterrupted.js';
import { grouped } from './batches.js';
import { inOrder } from './in-order.js';

/**
 * Canvases of one batch at most, and their bytes: so many that sending them costs nothing, so few that what comes of them
 * is small. A report has up to 50 times the bytes of its canvases.
 */
const BATCH = { items: 64, weight: 131_072 };

/** Batches for each worker that are under way or wait for an earlier one: it never runs dry while another one is slow. */
const BATCHES_AHEAD = 4;

/** What is done to batches of canvases. */
export interface BatchWork<Item, Data, Result> {
  /** Makes ready to do them in this thread. */
  here(): (items: readonly Item[]) => Promise<Result>;
  /** A script for workers, see `startWorkers`, and what each of them is given first. */
  there: { script: URL; data(): Data };
  /** How many canvases are worth a worker, unless `--jobs` says otherwise. */
  worthAWorker: number;
}

/**
 * Does work on all cores if there is much of it, and tells what came of each batch in the order of the items. It holds a
 * bounded number of results, however many items there are.
 *
 * @param threads how many to use; 1 works in this one
 */
export async function* spread<Item extends { path: string }, Data, Result>(
  items: readonly Item[],
  { here, there, worthAWorker }: BatchWork<Item, Data, Result>,
  threads = Math.min(availableParallelism(), Math.floor(items.length / worthAWorker)),
): AsyncGenerator<Result> {
  const count = Math.min(threads, items.length);
  if (count < 2) {
    const run = here();
    for (const item of items) {
      yield await run([item]);
      await setImmediate(); // signals have their turn
    }
    return;
  }
  deferSignals();
  const { startWorkers } = await import('./workers.js');
  const { run, end } = startWorkers<Item, Data, Result>(count, there.script, there.data());
  const ahead = count * BATCHES_AHEAD;
  const most = Math.min(BATCH.items, Math.ceil(items.length / ahead));
  try {
    yield* inOrder(grouped(items, { ...BATCH, items: most }, sizeOf), ahead, run);
  } finally {
    await end();
  }
}

/** Bytes of a canvas, as far as that can be told. */
function sizeOf({ path }: { path: string }): number {
  try {
    return statSync(path).size;
  } catch {
    return 0; // reading it will tell why
  }
}
