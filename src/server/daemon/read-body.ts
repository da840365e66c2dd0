import { isUtf8 } from 'node:buffer';
import { problemsOf } from 'inlay/internal/message/problems.js';
import type * as z from 'zod';
import { type Problem, problem } from './problem.js';

/** What a body holds, or what is wrong with it. */
export type Read<T> = { value: T } | { problem: Problem };

/** The JSON of a body in UTF-8 (RFC 8259, section 8.1). */
export function readJson(body: Uint8Array): Read<unknown> {
  if (!isUtf8(body)) return { problem: problem('malformed-json', 'Unexpected bytes in the body, expected UTF-8') };
  try {
    return { value: JSON.parse(textOf(body)) };
  } catch {
    // V8's own message quotes the text.
    return { problem: problem('malformed-json', 'Unexpected body, expected valid JSON') };
  }
}

/** What a body holds as a schema has it. */
export function readBody<T>(body: Uint8Array, schema: z.ZodType<T>): Read<T> {
  const read = readJson(body);
  if ('problem' in read) return read;
  const result = schema.safeParse(read.value);
  if (result.success) return { value: result.data };
  const problems = problemsOf(result.error, schema, read.value);
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return { problem: problem('invalid-request', `The body has ${count}`, problems) };
}

/** The text of UTF-8 bytes, without a byte order mark. */
function textOf(body: Uint8Array): string {
  return new TextDecoder().decode(body);
}
