import { brief } from 'inlay/internal/manifest/brief.js';
import { conciseManifest } from 'inlay/internal/manifest/build.js';
import { plainJson } from 'inlay/internal/manifest/data-block.js';
import { estimateTokens } from 'inlay/internal/manifest/estimate-tokens.js';
import { cutUntil } from 'inlay/internal/manifest/fit.js';
import { lossesOf } from 'inlay/internal/manifest/fit-losses.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { BRIEF_TOKENS, FULL_MANIFEST_TOKENS, MANIFEST_TOKENS } from './limits.js';
import type { TaskSite } from './source.js';
import { TOOLS } from './tools/index.js';
import type { McpResult, McpTask } from './work.js';

/**
 * Does a task, at once.
 *
 * @throws InlayError for what the caller can mend
 */
export function performTask(task: McpTask, now: TaskSite): McpResult {
  switch (task.kind) {
    case 'tool':
      return toolOf(task.name).run(task.args, now);
    case 'manifest':
      return fitted(now.manifest, task.detail);
    case 'brief':
      return { text: brief(now.manifest, { part: task.part, tokens: BRIEF_TOKENS }) };
  }
}

function toolOf(name: string) {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  if (tool) return tool;
  throw new RangeError(`Unexpected tool \`${name}\``);
}

/** A manifest within its budget. */
function fitted(full: Manifest, detail: Manifest['detail']): McpResult {
  const tokens = detail === 'full' ? FULL_MANIFEST_TOKENS : MANIFEST_TOKENS;
  const manifest = detail === 'full' ? full : conciseManifest(full);
  const cut = cutUntil(manifest, tokens, (candidate) => estimateTokens(plainJson(candidate)) <= tokens);
  const losses = lossesOf(manifest, cut);
  return { text: plainJson(cut), ...(losses.length > 0 && { losses: plainJson(losses) }) };
}
