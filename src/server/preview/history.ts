import { byPlace, edited } from 'inlay/internal/lint/edit/fix.js';
import type { Edit } from 'inlay/internal/lint/finding.js';
import { HISTORY } from './limits.js';

/** A change of a canvas that was made from the preview. */
export interface MadeChange {
  path: string;
  before: string;
  /** What makes the text after of the one before, without overlaps. */
  edits: readonly Edit[];
}

/** Something that was made in this run and can be undone. */
export interface Done {
  /** From 1. */
  id: number;
  /** What it was, in words. */
  label: string;
  paths: readonly string[];
}

/** A canvas as it is to be when something is undone. */
export interface Undone {
  path: string;
  after: string;
}

/** What was made in this run, so that each can be undone, in any order. */
export interface History {
  /** What can be undone, the latest first. */
  done(): readonly Done[];
  add(label: string, changes: readonly MadeChange[]): void;
  /**
   * The canvases without what was made: all else that was changed since, here or in an editor, stays.
   *
   * @param textOf the text of a canvas now; nothing where it is gone
   * @returns the path of a canvas that has changed in the same place since, nothing for what is not to be undone
   */
  undone(id: number, textOf: (path: string) => string | undefined): Undone[] | { conflict: string } | undefined;
  /** Tells that something is undone: the canvases are as `undone` has said. */
  remove(id: number): void;
}

/** An edit that can be taken back. */
interface Taken extends Edit {
  removed: string;
}

/** What was made at once. */
interface Step {
  /** From 1; 0 for what was made in an editor. */
  id: number;
  /** In the order of the text that they were made on. */
  edits: readonly Taken[];
}

/** All that a canvas went through since the first change that was made here: each step on the text that the last one left. */
interface Log {
  steps: readonly Step[];
  text: string;
}

/** A step that is taken back: what that changes in the text as it is now, and the steps without it. */
interface TakenBack {
  edits: Edit[];
  steps: Step[];
}

/** Nothing was made yet. */
export function history(): History {
  const logs = new Map<string, Log>();
  let entries: Done[] = [];
  let count = 0;

  /** What a canvas went through up to its text as it is now, be it here or in an editor. */
  function logOf(path: string, text: string): Log {
    const known = logs.get(path) ?? { steps: [], text };
    const isSame = known.text === text;
    const log = isSame ? known : { steps: [...known.steps, { id: 0, edits: [outsideEdit(known.text, text)] }], text };
    logs.set(path, log);
    return log;
  }

  return {
    done: () => entries,
    add(label, changes) {
      count += 1;
      for (const { path, before, edits } of changes) {
        const { steps } = logOf(path, before);
        const made = edits.toSorted(byPlace).map((each) => ({ ...each, removed: before.slice(each.start, each.end) }));
        logs.set(path, { steps: [...steps, { id: count, edits: made }], text: edited(before, edits) });
      }
      entries = [{ id: count, label, paths: changes.map(({ path }) => path) }, ...entries].slice(0, HISTORY);
    },
    undone(id, textOf) {
      const changes: Undone[] = [];
      const entry = entries.find((each) => each.id === id);
      if (!entry) return undefined;
      for (const path of entry.paths) {
        const before = textOf(path);
        const back = before === undefined ? undefined : takenBack(logOf(path, before).steps, id, before);
        if (before === undefined || !back) return { conflict: path };
        changes.push({ path, after: edited(before, back.edits) });
      }
      return changes;
    },
    remove(id) {
      for (const path of entries.find((each) => each.id === id)?.paths ?? []) {
        const { steps, text } = logs.get(path) ?? { steps: [], text: '' };
        const back = takenBack(steps, id, text);
        if (back) logs.set(path, { steps: back.steps, text: edited(text, back.edits) });
      }
      entries = entries.filter((each) => each.id !== id);
    },
  };
}

/** Takes a step back; nothing where a later one has touched the same place. */
function takenBack(steps: readonly Step[], id: number, text: string): TakenBack | undefined {
  const at = steps.findIndex((each) => each.id === id);
  const step = steps[at];
  if (!step) return undefined;
  let shift = 0;
  let edits = step.edits.map(({ start, end, text: put, removed }) => {
    const from = start + shift;
    shift += put.length - (end - start);
    return { start: from, end: from + put.length, text: removed };
  });
  const rest: Step[] = [];
  for (const { id: other, edits: later } of steps.slice(at + 1)) {
    if (edits.some((edit) => later.some(({ start, end }) => end > edit.start && start < edit.end))) return undefined;
    // Those that stand before it move it; those behind it move when it goes.
    const from = edits;
    edits = from.map((edit) => moved(edit, sum(later.filter(({ end }) => end <= edit.start).map(growth))));
    rest.push({
      id: other,
      edits: later.map((each) => moved(each, sum(from.filter(({ start }) => each.end > start).map(growth)))),
    });
  }
  const isThere = edits.every(({ start, end }, index) => text.slice(start, end) === step.edits[index]?.text);
  return isThere ? { edits, steps: [...steps.slice(0, at), ...rest] } : undefined;
}

function moved<T extends Edit>(edit: T, by: number): T {
  return { ...edit, start: edit.start + by, end: edit.end + by };
}

/** How much longer an edit makes a text. */
function growth({ start, end, text }: Edit): number {
  return text.length - (end - start);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** What makes one text of another: all between what both begin and end with. */
function outsideEdit(before: string, after: string): Taken {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let rest = 0;
  while (rest < most - same && before[before.length - 1 - rest] === after[after.length - 1 - rest]) rest += 1;
  const end = before.length - rest;
  return { start: same, end, text: after.slice(same, after.length - rest), removed: before.slice(same, end) };
}
