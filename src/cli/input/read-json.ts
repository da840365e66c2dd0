import { InlayError } from '../../message/error.js';
import { jsonMistake } from '../../text/json-mistake.js';
import { positioner } from '../../text/position.js';
import { inputName } from '../errors/in-file.js';
import { readInput } from './read-input.js';

/**
 * The value of a JSON file, or of stdin for `-`.
 *
 * @throws InlayError `not-json`, naming the file, the place and what was found there; what `readInput` throws
 */
export async function readJson(path: string): Promise<unknown> {
  return parseJson(await readInput(path, 'drop'), inputName(path));
}

/**
 * The value of a JSON text.
 *
 * @param name what the text is called in the message
 * @throws InlayError `not-json`, with line and column from 1
 */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { offset, message } = jsonMistake(text);
    const { line, column } = positioner(text)(offset);
    throw new InlayError('not-json', `${name}:${line}:${column}: ${message}`);
  }
}
