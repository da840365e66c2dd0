import { InlayError } from 'inlay/internal/message/error.js';
import { cache } from 'inlay/internal/text/memo.js';
import { versionOf } from './canvas-model.js';
import type { CheckedWork } from './checked-work.js';
import { CACHED_CANVASES } from './limits.js';
import type { CanvasModel } from './model.js';
import type { Found, FoundCanvas } from './source.js';

/** What a canvas came to, or will, at a version. */
interface Cached {
  version: string;
  model: Promise<CanvasModel>;
}

/**
 * A function that tells what a canvas with a text comes to. The models of the latest canvases are cached; also that one was
 * too much, but not that the server was overloaded.
 */
export function modelCache({
  model: modelOf,
}: Pick<CheckedWork, 'model'>): (canvas: FoundCanvas, text: string, found: Found) => Promise<CanvasModel> {
  const models = cache<Cached>({ count: CACHED_CANVASES });
  return (canvas, text, found) => {
    const { path } = canvas;
    const version = versionOf(canvas, text, found);
    const last = models.get(path);
    if (last?.version === version) return last.model;
    const next = { version, model: modelOf(canvas, text, version, found) };
    models.add(path, next);
    next.model.catch((error: unknown) => {
      if (error instanceof InlayError && error.code === 'overloaded' && models.get(path) === next) models.delete(path);
    });
    return next.model;
  };
}
