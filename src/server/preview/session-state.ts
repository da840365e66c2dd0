import { setImmediate } from 'node:timers/promises';
import { summaryOf } from './canvas-model.js';
import { WORKED_AT_ONCE } from './limits.js';
import { logoChains } from './logo-chains.js';
import type { CanvasModel, CanvasSummary, PreviewModel } from './model.js';
import type { Found, FoundCanvas } from './source.js';

/** A canvas in full. */
export interface Made {
  model: CanvasModel;
  /** Whether its file could be read. What could not be is tried again: a file that comes back is as it was before. */
  isRead: boolean;
}

/** A summary, and what it was made of. */
interface Known {
  canvas: FoundCanvas;
  summary: CanvasSummary;
  isRead: boolean;
  /** Whether it is of another site. */
  isStale?: boolean;
}

/** All that a session shows. */
export interface State {
  found: Found;
  known: ReadonlyMap<string, Known>;
  model: PreviewModel;
}

export interface StateOptions {
  /** Whether a server answers. */
  live: boolean;
  /** Told before a canvas is worked on: how many of how many are done, and its path. */
  onProgress(done: number, total: number, path: string): void;
  made(canvas: FoundCanvas, found: Found): Promise<Made>;
  /** Whether something has changed meanwhile: what was known before then stays as it is, for the next to work on. */
  isOutdated(): boolean;
}

/**
 * The state of what was found.
 *
 * @param before the state whose summaries stay as they are where nothing of theirs has changed
 */
export async function stateOf(found: Found, options: StateOptions, before?: State): Promise<State> {
  const { live, onProgress, made, isOutdated } = options;
  const isSameSite = before?.found.site === found.site && before.found.manifest === found.manifest;
  const known = new Map<string, Known>();
  const open = [...found.canvases.entries()];
  // In their order; each that is done lets the next one begin.
  const work = async () => {
    for (let next = open.shift(); next; next = open.shift()) {
      const [done, canvas] = next;
      const old = before?.known.get(canvas.path);
      if (isSameSite && old?.isRead && !old.isStale && isSame(old.canvas, canvas)) {
        known.set(canvas.path, { ...old, canvas });
        continue;
      }
      onProgress(done, found.canvases.length, canvas.path);
      await setImmediate(); // between two canvases others have their turn
      // A file that has changed itself is always worked on: who has fixed it waits for that.
      if (old && (!isSameSite || old.isStale) && isOutdated()) {
        known.set(canvas.path, { ...old, canvas, isStale: true });
        continue;
      }
      const { model, isRead } = await made(canvas, found);
      known.set(canvas.path, { canvas, summary: summaryOf(model), isRead });
    }
  };
  await Promise.all(Array.from({ length: WORKED_AT_ONCE }, work));
  return stateWith(found, known, live);
}

/**
 * The state of what was found before any canvas is worked on: they are as they were. Nothing where the site is the same, so that
 * there is nothing to show.
 */
export function uncheckedState(found: Found, before: State): State | undefined {
  const { live } = before.model;
  const isSameSite = before.found.site === found.site && before.found.manifest === found.manifest;
  if (isSameSite || before.known.size === 0) return undefined;
  const known = new Map<string, Known>();
  for (const canvas of found.canvases) {
    const old = before.known.get(canvas.path);
    if (old) known.set(canvas.path, { ...old, canvas, isStale: true });
  }
  return stateWith(found, known, live);
}

function stateWith(found: Found, known: ReadonlyMap<string, Known>, live: boolean): State {
  const { site, manifest } = found;
  const { name, url, language } = site.site;
  const canvases = [...known.values()].map(({ summary }) => summary).sort(byPath);
  const about = { name, url, language, revision: manifest.revision };
  const stale = [...known.values()].filter(({ isStale }) => isStale).length;
  const checking = stale > 0 ? { checking: stale } : {};
  return { found, known, model: { site: about, manifest, canvases, logos: logoChains(site), live, ...checking } };
}

function isSame(one: FoundCanvas, other: FoundCanvas): boolean {
  return one.file === other.file && one.stamp === other.stamp && one.settings === other.settings;
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1;
}
