import { CommanderError } from 'commander';
import { InlayError } from '../../message/error.js';
import { printable } from '../../message/printable.js';
import { VERSION } from '../../version.js';
import { tellNow } from '../output/tell.js';
import { painter } from '../output/terminal.js';
import { EXIT } from './exit-code.js';
import { describeSystemError, isBrokenPipe, isSystemError } from './system-error.js';

/** What went wrong, in words: plain data, so that another thread can tell it. */
interface Trouble {
  message: string;
  /** Set when it is a bug of Inlay. */
  isBug?: true;
  /** Where the bug showed, when somebody asked for it. */
  stack?: string;
}

/** What could not be done with one of many inputs. */
export interface Failure extends Trouble {
  /** Path of the input, as it was given or found. */
  path: string;
}

/** The failure of an input. */
export function failureOf(error: unknown, path: string): Failure {
  return { path, ...troubleOf(error) };
}

/**
 * Writes what went wrong to stderr, unless the reader has gone away or commander has told it already.
 *
 * @returns the exit code that it comes to
 */
export function reportFailure(error: unknown): number {
  if (isBrokenPipe(error)) return Number(process.exitCode ?? EXIT.clean);
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.failure;
  write(troubleOf(error));
  return EXIT.failure;
}

/** Writes every failure to stderr. */
export function reportFailures(failures: readonly Failure[]): void {
  for (const failure of failures) write(failure, failure.path);
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof InlayError) return { message: error.message };
  if (isSystemError(error)) return { message: describeSystemError(error) };
  const bug = { message: error instanceof Error ? error.message : String(error), isBug: true as const };
  const stack = process.env['INLAY_DEBUG'] === '1' && error instanceof Error ? error.stack : undefined;
  return stack === undefined ? bug : { ...bug, stack };
}

function write(trouble: Trouble, path?: string): void {
  tellNow(trouble.isBug ? bug(trouble, path) : `${paint('error:')} ${printable(trouble.message)}\n`);
}

function bug({ message, stack }: Trouble, path: string | undefined): string {
  const where = path === undefined ? '' : ` (${path})`;
  return `${paint('internal error:')} ${printable(message)}${printable(where)}
This is a bug in inlay ${VERSION}: please report it with the command and its input. INLAY_DEBUG=1 shows the stack.
${stack === undefined ? '' : `${printable(stack)}\n`}`;
}

function paint(label: string): string {
  return painter(process.stderr)('red', label);
}
