import type { Edit } from 'inlay/internal/lint/finding.js';
import type { AllFixed } from './fix-order.js';
import type { FixedPage } from './fixed-page.js';
import type { CanvasModel } from './model.js';
import type { Found, FoundCanvas } from './source.js';
import { performTask } from './task.js';
import type { PreviewResult, PreviewTask, PreviewWork } from './work.js';

/** What takes long about canvases. */
export interface CheckedWork {
  /** What a canvas comes to. */
  model(canvas: FoundCanvas, text: string, version: string, found: Found): Promise<CanvasModel>;
  /** The same without what the linter says. */
  drawn(canvas: FoundCanvas, text: string, version: string, found: Found): Promise<CanvasModel>;
  /** A canvas with all of its safe fixes. */
  fixed(canvas: FoundCanvas, text: string, found: Found): Promise<AllFixed>;
  /** The expanded page of a canvas with edits made. */
  page(canvas: FoundCanvas, text: string, edits: readonly Edit[], found: Found): Promise<FixedPage>;
}

/**
 * Asks `work` for it, and throws a TypeError where it answers something else.
 *
 * @param work does it in this thread by default
 */
export function checkedWork(work: PreviewWork = atOnce): CheckedWork {
  const modelBy =
    (kind: 'model' | 'drawn') =>
    async (canvas: FoundCanvas, text: string, version: string, found: Found): Promise<CanvasModel> => {
      const task = { kind, path: canvas.path, version, source: text };
      const result = await work(task, canvas, found);
      if ('model' in result) return result.model;
      throw unexpected(task, result);
    };
  return {
    model: modelBy('model'),
    drawn: modelBy('drawn'),
    async fixed(canvas, text, found) {
      const task = { kind: 'fix', source: text } as const;
      const result = await work(task, canvas, found);
      if ('fixed' in result) return result.fixed;
      throw unexpected(task, result);
    },
    async page(canvas, text, edits, found) {
      const task = { kind: 'fixed-page', path: canvas.path, source: text, edits } as const;
      const result = await work(task, canvas, found);
      if ('page' in result) return result.page;
      throw unexpected(task, result);
    },
  };
}

const atOnce: PreviewWork = async (task, { options }, { site, manifest }) =>
  performTask(task, { site, manifest, options });

function unexpected({ kind }: PreviewTask, result: PreviewResult): TypeError {
  return new TypeError(`Unexpected result with \`${Object.keys(result).join()}\` of the task \`${kind}\``);
}
