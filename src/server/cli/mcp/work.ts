import { startWork } from 'inlay/internal/workers/work.js';
import type { WorkOptions } from 'inlay/internal/workers/work-options.js';
import type { McpResult, McpWork } from '../../mcp/work.js';
import { plainOptions, type SentSite, sentSite } from '../options/work-site.js';
import type { SentMcpTask } from './worker.js';

/** Has worker threads do the tasks of an MCP server. */
export function mcpWork(options: WorkOptions): McpWork {
  const script = new URL('./worker.js', import.meta.url);
  const work = startWork<SentMcpTask, SentSite, McpResult>(script, options);
  return (task, { site, manifest, modules, lint }) =>
    work.run({ task, lint: plainOptions(lint) }, sentSite(site, manifest, modules));
}
