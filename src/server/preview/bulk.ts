import { textRevision } from 'inlay/internal/site/revision.js';
import type { CanvasSummary } from './model.js';

/** The canvases that have safe fixes. */
export function fixableCanvases(canvases: readonly CanvasSummary[]): CanvasSummary[] {
  return canvases.filter(({ counts }) => counts.fixable > 0);
}

/** Changes whenever one of these canvases does: an order for all of them names it. */
export function bulkVersion(canvases: readonly CanvasSummary[]): string {
  return textRevision(JSON.stringify(fixableCanvases(canvases).map(({ path, version }) => [path, version])));
}
