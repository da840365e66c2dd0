import type { BriefPart } from 'inlay/internal/manifest/brief.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { SiteNow } from './source.js';

/** What the server has to work out for a request: plain data, which can be sent to a worker. */
export type McpTask =
  | { kind: 'tool'; name: string; args: unknown }
  | { kind: 'manifest'; detail: Manifest['detail'] }
  | { kind: 'brief'; part: BriefPart };

/** What a task comes to: plain data, too. */
export interface McpResult {
  /** The answer as text; JSON of a manifest. */
  text: string;
  /** A tool's answer as data. */
  data?: Record<string, unknown>;
  /** The canvas that a tool mended. */
  mended?: string;
  /** JSON of what a manifest lost for length, if it did. */
  losses?: string;
}

/** Does a task, now or elsewhere. What it throws is that of `performTask`, or says why it was not done in its bounds. */
export type McpWork = (task: McpTask, now: SiteNow) => Promise<McpResult>;
