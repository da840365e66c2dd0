import { CommanderError } from 'commander';
import { InlayError } from '../error.js';
import { EXIT } from './exit-code.js';
import { describeSystemError, isBrokenPipe, isSystemError } from './system-error.js';
import { painter, printable } from './terminal.js';
import { version } from './version.js';

/** What could not be done with one of many inputs. */
export interface Failure {
  /** Path of the input, as it was given or found. */
  path: string;
  error: unknown;
}

/** The mistake or obstacle in words, or nothing when the error is a bug of Inlay. */
export function explain(error: unknown): string | undefined {
  if (error instanceof InlayError) return error.message;
  return isSystemError(error) ? describeSystemError(error) : undefined;
}

/**
 * Writes what went wrong to stderr, unless the reader has gone away or commander has told it already.
 *
 * @returns the exit code that it comes to
 */
export function reportFailure(error: unknown): number {
  if (isBrokenPipe(error)) return Number(process.exitCode ?? EXIT.clean);
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.failure;
  write(error);
  return EXIT.failure;
}

/** Writes every failure to stderr. */
export function reportFailures(failures: readonly Failure[]): void {
  for (const { path, error } of failures) write(error, path);
}

function write(error: unknown, path?: string): void {
  const message = explain(error);
  process.stderr.write(message === undefined ? bug(error, path) : `${paint('error:')} ${printable(message)}\n`);
}

function bug(error: unknown, path?: string): string {
  const what = error instanceof Error ? error.message : String(error);
  const where = path === undefined ? '' : ` (${path})`;
  const stack = process.env['INLAY_DEBUG'] === '1' && error instanceof Error ? `${error.stack}\n` : '';
  return `${paint('internal error:')} ${printable(what)}${printable(where)}
This is a bug in inlay ${version()}: please report it with the command and its input. INLAY_DEBUG=1 shows the stack.
${stack}`;
}

function paint(label: string): string {
  return painter(process.stderr)('red', label);
}
