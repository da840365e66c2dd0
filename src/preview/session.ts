import { setImmediate } from 'node:timers/promises';
import { InlayError } from '../error.js';
import { summaryOf, unreadableCanvas, versionOf } from './canvas-model.js';
import { type FixAnswer, type FixOrder, fixedSource } from './fix-order.js';
import { KEPT_CANVASES } from './limits.js';
import { logoChains } from './logo-chains.js';
import type { CanvasModel, CanvasSummary, ModelProblem, PreviewModel } from './model.js';
import type { Found, FoundCanvas, PreviewSource } from './source.js';
import { performTask } from './task.js';
import type { PreviewResult, PreviewTask, PreviewWork } from './work.js';

/** What has changed since the last time. */
export interface Change {
  /** Whether the site or its problem is another: every page shows something of them. */
  all: boolean;
  /** Canvases that came, went or changed. */
  paths: readonly string[];
}

export interface SessionOptions {
  /** Whether a server answers. */
  live: boolean;
  /** Told before a canvas is worked on: how many of how many are done, and its path. */
  onProgress?: (done: number, total: number, path: string) => void;
  /**
   * Does what takes long: see `performTask`.
   * @default at once, in this thread
   */
  work?: PreviewWork;
  /** Told of what is neither the user's mistake nor the system's. */
  onBug: (error: unknown, path?: string) => void;
}

/** A preview that is kept up to date. */
export interface Session {
  /** How many canvases were found, worked on or not. */
  count(): number;
  /** Settles when all canvases have been worked on once; the first call begins that. Before, there is none to show. */
  opened(): Promise<void>;
  /** The last state without mistakes. */
  model(): PreviewModel;
  /** Whether there is a canvas of that path. */
  has(path: string): boolean;
  /** A canvas in full, as its file is now; nothing where there is none of that path. */
  canvas(path: string): Promise<CanvasModel | undefined>;
  /** Looks for what has changed, and works on that alone. Of several calls at once one does the work for all. */
  refresh(): Promise<void>;
  /** Fixes a canvas, if it is as somebody saw it. */
  fix(order: FixOrder): Promise<FixAnswer>;
  /** Tells of every change; what it returns ends that. */
  subscribe(listener: (change: Change) => void): () => void;
}

/** A summary, and what it was made of. */
interface Known {
  canvas: FoundCanvas;
  summary: CanvasSummary;
}

/** What a canvas came to, or will, at a version. */
interface Kept {
  version: string;
  model: Promise<CanvasModel>;
}

interface State {
  found: Found;
  known: ReadonlyMap<string, Known>;
  model: PreviewModel;
}

/**
 * Opens a preview: finds and works on all canvases.
 *
 * @throws InlayError for what keeps it from showing any
 */
export async function openSession(source: PreviewSource, options: SessionOptions): Promise<Session> {
  const session = await beginSession(source, options);
  await session.opened();
  return session;
}

/**
 * Begins a preview: finds all canvases, and leaves the work on them to `opened`.
 *
 * @throws InlayError for what keeps it from showing any
 */
export async function beginSession(source: PreviewSource, options: SessionOptions): Promise<Session> {
  const { live, onBug, onProgress = () => {}, work = atOnce } = options;
  const listeners = new Set<(change: Change) => void>();
  const kept = new Map<string, Kept>();
  const first = await source.find();
  let state: State = { ...(await stateOf({ ...first, canvases: [] })), found: first };
  let opening: Promise<void> | undefined;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  async function stateOf(found: Found, before?: State): Promise<State> {
    const isSameSite = before?.found.site === found.site && before.found.manifest === found.manifest;
    const known = new Map<string, Known>();
    for (const [done, canvas] of found.canvases.entries()) {
      const old = before?.known.get(canvas.path);
      const isFresh = isSameSite && old && isSame(old.canvas, canvas);
      if (!isFresh) {
        onProgress(done, found.canvases.length, canvas.path);
        await setImmediate(); // between two canvases others have their turn
      }
      known.set(canvas.path, { canvas, summary: isFresh ? old.summary : summaryOf(await made(canvas, found)) });
    }
    const { site, manifest } = found;
    const { name, url, language } = site.site;
    const canvases = [...known.values()].map(({ summary }) => summary).sort(byPath);
    const about = { name, url, language, revision: manifest.revision };
    return { found, known, model: { site: about, manifest, canvases, logos: logoChains(site), live } };
  }

  async function made(canvas: FoundCanvas, found: Found): Promise<CanvasModel> {
    try {
      return await canvasOf(canvas, source.read(canvas).text, found);
    } catch (error) {
      return unreadableCanvas(canvas.path, wordsOf(error, canvas.path));
    }
  }

  /** What was made of the same before is kept, as long as few others were asked for; also that it was too much. */
  function canvasOf(canvas: FoundCanvas, text: string, found: Found): Promise<CanvasModel> {
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
  }

  async function modelOf(canvas: FoundCanvas, text: string, version: string, found: Found): Promise<CanvasModel> {
    const task = { kind: 'model', path: canvas.path, version, source: text } as const;
    const result = await work(task, canvas, found);
    if ('model' in result) return result.model;
    throw unexpected(task, result);
  }

  async function fixedText(text: string, canvas: FoundCanvas, found: Found): Promise<string> {
    const task = { kind: 'fix', source: text } as const;
    const result = await work(task, canvas, found);
    if ('fixed' in result) return result.fixed;
    throw unexpected(task, result);
  }

  function wordsOf(error: unknown, path?: string): string {
    if (error instanceof InlayError) return error.message;
    onBug(error, path);
    return 'Inlay failed; this is a bug of Inlay';
  }

  async function refreshOnce(): Promise<void> {
    const before = state;
    try {
      state = await stateOf(await source.find(), before);
    } catch (error) {
      state = { ...before, model: { ...before.model, problem: problemOf(error, wordsOf) } };
    }
    const change = changeOf(before, state);
    if (!change.all && change.paths.length === 0) return;
    for (const listener of listeners) listener(change);
  }

  function opened(): Promise<void> {
    opening ??= run(async () => {
      state = await stateOf(first);
    });
    return opening;
  }

  function run(pass: () => Promise<void>): Promise<void> {
    running = pass().finally(() => {
      running = undefined;
    });
    return running;
  }

  function refresh(): Promise<void> {
    void opened();
    if (!running) return run(refreshOnce);
    // What is running may have looked already.
    waiting ??= running.then(() => {
      waiting = undefined;
      return refresh();
    });
    return waiting;
  }

  return {
    count: () => state.found.canvases.length,
    opened,
    model: () => state.model,
    has: (path) => state.known.has(path),
    async canvas(path) {
      const known = state.known.get(path);
      return known && made(known.canvas, state.found);
    },
    refresh,
    async fix(order) {
      const { found, known } = state;
      const canvas = known.get(order.path)?.canvas;
      if (!canvas) return { kind: 'gone' };
      try {
        const before = source.read(canvas);
        const fixAll = (all: string) => fixedText(all, canvas, found);
        const fixed = await fixedSource(order, await canvasOf(canvas, before.text, found), fixAll);
        if (fixed.kind !== 'fixed') return fixed;
        if (!source.replace(canvas, before, fixed.output)) return { kind: 'changed' };
        await refresh();
        return fixed;
      } catch (error) {
        return { kind: error instanceof InlayError ? 'refused' : 'failed', reason: wordsOf(error, order.path) };
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const atOnce: PreviewWork = async (task, { options }, { site, manifest }) =>
  performTask(task, { site, manifest, options });

function unexpected({ kind }: PreviewTask, result: PreviewResult): TypeError {
  return new TypeError(`Unexpected result with \`${Object.keys(result).join()}\` of the task \`${kind}\``);
}

function isSame(one: FoundCanvas, other: FoundCanvas): boolean {
  return one.file === other.file && one.stamp === other.stamp && one.settings === other.settings;
}

function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1;
}

function problemOf(error: unknown, wordsOf: (error: unknown) => string): ModelProblem {
  if (error instanceof InlayError) return { title: error.summary, problems: error.problems };
  return { title: wordsOf(error), problems: [] };
}

function changeOf(before: State, after: State): Change {
  const all =
    before.found.site !== after.found.site ||
    before.found.manifest !== after.found.manifest ||
    JSON.stringify(before.model.problem) !== JSON.stringify(after.model.problem);
  const paths = [...new Set([...before.known.keys(), ...after.known.keys()])];
  return { all, paths: paths.filter((path) => before.known.get(path)?.summary !== after.known.get(path)?.summary) };
}
