import { setTimeout as sleep } from 'node:timers/promises';
import { startWork } from '../../workers/work.js';
import { commandWork } from '../../workers/work-options.js';

/** Workers that wait for batches. */
export interface Workers<Item, Result> {
  /**
   * Has one of them do a batch.
   *
   * @throws an error that names the batch when the worker ends before it is done
   */
  run(items: readonly Item[]): Promise<Result>;
  /** Ends them, after the batches that they are at. */
  end(): Promise<void>;
}

/** Milliseconds that workers have to finish the batches that they are at: a file is not to be left half-written. */
const END_TIMEOUT_MS = 2000;

/**
 * Starts that many workers, which all run one script with the same data.
 *
 * @param script calls `serveTasks`: it is given the data, then batches
 * @param data plain
 */
export function startWorkers<Item extends { path: string }, Data, Result>(
  count: number,
  script: URL,
  data: Data,
): Workers<Item, Result> {
  const work = startWork<readonly Item[], Data, Result>(script, commandWork(count), 'command');
  const shared = { key: '', value: () => data };
  const begun = new Set<Promise<unknown>>();
  return {
    async run(items) {
      const done = work.run(items, shared);
      begun.add(done);
      try {
        return await done;
      } catch (error) {
        throw new Error(endedAt(items, error), { cause: error });
      } finally {
        begun.delete(done);
      }
    },
    async end() {
      await Promise.race([Promise.allSettled(begun), sleep(END_TIMEOUT_MS, undefined, { ref: false })]);
      await work.close();
    },
  };
}

/** Says at which batch a worker ended, and why. What is wrong with a canvas is no reason for that. */
function endedAt(items: readonly { path: string }[], error: unknown): string {
  const [first] = items;
  const others = items.length > 1 ? ` or one of the ${items.length - 1} after it` : '';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return `A worker ended at \`${first?.path}\`${others}: ${reason}`;
}
