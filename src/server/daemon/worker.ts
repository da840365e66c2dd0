import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker } from 'inlay/internal/workers/outcome.js';
import type { Answer, ToWorker, WorkerSettings } from './job.js';
import { parsedSites } from './parsed-sites.js';
import { perform, takeKnown } from './perform.js';

const { limits } = workerData as WorkerSettings; // `startDaemon` gives nothing else
const sites = parsedSites();

function send(message: FromWorker<Answer>): void {
  const bytes = 'json' in message ? [message.json.buffer] : [];
  parentPort?.postMessage(message, bytes as ArrayBuffer[]); // a text encoder's bytes are never shared
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'forget') return sites.forget(message.revision);
  if (message.known && !sites.get(message.known.revision)) takeKnown(message.known, sites);
  send(perform(message.task, sites, limits));
  sites.shrink();
});

send({ kind: 'ready' });
