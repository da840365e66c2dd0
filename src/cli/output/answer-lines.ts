import { budgetOf } from '../../budget.js';
import { InlayError } from '../../message/error.js';
import { problemsOf } from '../../message/problems.js';
import { inspect } from '../../site/inspect.js';
import { MAX_STATE_WORK } from '../../site/limits.js';
import { jsonMistake } from '../../text/json-mistake.js';
import type * as z from '../../zod.js';
import { EXIT } from '../errors/exit-code.js';
import { reportFailure } from '../errors/failure.js';
import { type Line, MAX_LINE_BYTES, splitLines } from '../input/split-lines.js';
import { decodeUtf8 } from '../input/utf8.js';
import { tell } from './tell.js';

/** The answer to a line. */
export interface Answer {
  /** Its members beside the line's `id`. */
  fields: object;
  /** Whether it tells of findings. */
  findings: boolean;
}

/**
 * Answers each line of JSON on stdin by one on stdout, in order and one at a time; blank lines are passed over. A bad
 * line is answered by what is wrong with it.
 *
 * @returns the exit code: findings if any answer is an error or tells of findings, failure if a bug was met
 */
export async function answerLines<T>(schema: z.ZodType<T>, answer: (line: T) => Answer): Promise<number> {
  let exitCode: number = EXIT.clean;
  for await (const line of splitLines(process.stdin)) {
    const answered = answerLine(line, schema, answer);
    if (!answered) continue;
    await tell(process.stdout, `${answered.text}\n`);
    exitCode = Math.max(exitCode, answered.exitCode);
  }
  return exitCode;
}

interface Answered {
  text: string;
  exitCode: number;
}

function answerLine<T>(line: Line, schema: z.ZodType<T>, answer: (line: T) => Answer): Answered | undefined {
  let id: { id?: unknown } = {};
  try {
    const text = textOf(line);
    if (text.trim() === '') return undefined;
    const value = jsonOf(text);
    if (typeof value === 'object' && value !== null && 'id' in value) id = { id: value.id };
    const { fields, findings } = answer(checked(value, schema));
    return { text: JSON.stringify({ ...id, ...fields }), exitCode: findings ? EXIT.findings : EXIT.clean };
  } catch (error) {
    const known = error instanceof InlayError;
    const exitCode = known ? EXIT.findings : reportFailure(error);
    return { text: JSON.stringify({ ...id, error: errorFields(error), line: line.number }), exitCode };
  }
}

function textOf({ bytes }: Line): string {
  if (bytes) return decodeUtf8(bytes, 'drop');
  throw new InlayError('limit-exceeded', `Unexpected length of the line, expected at most ${MAX_LINE_BYTES} bytes`);
}

function jsonOf(text: string): unknown {
  const value = parse(text);
  // Before anything that recurses, the writing of the `id` among it.
  const problems = inspect(value, budgetOf(MAX_STATE_WORK, 'read this line'));
  if (problems.length > 0) throw new InlayError('invalid-line', 'The line is not valid:', problems);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { offset, message } = jsonMistake(text);
    throw new InlayError('not-json', `${message} at column ${offset + 1}`);
  }
}

function checked<T>(value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InlayError('invalid-line', 'The line is not valid:', problemsOf(result.error, schema, value));
}

function errorFields(error: unknown) {
  if (error instanceof InlayError) {
    return { code: error.code, message: error.summary.replace(/:$/, ''), problems: error.problems };
  }
  return { code: 'internal-error', message: error instanceof Error ? error.message : String(error), problems: [] };
}
