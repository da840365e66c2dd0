import { fileURLToPath } from 'node:url';
import { pool } from 'workerpool';
import type { Site } from '../site/schema.js';
import type { BatchOutcomes, Order } from './make-batch.js';
import type { Job } from './plan-outputs.js';

/** What every worker gets when it starts. */
export interface WorkerData {
  /** JSON of the site's state. */
  state: string;
  order: Order;
}

/** Workers that wait for batches. */
export interface Workers {
  /**
   * Has one of them make a batch.
   *
   * @throws an error that names the batch when the worker ends before it is done
   */
  run(jobs: readonly Job[]): Promise<BatchOutcomes>;
  /** Ends them, after the canvas that they are at. */
  end(): Promise<void>;
}

/** Milliseconds to wait for the end of workers: twice what one gets to finish its canvas. One that died never reports it. */
const END_TIMEOUT_MS = 2000;

/** Starts that many workers, which all have the same site and order. */
export function startWorkers(count: number, site: Site, order: Order): Workers {
  const data: WorkerData = { state: JSON.stringify(site), order };
  const workers = pool(fileURLToPath(new URL('./worker.js', import.meta.url)), {
    workerType: 'thread',
    minWorkers: count,
    maxWorkers: count,
    workerThreadOpts: { workerData: data },
  });
  return {
    async run(jobs) {
      try {
        return await workers.exec<(jobs: readonly Job[]) => Promise<BatchOutcomes>>('makeBatch', [jobs]);
      } catch (error) {
        throw new Error(ended(jobs, error), { cause: error });
      }
    },
    async end() {
      await workers.terminate(true, END_TIMEOUT_MS).catch(() => {});
    },
  };
}

/** What a batch that came to nothing is told by: what a canvas does wrong is no reason for that. */
function ended(jobs: readonly Job[], error: unknown): string {
  const [first] = jobs;
  const others = jobs.length > 1 ? ` or one of the ${jobs.length - 1} after it` : '';
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `A worker ended at \`${first?.path}\`${others}: ${reason}`;
}
