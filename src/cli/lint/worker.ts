import { workerData } from 'node:worker_threads';
import { worker } from 'workerpool';
import { contextsOf, lintBatch, type Prepared } from './batch.js';
import { groupOf } from './group.js';
import type { LintJob, LintOrder } from './order.js';

const order = workerData as LintOrder; // `lintAll` gives nothing else

async function prepare(): Promise<Prepared> {
  const groups = await Promise.all(order.groups.map((group) => groupOf(group, order)));
  return { groups, contexts: contextsOf(groups, order) };
}

const prepared = prepare();
prepared.catch(() => {}); // the first batch tells

worker({ run: async (jobs: readonly LintJob[]) => lintBatch(jobs, await prepared, order) });
