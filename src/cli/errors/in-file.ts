import { InlayError } from '../../message/error.js';

/** What an input is called in messages. */
export function inputName(path: string): string {
  return path === '-' ? 'stdin' : path;
}

/**
 * The result of `make`.
 *
 * @throws the InlayError of `make`, its message beginning with the name of the input that it is about
 */
export function inFile<T>(path: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    throw new InlayError(error.code, `${inputName(path)}: ${error.summary}`, error.problems);
  }
}
