import type { Limits } from 'inlay/internal/canvas/limits.js';
import type { Problem } from './problem.js';
import type { Action, ManifestDetail } from './protocol.js';

/** What a worker is started with. */
export interface WorkerSettings {
  limits: Partial<Limits>;
}

/** Canvases to work on: the body of a request, or a part of one. */
export interface BatchTask {
  kind: 'batch';
  action: Action;
  /** JSON, not checked yet where it comes from the client. */
  body: Uint8Array;
  /** `whole`: do it, or divide it where it is too large; `single`: divide it into its canvases; `part`: do it. */
  mode: 'whole' | 'single' | 'part';
}

/** A site's state to check. */
export interface SiteTask {
  kind: 'site';
  revision: string;
  body: Uint8Array;
}

/** A site's manifest to make. */
export interface ManifestTask {
  kind: 'manifest';
  revision: string;
  detail: ManifestDetail;
}

/** A site's structured data to make. */
export interface StructuredDataTask {
  kind: 'structured-data';
  revision: string;
}

export type Task = BatchTask | SiteTask | ManifestTask | StructuredDataTask;

/** A site's state that was checked before. */
export interface KnownState {
  revision: string;
  state: Uint8Array;
}

/** A part of a divided batch. */
export interface Part {
  /** The names of its canvases. */
  ids: string[];
  body: Uint8Array;
}

/** Canvases that came out well, and those that are answered with a problem. */
export interface Counts {
  done: number;
  failed: number;
}

/** What a bug left behind: no message, as that may hold content. */
export interface Bug {
  name: string;
  /** The lines of the stack that name functions. */
  frames: string[];
}

/** What a worker answers. */
export type Answer =
  | {
      kind: 'results';
      revision: string /** JSON of the results, with commas between them. */;
      json: Uint8Array;
      counts: Counts;
      bugs: Bug[];
    }
  | { kind: 'divided'; revision: string; parts: Part[] }
  | { kind: 'site'; site: string; json: Uint8Array }
  | { kind: 'manifest'; json: Uint8Array }
  | { kind: 'structured-data'; json: Uint8Array }
  | { kind: 'needs-site'; revision: string }
  | { kind: 'problem'; problem: Problem; bugs: Bug[] };

/** What a worker is sent. */
export type ToWorker = { kind: 'task'; task: Task; known?: KnownState } | { kind: 'forget'; revision: string };
