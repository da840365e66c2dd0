import { InlayError } from 'inlay/internal/message/error.js';
import { cache } from 'inlay/internal/text/memo.js';
import { uncheckedCanvas, versionOf } from './canvas-model.js';
import type { CheckedWork } from './checked-work.js';
import { CACHED_CANVASES } from './limits.js';
import type { CanvasModel } from './model.js';
import type { Found, FoundCanvas } from './source.js';

/** What a canvas came to, or will, at a version. */
interface Cached {
  version: string;
  model: Promise<CanvasModel>;
  /** Without what the linter says, where that was asked for. */
  drawn?: Promise<CanvasModel>;
}

type ModelOf = (canvas: FoundCanvas, text: string, found: Found) => Promise<CanvasModel>;

/** What canvases come to. */
export interface ModelCache {
  model: ModelOf;
  /** What can be shown of one at once, when the linter has not come to an end with it soon. */
  soon: ModelOf;
}

/** What is no mistake of a canvas but too much of it for the linter. */
const TOO_MUCH = new Set(['deadline-exceeded', 'worker-failed']);

/**
 * What canvases come to. The models of the latest ones are cached; also that one was too much, but not that the server was
 * overloaded.
 *
 * @param patienceMs how long `soon` waits for the linter
 */
export function modelCache(work: Pick<CheckedWork, 'model' | 'drawn'>, patienceMs: number): ModelCache {
  const models = cache<Cached>({ count: CACHED_CANVASES });

  function cached(canvas: FoundCanvas, text: string, found: Found): Cached {
    const { path } = canvas;
    const version = versionOf(canvas, text, found);
    const last = models.get(path);
    if (last?.version === version) return last;
    const next: Cached = { version, model: whole(canvas, text, version, found) };
    models.add(path, next);
    next.model.catch((error: unknown) => {
      if (error instanceof InlayError && error.code === 'overloaded' && models.get(path) === next) models.delete(path);
    });
    return next;
  }

  /** With all that the linter says; where it was too much for it, with that in words. */
  async function whole(canvas: FoundCanvas, text: string, version: string, found: Found): Promise<CanvasModel> {
    try {
      return await work.model(canvas, text, version, found);
    } catch (error) {
      if (!(error instanceof InlayError) || !TOO_MUCH.has(error.code)) throw error;
      const drawn = await work.drawn(canvas, text, version, found).catch(() => undefined);
      if (!drawn) throw error;
      return uncheckedCanvas(drawn, error.message);
    }
  }

  return {
    model: (canvas, text, found) => cached(canvas, text, found).model,
    async soon(canvas, text, found) {
      const known = cached(canvas, text, found);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), known.drawn ? 0 : patienceMs);
      });
      const first = await Promise.race([known.model, late]).finally(() => clearTimeout(timer));
      if (first) return first;
      known.drawn ??= work.drawn(canvas, text, known.version, found);
      return Promise.race([known.model, known.drawn]);
    },
  };
}
