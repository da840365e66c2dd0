import { InlayError } from 'inlay/internal/message/error.js';
import { unreadableCanvas } from './canvas-model.js';
import { type Change, changeOf } from './change.js';
import { checkedWork } from './checked-work.js';
import type { FixedPage } from './fixed-page.js';
import { history } from './history.js';
import { PATIENCE_MS } from './limits.js';
import type { CanvasModel, ModelProblem, PreviewModel } from './model.js';
import { modelCache } from './model-cache.js';
import { oneAtATime } from './one-at-a-time.js';
import { type SessionFixes, sessionFixes } from './session-fixes.js';
import { type Made, type State, stateOf, uncheckedState } from './session-state.js';
import type { Found, FoundCanvas, PreviewSource } from './source.js';
import { type Specimen, specimenSource } from './specimens.js';
import type { PreviewWork } from './work.js';

export interface SessionOptions {
  /** Whether a server answers. */
  live: boolean;
  /** Told before a canvas is worked on: how many of how many are done, and its path. */
  onProgress?: (done: number, total: number, path: string) => void;
  /**
   * Runs what takes long: see `performTask`.
   * @default at once, in this thread
   */
  work?: PreviewWork;
  /** Told of what is neither the user's mistake nor the system's. */
  onBug: (error: unknown, path?: string) => void;
}

/** A preview that is kept up to date. */
export interface Session extends SessionFixes {
  /** How many canvases were found, worked on or not. */
  count(): number;
  /** How many of them the pass that runs is done with. */
  checked(): number;
  /** Settles when all canvases have been worked on once; the first call begins that. Before, there is none to show. */
  opened(): Promise<void>;
  /** The last state without mistakes. */
  model(): PreviewModel;
  /** Whether there is a canvas of that path. */
  has(path: string): boolean;
  /**
   * A canvas in full, as its file is now; nothing where there is none of that path. Where a server answers, one that the linter takes
   * long for comes without findings, and listeners are told when they are there.
   */
  canvas(path: string): Promise<CanvasModel | undefined>;
  /** The expanded page of a canvas with the fix of a finding made; nothing where there is none. */
  fixedPage(path: string, index: number): Promise<FixedPage | undefined>;
  /** How something of the catalogue looks; nothing for what is not shown. */
  specimen(specimen: Specimen): Promise<FixedPage | undefined>;
  /** Looks for what has changed, and works on that alone. Of several calls at once one does the work for all. */
  refresh(): Promise<void>;
  /** Tells of every change; what it returns ends that. */
  subscribe(listener: (change: Change) => void): () => void;
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

/** What a specimen stands on: no file. */
const SPECIMEN: FoundCanvas = {
  path: '.',
  file: '',
  stamp: '',
  options: { preset: 'recommended', rules: {}, plugins: [] },
  modules: [],
  settings: '',
};

/**
 * Begins a preview: finds all canvases, and leaves the work on them to `opened`.
 *
 * @throws InlayError for what keeps it from showing any
 */
export async function beginSession(source: PreviewSource, options: SessionOptions): Promise<Session> {
  const { live, onBug, onProgress = () => {} } = options;
  const work = checkedWork(options.work);
  const cached = modelCache(work, PATIENCE_MS);
  const canvasOf = cached.model;
  /** Canvases that a page was shown of before the linter had come to an end. */
  const awaited = new Set<string>();
  const stateOptions = { live, onProgress: tellProgress, made, isOutdated: () => passes.isAwaited() };
  const listeners = new Set<(change: Change) => void>();
  const passes = oneAtATime(refreshOnce);
  const first = await source.find();
  let state: State = { ...(await stateOf({ ...first, canvases: [] }, stateOptions)), found: first };
  let opening: Promise<void> | undefined;
  let checked = 0;

  function tellProgress(done: number, total: number, path: string): void {
    checked = done;
    onProgress(done, total, path);
  }

  async function made(canvas: FoundCanvas, found: Found, modelOf = canvasOf): Promise<Made> {
    let isRead = false;
    try {
      const { text } = source.read(canvas);
      isRead = true;
      return { model: await modelOf(canvas, text, found), isRead };
    } catch (error) {
      return { model: unreadableCanvas(canvas.path, wordsOf(error, canvas.path)), isRead };
    }
  }

  function wordsOf(error: unknown, path?: string): string {
    if (error instanceof InlayError) return error.message;
    onBug(error, path);
    return 'Inlay failed; this is a bug of Inlay';
  }

  function problemOf(error: unknown): ModelProblem {
    if (error instanceof InlayError) return { title: error.summary, problems: error.problems };
    return { title: wordsOf(error), problems: [] };
  }

  async function refreshOnce(): Promise<void> {
    let before = state;
    try {
      const found = await source.find();
      const between = live ? uncheckedState(found, before) : undefined;
      if (between) {
        // Pages that are open follow the site at once; the linter may take longer.
        state = between;
        tell(before, state);
        before = between;
      }
      state = await stateOf(found, stateOptions, before);
    } catch (error) {
      state = { ...before, model: { ...before.model, problem: problemOf(error) } };
    }
    tell(before, state);
  }

  function tell(before: State, after: State): void {
    const change = changeOf(before, after);
    if (change) for (const listener of listeners) listener(change);
  }

  /** Tells of a canvas again when the linter has come to an end with it. */
  async function follow(canvas: FoundCanvas, found: Found): Promise<void> {
    const { path } = canvas;
    if (awaited.has(path)) return;
    awaited.add(path);
    await made(canvas, found);
    awaited.delete(path);
    for (const listener of listeners) listener({ all: false, paths: [path] });
  }

  function opened(): Promise<void> {
    opening ??= passes.run(async () => {
      state = await stateOf(first, stateOptions);
    });
    return opening;
  }

  function refresh(): Promise<void> {
    void opened();
    return passes.again();
  }

  const fixes = sessionFixes({ source, work, history: history(), state: () => state, canvasOf, refresh, wordsOf });

  return {
    count: () => state.found.canvases.length,
    opened,
    checked: () => checked,
    model: () => ({ ...state.model, done: fixes.done() }),
    has: (path) => state.known.has(path),
    async canvas(path) {
      const known = state.known.get(path);
      if (!known) return undefined;
      const { found } = state;
      const { model } = await made(known.canvas, found, live ? cached.soon : canvasOf);
      if (model.checking) void follow(known.canvas, found);
      return model;
    },
    async fixedPage(path, index) {
      const known = state.known.get(path);
      if (!known) return undefined;
      const { found } = state;
      const { model } = await made(known.canvas, found);
      const fix = model.findings[index]?.fix;
      return fix && work.page(known.canvas, model.source, fix.edits, found);
    },
    async specimen(specimen) {
      const { found } = state;
      const source = specimenSource(specimen, found.manifest);
      // A page that is none of the site's, so that no item of a menu is marked.
      return source === undefined ? undefined : work.page(SPECIMEN, source, [], found);
    },
    refresh,
    ...fixes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
