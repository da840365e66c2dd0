import type { ProblemPlace } from '../api/problem.js';
import { PATTERN_IDS } from '../site/backgrounds/ids.js';
import { backgroundOf } from '../site/backgrounds/patterns.js';

/** What is wrong with a background: it is what the theme can show, or empty. */
export function backgroundPlaces(at: string, value: string): ProblemPlace[] {
  if (value === '' || backgroundOf(value)) return [];
  const message = `Unexpected \`${value.slice(0, 100)}\`, expected a colour such as \`#f4f1ea\`, or \`pattern:<id>\``;
  const allowed = PATTERN_IDS.map((id) => `pattern:${id}`);
  return [{ pointer: at, code: 'unexpected-background', message, ...(value.startsWith('pattern:') && { allowed }) }];
}
