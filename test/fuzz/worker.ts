import { parentPort, workerData } from 'node:worker_threads';
import { CHECKS } from './check.js';
import { checksFor } from './examine.js';
import { readMaterial } from './material.js';
import { runCases } from './run-cases.js';
import { INLAY } from './subject.js';
import { count, emptyTally } from './tally.js';
import { SHOWN, type Task } from './task.js';

function work(task: Task): void {
  const { shown, check, deadline, ...range } = task;
  const checks = check === undefined ? checksFor : () => CHECKS.filter(({ name }) => name === check);
  const tally = emptyTally();
  shown[SHOWN.number] = range.first;
  for (const { made, examined } of runCases({ subject: INLAY, material: readMaterial(), checks, ...range })) {
    count(tally, made, examined);
    shown[SHOWN.number] = made.number + range.step;
    shown[SHOWN.done] = (shown[SHOWN.done] ?? 0) + 1;
    if (examined.answered) shown[SHOWN.answered] = (shown[SHOWN.answered] ?? 0) + 1;
    if (Date.now() >= deadline) break;
  }
  parentPort?.postMessage(tally);
}

work(workerData as Task); // only `runOnWorkers` starts this file
