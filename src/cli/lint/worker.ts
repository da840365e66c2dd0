import { serveTasks } from '../../workers/serve-tasks.js';
import { contextsOf, lintBatch } from './batch.js';
import { groupOf } from './group.js';
import type { LintJob, LintOrder } from './order.js';

async function prepared(order: LintOrder) {
  const groups = await Promise.all(order.groups.map((group) => groupOf(group, order)));
  return { order, groups, contexts: contextsOf(groups, order) };
}

serveTasks(prepared, (jobs: readonly LintJob[], { order, ...rest }) => lintBatch(jobs, rest, order));
