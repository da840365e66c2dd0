import type { Edit } from 'inlay/internal/lint/finding.js';
import type { AllFixed } from './fix-order.js';
import type { FixedPage } from './fixed-page.js';
import type { CanvasModel } from './model.js';
import type { Found, FoundCanvas } from './source.js';

/** A canvas's text, with what it is called and what changes with it: see `versionOf`. */
export interface NamedSource {
  path: string;
  version: string;
  source: string;
}

/** What a preview has to work out: plain data, which can be sent to a worker. */
export type PreviewTask =
  | ({ kind: 'model' } & NamedSource)
  /** Without what the linter says. */
  | ({ kind: 'drawn' } & NamedSource)
  /** All fixes that are safe. */
  | { kind: 'fix'; source: string }
  /** The expanded page with edits made. */
  | { kind: 'fixed-page'; path: string; source: string; edits: readonly Edit[] };

/** What a task comes to: a canvas in full, the fixed source, or the page of it. */
export type PreviewResult = { model: CanvasModel } | { fixed: AllFixed } | { page: FixedPage };

/** Does a task, now or elsewhere. What it throws is that of `performTask`, or says why it was not done in its bounds. */
export type PreviewWork = (task: PreviewTask, canvas: FoundCanvas, found: Found) => Promise<PreviewResult>;
