import { pointer } from 'inlay/internal/message/pointer.js';
import type { ProblemPlace } from './problem.js';

/** Levels of JSON in a body: more than any state of a site has, and few enough for what walks a body by calling itself. */
const MOST_DEPTH = 100;

/** The first place of a parsed body that is too deep; nothing where none is. Without recursion. */
export function tooDeep(body: unknown): ProblemPlace | undefined {
  const open: { value: unknown; path: readonly string[] }[] = [{ value: body, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MOST_DEPTH) {
      const message = `Unexpected nesting, expected at most ${MOST_DEPTH} levels`;
      return { pointer: pointer(...path), code: 'too-deep', message };
    }
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) open.push({ value: child, path: [...path, key] });
    }
  }
  return undefined;
}
