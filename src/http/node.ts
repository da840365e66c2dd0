import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerProblem, responseOf } from './answer.js';
import { discardBody } from './discard-body.js';
import { problem } from './problem.js';
import { sendResponse } from './send-response.js';
import { webRequest } from './web-request.js';

export { createHandler, type HandlerWorkers, type NodeHandler, type NodeHandlerOptions } from './node-handler.js';

/** A request as Node has it, or a framework on it, which may have read and parsed the body. */
type NodeRequest = IncomingMessage & { body?: unknown };

/** Bytes of a refused body that are read and forgotten, so that the client comes to read its answer. */
const MOST_DISCARDED = 16_777_216;

/**
 * A listener for `node:http`, and a middleware for Express, that has every request answered by a web-standard handler. A
 * body that a parser before it has read, such as `express.json()`, is taken as that left it.
 */
export function toNodeListener(
  handler: (request: Request) => Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(handler, request, response).catch(() => response.destroy());
  };
}

async function answer(
  handler: (request: Request) => Promise<Response>,
  request: NodeRequest,
  response: ServerResponse,
): Promise<void> {
  const asked = requestOf(request, response);
  const answered = asked ? await handler(asked) : malformed(request.method === 'HEAD');
  if (response.destroyed || response.headersSent) return;
  if (!request.complete) {
    await asked?.body?.cancel().catch(() => undefined);
    discardBody(request, MOST_DISCARDED).then((isOver) => isOver || request.destroy());
  }
  await sendResponse(response, answered);
}

function malformed(isHead: boolean): Response {
  const detail = 'Unexpected request, expected an address and a method that are valid';
  return responseOf(answerProblem(problem('malformed-request', detail)), isHead);
}

/** Nothing for a `Host` that is none, or a method that web-standard requests can't have. */
function requestOf(request: NodeRequest, response: ServerResponse): Request | undefined {
  let asked: Request;
  try {
    asked = webRequest(request, response);
  } catch {
    return undefined;
  }
  if (!asked.body || !request.readableDidRead) return asked;
  const { method, url, headers } = asked;
  const { body } = request;
  const again = new Request(url, { method, headers, body: body === undefined ? '' : written(body) });
  // Then there is nothing left to give; the handler says so to who can mend it.
  if (body === undefined) again.text().catch(() => undefined);
  return again;
}

/** What a parser made of a body, as it came; of JSON, as it means the same. */
function written(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}
