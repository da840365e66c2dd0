import { InlayError, type Problem } from '../message/error.js';
import { expectedOneOf } from '../message/nearest.js';
import { pointer } from '../message/pointer.js';
import { shortText } from '../text/short-text.js';

/** The options of the handler of `inlay/http`. */
export const OPTION_NAMES = [
  'site',
  'namespace',
  'basePath',
  'authorize',
  'challenge',
  'cors',
  'bodyBytes',
  'limits',
  'work',
  'onError',
] as const;

/** Characters of a value that a message repeats. */
const SHOWN = 200;

/** A problem with an option, by its JSON Pointer. */
export function unexpected(place: string, found: unknown, expected: string): Problem {
  return { pointer: place, message: `Unexpected ${shown(found)}, expected ${expected}` };
}

/** Whether a value is an object that names things, which a list does not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The problems with the names in an object: a slip would mean the default, without a word. */
export function nameProblems(given: Record<string, unknown>, names: readonly string[], within = ''): Problem[] {
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  return unknown.map((name) => ({
    pointer: within + pointer(name),
    message: `Unexpected option \`${name}\`, expected ${expectedOneOf(name, names)}`,
  }));
}

/** @throws InlayError `invalid-options` if there are problems */
export function refuseProblems(problems: Problem[]): void {
  if (problems.length > 0) throw new InlayError('invalid-options', 'The options are not valid:', problems);
}

function shown(found: unknown): string {
  if (typeof found === 'function') return 'function';
  if (typeof found === 'object' && found !== null) return Array.isArray(found) ? 'list' : 'object';
  return `\`${shortText(String(found), SHOWN)}\``;
}
