import { lexer, parse } from 'css-tree';
import type { ProblemPlace } from '../api/problem.js';

/** A pattern's name; which there are, the theme knows. */
const PATTERN = /^pattern:[a-z\d]+(?:-[a-z\d]+)*$/;

/** What is wrong with a background: it is a colour of CSS, the name of a pattern, or empty. */
export function backgroundPlaces(at: string, value: string): ProblemPlace[] {
  if (value === '' || PATTERN.test(value) || isColour(value)) return [];
  const message = `Unexpected \`${value.slice(0, 100)}\`, expected a colour such as \`#f4f1ea\`, or \`pattern:<id>\``;
  return [{ pointer: at, code: 'unexpected-background', message }];
}

/** Whether a value is a colour by itself: one that asks for a variable or an address is none. */
function isColour(value: string): boolean {
  if (/[;{}\\]|var\(|url\(|env\(/i.test(value)) return false;
  try {
    return lexer.matchType('color', parse(value, { context: 'value' })).error === null;
  } catch {
    return false;
  }
}
