import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Site } from '../site/schema.js';
import { grouped } from './batches.js';
import { inOrder } from './in-order.js';
import { maker } from './make.js';
import { type BatchOutcomes, makeBatch, type Order } from './make-batch.js';
import type { Job } from './plan-outputs.js';

/**
 * Canvases of one batch at most, and their bytes: so many that sending them costs nothing, so few that what comes of them
 * is small. A report has up to 50 times the bytes of its canvases.
 */
const BATCH = { items: 64, weight: 131_072 };

/** Batches for each worker that are under way or wait for an earlier one: it never runs dry while another one is slow. */
const BATCHES_AHEAD = 4;

/** Canvases that are worth a worker, unless somebody asks for one. To start it takes as long as to render 1,000 of 3 KB. */
const CANVASES_A_WORKER = 500;

/**
 * Makes canvases into what was ordered, on all cores if there are many, and tells what came of them in their order. It
 * holds a bounded number of results, however many canvases there are.
 *
 * @param threads how many to use; 1 works in this one
 */
export async function* makeAll(
  jobs: readonly Job[],
  site: Site,
  order: Order,
  threads = Math.min(availableParallelism(), Math.floor(jobs.length / CANVASES_A_WORKER)),
): AsyncGenerator<BatchOutcomes> {
  const count = Math.min(threads, jobs.length);
  if (count < 2) {
    const make = maker(site, order);
    for (const job of jobs) yield makeBatch([job], make, order);
    return;
  }
  const { startWorkers } = await import('./worker-pool.js');
  const { run, end } = startWorkers(count, site, order);
  const ahead = count * BATCHES_AHEAD;
  const items = Math.min(BATCH.items, Math.ceil(jobs.length / ahead));
  try {
    yield* inOrder(grouped(jobs, { ...BATCH, items }, sizeOf), ahead, run);
  } finally {
    await end();
  }
}

/** Bytes of a canvas, as far as that can be told. */
function sizeOf({ path }: Job): number {
  try {
    return statSync(path).size;
  } catch {
    return 0; // reading it will tell why
  }
}
