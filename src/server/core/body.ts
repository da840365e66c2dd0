import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyBytes, refuseTorn } from 'inlay/internal/http/body-bytes.js';
import { checkEncoding } from 'inlay/internal/http/json-body.js';
import { refuse } from 'inlay/internal/http/problem.js';

/** What the bodies of a server's requests may come to. */
export interface BodyLimits {
  /** Bytes of one body. */
  readonly one: number;
  /** Bytes of all that are in memory, those included that are still on their way. */
  readonly all: number;
  /** Bytes that are in memory now: those of requests that are not answered yet. */
  held: number;
}

/**
 * Reads the body of a request, as far as it is not too much.
 *
 * @param most bytes that this one may have, where that is fewer
 * @throws ProblemError `body-too-large`, `malformed-request`, `unsupported-media-type` for an encoded one, `overloaded`
 */
export async function readBody(
  message: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits,
  most = limits.one,
): Promise<Uint8Array<ArrayBuffer>> {
  const { headers } = message;
  checkEncoding(headers['content-encoding']);
  const bytes = bodyBytes(Math.min(most, limits.one), headers['content-length']);
  let held = 0;
  response.once('close', () => {
    limits.held -= held;
  });
  await new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => {
      message.off('data', take).off('end', finish).off('error', abort);
      settle();
    };
    const finish = () => end(resolve);
    const abort = () => end(() => attempt(refuseTorn));
    const attempt = (work: () => void) => {
      try {
        work();
      } catch (error) {
        end(() => reject(error));
      }
    };
    const take = (chunk: Uint8Array) =>
      attempt(() => {
        held += chunk.length;
        limits.held += chunk.length;
        bytes.add(chunk);
        if (limits.held > limits.all) refuse('overloaded', 'Too many bodies are in memory; try again later');
      });
    message.on('data', take).on('end', finish).on('error', abort);
  });
  return bytes.take();
}

/** Whether a request has a body. @see RFC 9112, section 6.3 */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
