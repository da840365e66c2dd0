import type { Links } from '../links.js';
import type { CanvasSummary } from '../model.js';
import { noteCount } from '../notes.js';

/** A canvas with its place among those that are sorted otherwise. */
export interface PlacedCanvas {
  canvas: CanvasSummary;
  /** In the order of the paths. */
  byPath: number;
  /** The worst first. */
  byWorst: number;
}

/** The canvases, the worst first: what can't be read, then by errors, warnings, notes and hints, then by their paths. */
export function placedCanvases(canvases: readonly CanvasSummary[], links: Links): PlacedCanvas[] {
  const weighed = canvases.map((canvas, byPath) => ({ canvas, byPath, weights: weightsOf(canvas, links) }));
  weighed.sort((a, b) => compared(b.weights, a.weights) || a.byPath - b.byPath);
  return weighed.map(({ canvas, byPath }, byWorst) => ({ canvas, byPath, byWorst }));
}

function weightsOf(canvas: CanvasSummary, links: Links): number[] {
  const { counts, outcomes, problem } = canvas;
  return [
    problem === undefined ? 0 : 1,
    counts.errors,
    counts.warnings,
    outcomes.unresolved + outcomes.refused,
    noteCount(canvas, links),
    counts.infos,
  ];
}

function compared(a: readonly number[], b: readonly number[]): number {
  for (const [index, weight] of a.entries()) {
    const difference = weight - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
