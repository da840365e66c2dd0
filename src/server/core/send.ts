import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sendResponse } from 'inlay/internal/http/send-response.js';
import type { Answer } from './answer.js';

/**
 * Sends an answer, or a web-standard response; one to HEAD without its body. A body that is a stream is closed in any case.
 *
 * @param common headers of all answers, which this one may write over
 * @throws what a stream throws, and where the connection ends before it does
 */
export async function send(
  response: ServerResponse,
  answer: Answer | Response,
  common: Answer['headers'] = {},
): Promise<void> {
  if (answer instanceof Response) return sendResponse(response, answer, common);
  const { status, headers, body } = answer;
  const isHead = response.req.method === 'HEAD';
  if (!(body instanceof Readable)) {
    const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
    // 304 has no length but that of what it stands for (RFC 9110, section 8.6).
    response.writeHead(status, { ...common, ...headers, ...(status !== 304 && { 'content-length': length }) });
    response.end(isHead ? undefined : body);
    return;
  }
  if (response.destroyed || isHead) body.destroy();
  if (response.destroyed) return;
  response.writeHead(status, { ...common, ...headers });
  if (isHead) response.end();
  else await pipeline(body, response);
}
