import { lintAndFix } from 'inlay/internal/lint/converge.js';
import { canvasModel, drawnCanvas } from './canvas-model.js';
import { fixedPage } from './fixed-page.js';
import type { TaskSite } from './source.js';
import type { PreviewResult, PreviewTask } from './work.js';

/**
 * Does a task, at once.
 *
 * @throws InlayError `limit-exceeded` and what `lint` throws
 */
export function performTask(task: PreviewTask, on: TaskSite): PreviewResult {
  if (task.kind === 'model') return { model: canvasModel(task, on) };
  if (task.kind === 'drawn') return { model: drawnCanvas(task, on) };
  if (task.kind === 'fixed-page') return { page: fixedPage(task.path, task.source, task.edits, on) };
  const { output, edits } = lintAndFix(task.source, on.manifest, on.options);
  return { fixed: { output, edits } };
}
