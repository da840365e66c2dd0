import { serveTasks } from 'inlay/internal/workers/serve-tasks.js';
import { performTask } from '../../mcp/task.js';
import type { McpTask } from '../../mcp/work.js';
import { openSite, type PlainLintOptions, type WorkSite } from '../options/work-site.js';

/** A task with the options of the linter. */
export interface SentMcpTask {
  task: McpTask;
  lint: PlainLintOptions;
}

serveTasks(openSite, ({ task, lint }: SentMcpTask, { site, manifest, plugins }: WorkSite) =>
  performTask(task, { site, manifest, lint: { ...lint, plugins } }),
);
