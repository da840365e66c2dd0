import { workerData } from 'node:worker_threads';
import { worker } from 'workerpool';
import { parseSite } from '../site/parse.js';
import { maker } from './make.js';
import { makeBatch } from './make-batch.js';
import type { Job } from './plan-outputs.js';
import type { WorkerData } from './worker-pool.js';

const { state, order } = workerData as WorkerData; // `startWorkers` gives nothing else
const make = maker(parseSite(JSON.parse(state)), order);

worker({ makeBatch: (jobs: readonly Job[]) => makeBatch(jobs, make, order) });
