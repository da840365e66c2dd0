import type { HandlerWork } from 'inlay/internal/http/options.js';
import type { HandlerResult, HandlerTask } from 'inlay/internal/http/task.js';
import { siteRevision } from 'inlay/internal/site/revision.js';
import { startWork } from 'inlay/internal/workers/work.js';
import type { WorkOptions } from 'inlay/internal/workers/work-options.js';

/** Worker threads for what the API has linted, rendered and told. */
export function apiWork(options: WorkOptions): { run: HandlerWork; close(): Promise<void> } {
  const worker = new URL(import.meta.resolve('inlay/internal/http/worker.js'));
  const work = startWork<HandlerTask, string, HandlerResult>(worker, options);
  return {
    run: (task, site, signal) => work.run(task, { key: siteRevision(site), value: () => JSON.stringify(site) }, signal),
    close: () => work.close(),
  };
}
