import { hunksOf } from 'inlay/internal/cli/lint/difference.js';
import { pointer } from 'inlay/internal/message/pointer.js';

/** Something that two values do not have in common. */
export interface Difference {
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  /** Absent where there was nothing. */
  before?: unknown;
  /** Absent where there is nothing any more. */
  after?: unknown;
  /** Of long texts in place of both: the hunks of a unified diff. */
  lines?: string;
}

/** Differences that are told. */
export const MOST_DIFFERENCES = 200;

/** Characters of a text that is compared line by line. */
const LONG = 120;

/** What has changed between two values, leaf by leaf, the first ones in the order of the members. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare([], before, after, found);
  return found;
}

function compare(path: readonly string[], before: unknown, after: unknown, found: Difference[]): void {
  if (found.length >= MOST_DIFFERENCES || Object.is(before, after)) return;
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    for (const name of new Set([...was.keys(), ...is.keys()]))
      compare([...path, name], was.get(name), is.get(name), found);
    return;
  }
  found.push({ pointer: pointer(...path), ...told(before, after) });
}

function told(before: unknown, after: unknown): Omit<Difference, 'pointer'> {
  if (typeof before === 'string' && typeof after === 'string' && Math.max(before.length, after.length) > LONG) {
    const lines = hunksOf(before, after);
    if (lines !== undefined) return { lines };
  }
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
