import type { Site } from '../../site/schema.js';
import type { Job } from '../output/plan-outputs.js';
import { spread } from '../threads/spread.js';
import { maker } from './make.js';
import { type BatchOutcomes, makeBatch, type Order } from './make-batch.js';

/** What every worker is given first. */
export interface WorkerData {
  /** JSON of the site's state. */
  state: string;
  order: Order;
}

/** To start a worker takes as long as to render 1,000 canvases of 3 KB. */
const CANVASES_A_WORKER = 500;

/**
 * Makes canvases into what was ordered, on all cores if there are many, and tells what came of them in their order.
 *
 * @param threads how many to use; 1 works in this one
 */
export function makeAll(
  jobs: readonly Job[],
  site: Site,
  order: Order,
  threads?: number,
): AsyncGenerator<BatchOutcomes> {
  const work = {
    here() {
      const make = maker(site, order);
      return (batch: readonly Job[]) => makeBatch(batch, make, order);
    },
    there: {
      script: new URL('./worker.js', import.meta.url),
      data: (): WorkerData => ({ state: JSON.stringify(site), order }),
    },
    worthAWorker: CANVASES_A_WORKER,
  };
  return spread(jobs, work, threads);
}
