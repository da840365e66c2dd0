import { InlayError } from 'inlay/internal/message/error.js';
import { bulkVersion, fixableCanvases } from './bulk.js';
import type { CheckedWork } from './checked-work.js';
import { type FixOrder, type FixOutcome, fixedSource } from './fix-order.js';
import type { Done, History, MadeChange } from './history.js';
import type { CanvasModel } from './model.js';
import type { State } from './session-state.js';
import type { Found, FoundCanvas, PreviewSource, SourceText } from './source.js';

/** What came of an order to take something back. */
export type UndoOutcome =
  | Exclude<FixOutcome, { kind: 'no-fix' | 'fixed' }>
  | { kind: 'undone'; paths: readonly string[] };

/** What came of an order for all canvases. */
export type BulkOutcome =
  | { kind: 'fixed'; count: number }
  /** They are not those that were looked at. */
  | { kind: 'changed' }
  /** Some were written, and one could not be. */
  | { kind: 'refused' | 'failed'; reason: string };

/** What changes files from the preview. */
export interface SessionFixes {
  /** Fixes a canvas, if it has not changed since its page was made. */
  fix(order: FixOrder): Promise<FixOutcome>;
  /**
   * Makes all safe fixes of all canvases.
   *
   * @param version of the canvases as they were looked at: see `bulkVersion`
   */
  fixAll(version: string): Promise<BulkOutcome>;
  /** What was made in this run and can be undone, the latest first. */
  done(): readonly Done[];
  /** Undoes one of these; all else that was changed since stays. */
  undo(id: number): Promise<UndoOutcome>;
}

interface FixesOptions {
  source: PreviewSource;
  work: CheckedWork;
  history: History;
  state(): State;
  canvasOf(canvas: FoundCanvas, text: string, found: Found): Promise<CanvasModel>;
  refresh(): Promise<void>;
  /** What an error says to the user. */
  wordsOf(error: unknown, path?: string): string;
}

/** The changes that a session makes, each remembered so that it can be undone. */
export function sessionFixes(options: FixesOptions): SessionFixes {
  const { source, work, history, state, canvasOf, refresh, wordsOf } = options;
  const failed = (error: unknown, path: string) =>
    ({ kind: error instanceof InlayError ? 'refused' : 'failed', reason: wordsOf(error, path) }) as const;

  async function fix(order: FixOrder): Promise<FixOutcome> {
    const { found, known } = state();
    const canvas = known.get(order.path)?.canvas;
    if (!canvas) return { kind: 'gone' };
    try {
      const before = source.read(canvas);
      const fixAll = (all: string) => work.fixed(canvas, all, found);
      const fixed = await fixedSource(order, await canvasOf(canvas, before.text, found), fixAll);
      if (fixed.kind !== 'fixed') return fixed;
      const { output, edits, label } = fixed;
      if (!source.replace(canvas, before, output)) return { kind: 'changed' };
      if (edits.length > 0) history.add(label, [{ path: order.path, before: before.text, edits }]);
      await refresh();
      return { kind: 'fixed', output };
    } catch (error) {
      return failed(error, order.path);
    }
  }

  async function fixAll(version: string): Promise<BulkOutcome> {
    const { found, known, model } = state();
    if (bulkVersion(model.canvases) !== version) return { kind: 'changed' };
    const changes: MadeChange[] = [];
    const end = async (outcome: BulkOutcome) => {
      if (changes.length > 0) history.add('All safe fixes', changes);
      await refresh();
      return outcome;
    };
    for (const { path, version: seen } of fixableCanvases(model.canvases)) {
      const canvas = known.get(path)?.canvas;
      if (!canvas) continue;
      try {
        const before = source.read(canvas);
        const order = { path, version: seen, what: 'all-safe' } as const;
        const fixed = await fixedSource(order, await canvasOf(canvas, before.text, found), (all) =>
          work.fixed(canvas, all, found),
        );
        if (fixed.kind === 'fixed' && source.replace(canvas, before, fixed.output))
          changes.push({ path, before: before.text, edits: fixed.edits });
      } catch (error) {
        return end(failed(error, path));
      }
    }
    return end({ kind: 'fixed', count: changes.length });
  }

  async function undo(id: number): Promise<UndoOutcome> {
    const { known } = state();
    const texts = new Map<string, SourceText>();
    let last = '';
    try {
      const undone = history.undone(id, (path) => {
        last = path;
        const canvas = known.get(path)?.canvas;
        const text = canvas && source.read(canvas);
        if (text) texts.set(path, text);
        return text?.text;
      });
      if (undone === undefined) return { kind: 'gone' };
      if ('conflict' in undone) return known.has(undone.conflict) ? { kind: 'changed' } : { kind: 'gone' };
      const written: typeof undone = [];
      for (const change of undone) {
        last = change.path;
        const canvas = known.get(change.path)?.canvas;
        const before = texts.get(change.path);
        if (canvas && before && source.replace(canvas, before, change.after)) written.push(change);
      }
      if (written.length < undone.length) return { kind: 'changed' };
      history.remove(id);
      await refresh();
      return { kind: 'undone', paths: written.map(({ path }) => path) };
    } catch (error) {
      return failed(error, last);
    }
  }

  return { fix, fixAll, done: history.done, undo };
}
