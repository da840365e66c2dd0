import { InlayError } from '../message/error.js';
import type * as z from '../zod.js';
import { bodyBytes, refuseTorn } from './body-bytes.js';
import { checkEncoding, checkJsonType, parseBody } from './json-body.js';

/**
 * What a request's body holds, as the schema has it.
 *
 * @param limit bytes; what is more is not read
 * @throws ProblemError for what is not JSON of that shape; InlayError `body-already-read`
 */
export async function readBody<T>(request: Request, schema: z.ZodType<T>, limit: number): Promise<T> {
  checkJsonType(request.headers.get('content-type'));
  checkEncoding(request.headers.get('content-encoding'));
  return parseBody(await readBytes(request, limit), schema);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (request.bodyUsed) {
    throw new InlayError('body-already-read', 'Unexpected request whose body was read before, expected one to be read');
  }
  const { body, signal } = request;
  try {
    const bytes = bodyBytes(limit, request.headers.get('content-length'));
    const reader = body?.getReader();
    signal.addEventListener('abort', () => reader?.cancel().catch(() => undefined), { once: true });
    try {
      while (reader && !signal.aborted) {
        const { done, value } = await reader.read().catch(refuseTorn);
        if (done) break;
        bytes.add(value);
      }
    } finally {
      reader?.releaseLock();
    }
    return signal.aborted ? refuseTorn() : bytes.take();
  } catch (error) {
    // What is still on its way is not wanted; whether it can be stopped makes no difference.
    body?.cancel().catch(() => undefined);
    throw error;
  }
}
