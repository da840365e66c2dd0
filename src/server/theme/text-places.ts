import type { ProblemPlace } from '../api/problem.js';

/**
 * Characters that nobody sees and that programs obey: those of control, of C1 and the line separators of Unicode too, and
 * halves of characters. In lines of text, tabs and line ends may stand.
 */
const CONTROLS = /[\0-\x1f\x7f-\x9f\u2028\u2029\p{Cs}]/u;
const CONTROLS_IN_LINES = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Cs}]/u;

/** Characters of a name, a title or a label. */
const MOST_NAME = 300;

/**
 * What is wrong with a text that people read.
 *
 * @param at JSON Pointer to it
 * @param isLines whether it may have more than one line
 */
export function textPlaces(at: string, value: string | undefined, isLines = false): ProblemPlace[] {
  if (value === undefined || !(isLines ? CONTROLS_IN_LINES : CONTROLS).test(value)) return [];
  const expected = isLines ? 'text without control characters' : 'one line without control characters';
  const message = `Unexpected ${JSON.stringify(value.slice(0, 100))}, expected ${expected}`;
  return [{ pointer: at, code: 'control-character', message }];
}

/** The same for a name, a title or a label, which has an end. */
export function namePlaces(at: string, value: string | undefined): ProblemPlace[] {
  if (value === undefined || value.length <= MOST_NAME) return textPlaces(at, value);
  const message = `Unexpected ${value.length} characters, expected at most ${MOST_NAME}`;
  return [{ pointer: at, code: 'too-long', message }];
}
