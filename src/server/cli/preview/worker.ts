import { serveTasks } from 'inlay/internal/workers/serve-tasks.js';
import { performTask } from '../../preview/task.js';
import type { PreviewTask } from '../../preview/work.js';
import { openSite, type PlainLintOptions, type WorkSite } from '../options/work-site.js';

/** A task with the options of the linter. */
export interface SentPreviewTask {
  task: PreviewTask;
  lint: PlainLintOptions;
}

serveTasks(openSite, ({ task, lint }: SentPreviewTask, { site, manifest, plugins }: WorkSite) =>
  performTask(task, { site, manifest, options: { ...lint, plugins } }),
);
