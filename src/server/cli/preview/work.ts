import { startWork } from 'inlay/internal/workers/work.js';
import type { WorkOptions } from 'inlay/internal/workers/work-options.js';
import type { PreviewResult, PreviewWork } from '../../preview/work.js';
import { plainOptions, type SentSite, sentSite } from '../options/work-site.js';
import type { SentPreviewTask } from './worker.js';

/** Has worker threads do the tasks of a preview. */
export function previewWork(options: WorkOptions): PreviewWork {
  const script = new URL('./worker.js', import.meta.url);
  const work = startWork<SentPreviewTask, SentSite, PreviewResult>(script, options);
  return (task, { options: lint, modules }, { site, manifest }) =>
    work.run({ task, lint: plainOptions(lint) }, sentSite(site, manifest, modules));
}
