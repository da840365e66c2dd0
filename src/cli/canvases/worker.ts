import { workerData } from 'node:worker_threads';
import { worker } from 'workerpool';
import { parseSite } from '../../site/parse.js';
import type { Job } from '../output/plan-outputs.js';
import { maker } from './make.js';
import type { WorkerData } from './make-all.js';
import { makeBatch } from './make-batch.js';

const { state, order } = workerData as WorkerData; // `makeAll` gives nothing else
const make = maker(parseSite(JSON.parse(state)), order);

worker({ run: (jobs: readonly Job[]) => makeBatch(jobs, make, order) });
