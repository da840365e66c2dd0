import type { Limits } from '../canvas/limits.js';
import type { BriefPart } from '../manifest/brief.js';
import type { Manifest } from '../manifest/schema.js';
import type { ProblemDetails } from '../message/problem-details.js';
import { ProblemError } from '../message/problem-error.js';
import type { Site } from '../site/schema.js';
import type * as z from '../zod.js';
import { jsonOf, type Representation } from './answer.js';
import { type CanvasLint, lintCanvas, renderCanvas } from './canvas.js';
import { representContext, representManifest, representStructuredData } from './representations.js';
import type { lintBody, renderBody } from './schemas.js';

/** What the handler has to work out for a request: plain data, which can be sent to a worker. */
export type HandlerTask =
  | { kind: 'manifest'; detail: Manifest['detail']; part?: 'menus' | 'addons' }
  | { kind: 'structured-data' }
  | { kind: 'context'; part: BriefPart; tokens: number; isFramed?: boolean }
  | ({ kind: 'lint'; body: z.infer<typeof lintBody>; limits: Partial<Limits> } & CanvasLint)
  | { kind: 'render'; body: z.infer<typeof renderBody>; limits: Partial<Limits> };

/** What a task comes to: plain data, too. */
export type HandlerResult =
  /** JSON as UTF-8; with a tag where it may be cached until that changes. */
  | { body: Uint8Array<ArrayBuffer>; tag?: string }
  /** What is wrong with the request. */
  | { problem: ProblemDetails };

/**
 * Does a task of the handler for a site, at once.
 *
 * @throws what is a bug of Inlay
 */
export function performTask(task: HandlerTask, site: Site): HandlerResult {
  try {
    return resultOf(task, site);
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem };
    throw error;
  }
}

function resultOf(task: HandlerTask, site: Site): Representation | { body: Uint8Array<ArrayBuffer> } {
  switch (task.kind) {
    case 'manifest':
      return representManifest(site, task.detail, task.part);
    case 'structured-data':
      return representStructuredData(site);
    case 'context':
      return representContext(site, task);
    case 'lint':
      return { body: jsonOf(lintCanvas(task.body, site, task.limits, task)) };
    case 'render':
      return { body: jsonOf(renderCanvas(task.body, site, task.limits)) };
  }
}
