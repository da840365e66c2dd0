import type * as z from 'zod';
import { InlayError } from '../message/error.js';
import { problemsOf } from '../message/problems.js';
import { refuse } from './problem.js';

/** Bytes that a body's memory begins with. */
const FIRST_BYTES = 16_384;

/**
 * What a request's body holds, as the schema has it.
 *
 * @param limit bytes; what is more is not read
 * @throws ProblemError for what is not JSON of that shape; InlayError `body-already-read`
 */
export async function readBody<T>(request: Request, schema: z.ZodType<T>, limit: number): Promise<T> {
  checkType(request.headers);
  const value = parse(await readBytes(request, limit));
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = problemsOf(result.error, schema, value);
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  return refuse('invalid-request', `The body has ${count}`, problems);
}

/** `application/json` in UTF-8 alone: a form of a foreign page can send no such thing without a browser asking first. */
const JSON_BODY = /^application\/json[\t ]*(?:;[\t ]*charset[\t ]*=[\t ]*(?:utf-8|"utf-8")[\t ]*)?(?:;[\t ]*)?$/i;

function checkType(headers: Headers): void {
  if (!JSON_BODY.test(headers.get('content-type') ?? '')) {
    refuse('unsupported-media-type', 'Unexpected media type of the body, expected `application/json` in UTF-8');
  }
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    refuse('unsupported-media-type', 'Unexpected encoding of the body, expected none');
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (request.bodyUsed) {
    throw new InlayError('body-already-read', 'Unexpected request whose body was read before, expected one to be read');
  }
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) refuseSize(request.body, limit);
  const reader = request.body?.getReader();
  const { signal } = request;
  signal.addEventListener('abort', () => reader?.cancel().catch(() => undefined), { once: true });
  // One piece of memory that grows: a million chunks of a byte must not become a million objects.
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, limit));
  let length = 0;
  while (reader && !signal.aborted) {
    const { done, value } = await reader.read().catch(refuseTorn);
    if (done) break;
    if (length + value.length > limit) {
      reader.releaseLock();
      refuseSize(request.body, limit);
    }
    if (length + value.length > bytes.length) {
      const grown = new Uint8Array(Math.min(Math.max(bytes.length * 2, length + value.length), limit));
      grown.set(bytes.subarray(0, length));
      bytes = grown;
    }
    bytes.set(value, length);
    length += value.length;
  }
  return signal.aborted ? refuseTorn() : bytes.subarray(0, length);
}

function refuseTorn(): never {
  return refuse('malformed-request', 'The body ended before its end');
}

function refuseSize(body: Request['body'], limit: number): never {
  // What is still on its way is not wanted; whether it can be stopped makes no difference.
  body?.cancel().catch(() => undefined);
  return refuse('body-too-large', `Unexpected size of the body, expected at most ${limit} bytes`);
}

/** The JSON of a body in UTF-8 (RFC 8259, section 8.1). */
function parse(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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
