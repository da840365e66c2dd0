import { NAMES } from '../../../src/canvas/locate/fast/elements.js';
import { startRule } from '../../../src/canvas/locate/fast/start-tag.js';

/** Rules of start tags that open nothing, or what is skipped to its end at once. */
const OPENS_NOTHING: ReadonlySet<string> = new Set(['none', 'rule', 'raw', 'select', 'foreign']);

/** Whether elements of a code are ever among the open ones in PHP. */
export function isEverOpen(code: number): boolean {
  return !OPENS_NOTHING.has(startRule(code));
}

/** The names that have rules in PHP, with their codes. */
export const NAMED: readonly (readonly [name: string, code: number])[] = NAMES.map(
  (name, code) => [name, code] as const,
).filter(([name]) => name !== '');

/** Those of them that are ever open. */
export const OPENED: typeof NAMED = NAMED.filter(([, code]) => isEverOpen(code));
