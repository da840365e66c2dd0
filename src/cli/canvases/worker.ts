import { parseSite } from '../../site/parse.js';
import { serveTasks } from '../../workers/serve-tasks.js';
import type { Job } from '../output/plan-outputs.js';
import { maker } from './make.js';
import type { WorkerData } from './make-all.js';
import { makeBatch } from './make-batch.js';

serveTasks(
  ({ state, order }: WorkerData) => ({ order, make: maker(parseSite(JSON.parse(state)), order) }),
  (jobs: readonly Job[], { order, make }) => makeBatch(jobs, make, order),
);
