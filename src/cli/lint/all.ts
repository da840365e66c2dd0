import { spread } from '../threads/spread.js';
import { contextsOf, type LintedBatch, lintBatch } from './batch.js';
import type { LintGroup } from './group.js';
import type { LintJob, LintOrder } from './order.js';

/** To start a worker takes as long as to lint some 200 canvases of 3 KB. */
const CANVASES_A_WORKER = 200;

/**
 * Lints canvases, on all cores if there are many, and tells what came of them in their order.
 *
 * @param threads how many to use; 1 works in this one
 */
export function lintAll(
  jobs: readonly LintJob[],
  groups: readonly LintGroup[],
  order: LintOrder,
  threads?: number,
): AsyncGenerator<LintedBatch> {
  const work = {
    here() {
      const prepared = { groups, contexts: contextsOf(groups, order) };
      return (batch: readonly LintJob[]) => lintBatch(batch, prepared, order);
    },
    there: { script: new URL('./worker.js', import.meta.url), data: () => order },
    worthAWorker: CANVASES_A_WORKER,
  };
  return spread(jobs, work, threads);
}
