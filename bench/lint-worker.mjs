/** Lints many different pages and tells how much memory is in use after each thousand. */
import { parentPort, workerData } from 'node:worker_threads';
import { lint } from '../dist/lint/index.js';

const { page, manifest, pages } = workerData;
const sizes = [];
for (let count = 1; count <= pages; count += 1) {
  lint(page.replace('<title>', `<title>${count} `), manifest);
  if (count % 1000 > 0) continue;
  globalThis.gc();
  sizes.push(process.memoryUsage().heapUsed);
}
parentPort.postMessage(sizes);
