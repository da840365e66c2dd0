import { InlayError } from 'inlay/internal/message/error.js';
import { versionOf } from './canvas-model.js';
import type { CheckedWork } from './checked-work.js';
import { KEPT_CANVASES } from './limits.js';
import type { CanvasModel } from './model.js';
import type { Found, FoundCanvas } from './source.js';

/** What a canvas came to, or will, at a version. */
interface Kept {
  version: string;
  model: Promise<CanvasModel>;
}

/**
 * A function that tells what a canvas with a text comes to. What was made of the same before is kept, as long as few others
 * were asked for; also that it was too much, but not that there was too much else to do.
 */
export function keptModels({
  model: modelOf,
}: Pick<CheckedWork, 'model'>): (canvas: FoundCanvas, text: string, found: Found) => Promise<CanvasModel> {
  const kept = new Map<string, Kept>();
  return (canvas, text, found) => {
    const { path } = canvas;
    const version = versionOf(canvas, text, found);
    const last = kept.get(path);
    const next = last?.version === version ? last : { version, model: modelOf(canvas, text, version, found) };
    kept.delete(path);
    kept.set(path, next);
    for (const each of kept.keys()) if (kept.size > KEPT_CANVASES) kept.delete(each);
    next.model.catch((error: unknown) => {
      if (error instanceof InlayError && error.code === 'overloaded' && kept.get(path) === next) kept.delete(path);
    });
    return next.model;
  };
}
