import { harmless } from '../../message/printable.js';
import { checkOverwrite } from './plan-outputs.js';
import { tell } from './tell.js';
import { writeOutput } from './write-output.js';

/**
 * Writes a value as JSON, two spaces a level, to a file or to stdout.
 *
 * @param inputs files that must not be written to
 * @throws InlayError `overwritten-input`, or the system's error
 */
export async function printJson(value: unknown, out: string | undefined, inputs: readonly string[]): Promise<void> {
  return printText(`${JSON.stringify(value, null, 2)}\n`, out, inputs);
}

/** Writes a text in the same way. */
export async function printText(text: string, out: string | undefined, inputs: readonly string[]): Promise<void> {
  if (out === undefined) return tell(process.stdout, text);
  checkOverwrite([{ output: out }], inputs);
  writeOutput(out, harmless(text));
}
