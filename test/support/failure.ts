import { InlayError } from '../../src/index.js';

/** The InlayError that a call ends in, or nothing where it ends well; what else it throws goes on. */
export function failureOf(act: () => unknown): InlayError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof InlayError) return error;
    throw error;
  }
}
