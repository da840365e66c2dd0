import { problemsOf } from '../message/problems.js';
import type * as z from '../zod.js';
import { refuse } from './problem.js';

/** `application/json` in UTF-8 alone: a form of a foreign page can send no such thing without a browser asking first. */
const JSON_BODY = /^application\/json[\t ]*(?:;[\t ]*charset[\t ]*=[\t ]*(?:utf-8|"utf-8")[\t ]*)?(?:;[\t ]*)?$/i;

/**
 * Checks that a body is JSON in UTF-8, by its `Content-Type` header.
 *
 * @throws ProblemError `unsupported-media-type`
 */
export function checkJsonType(type: string | null | undefined): void {
  if (JSON_BODY.test(type ?? '')) return;
  refuse('unsupported-media-type', 'Unexpected media type of the body, expected `application/json` in UTF-8');
}

/**
 * Checks that a body is not compressed, by its `Content-Encoding` header.
 *
 * @throws ProblemError `unsupported-media-type`
 */
export function checkEncoding(encoding: string | null | undefined): void {
  if ((encoding ?? 'identity').trim().toLowerCase() === 'identity') return;
  refuse('unsupported-media-type', 'Unexpected encoding of the body, expected none');
}

/**
 * The JSON of a body in UTF-8 (RFC 8259, section 8.1).
 *
 * @throws ProblemError `malformed-json`
 */
export function parseJson(body: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return refuse('malformed-json', 'Unexpected bytes in the body, expected UTF-8');
  }
  try {
    return JSON.parse(text);
  } catch {
    // The engine's own message quotes the text.
    return refuse('malformed-json', 'Unexpected body, expected valid JSON');
  }
}

/**
 * What a body holds, as the schema has it.
 *
 * @throws ProblemError `malformed-json` and `invalid-request`
 */
export function parseBody<T>(body: Uint8Array, schema: z.ZodType<T>): T {
  const value = parseJson(body);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = problemsOf(result.error, schema, value);
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return refuse('invalid-request', `The body has ${count}`, problems);
}
