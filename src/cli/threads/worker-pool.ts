import { fileURLToPath } from 'node:url';
import { pool } from 'workerpool';

/** Workers that wait for batches. */
export interface Workers<Item, Result> {
  /**
   * Has one of them do a batch.
   *
   * @throws an error that names the batch when the worker ends before it is done
   */
  run(items: readonly Item[]): Promise<Result>;
  /** Ends them, after the canvas that they are at. */
  end(): Promise<void>;
}

/** Milliseconds to wait for the end of workers: twice what one gets to finish its canvas. One that died never reports it. */
const END_TIMEOUT_MS = 2000;

/**
 * Starts that many workers, which all run one script with the same data. The script gives `workerpool` a method `run`
 * that does a batch.
 */
export function startWorkers<Item extends { path: string }, Result>(
  count: number,
  script: URL,
  workerData: unknown,
): Workers<Item, Result> {
  const workers = pool(fileURLToPath(script), {
    workerType: 'thread',
    minWorkers: count,
    maxWorkers: count,
    workerThreadOpts: { workerData },
  });
  return {
    async run(items) {
      try {
        return await workers.exec<(items: readonly Item[]) => Promise<Result>>('run', [items]);
      } catch (error) {
        throw new Error(ended(items, error), { cause: error });
      }
    },
    async end() {
      await workers.terminate(true, END_TIMEOUT_MS).catch(() => {});
    },
  };
}

/** What a batch that came to nothing is told by: what a canvas does wrong is no reason for that. */
function ended(items: readonly { path: string }[], error: unknown): string {
  const [first] = items;
  const others = items.length > 1 ? ` or one of the ${items.length - 1} after it` : '';
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `A worker ended at \`${first?.path}\`${others}: ${reason}`;
}
