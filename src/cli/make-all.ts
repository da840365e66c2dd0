import { availableParallelism } from 'node:os';
import type { Site } from '../site/schema.js';
import { grouped, inOrder } from './in-order.js';
import { maker } from './make.js';
import { type BatchOutcomes, makeBatch, type Order } from './make-batch.js';
import type { Job } from './plan-outputs.js';

/** Canvases of one batch: so few that a result comes often and is small, so many that sending them costs nothing. */
const BATCH_SIZE = 16;

/** Batches for each worker that are under way or wait for an earlier one: it never runs dry while another one is slow. */
const BATCHES_AHEAD = 4;

/** Canvases that are worth a worker. To start one takes as long as to render a few hundred of a few KB. */
const CANVASES_A_WORKER = 200;

/**
 * Makes canvases into what was ordered, on all cores if there are many, and tells what came of them in their order. It
 * holds a bounded number of results, however many canvases there are.
 *
 * @param workers how many at most; 1 works in this process
 */
export async function* makeAll(
  jobs: readonly Job[],
  site: Site,
  order: Order,
  workers = availableParallelism(),
): AsyncGenerator<BatchOutcomes> {
  const count = Math.min(workers, Math.floor(jobs.length / CANVASES_A_WORKER));
  if (count < 2) {
    const make = maker(site, order);
    for (const job of jobs) yield makeBatch([job], make, order);
    return;
  }
  const { startWorkers } = await import('./worker-pool.js');
  const { run, end } = startWorkers(count, site, order);
  try {
    yield* inOrder(grouped(jobs, BATCH_SIZE), count * BATCHES_AHEAD, run);
  } finally {
    await end();
  }
}
