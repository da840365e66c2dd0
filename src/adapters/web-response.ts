import type { Exchange } from './exchange.js';
import type { Headers as HeadersByName } from './headers.js';
import type { Page } from './page.js';

/** Headers of a web-standard message. */
export function namedHeaders(headers: Headers): HeadersByName {
  return {
    get: (name) => headers.get(name) ?? undefined,
    set: (name, value) => headers.set(name, value),
    remove: (name) => headers.delete(name),
  };
}

/** The response that takes another's place; nothing if that stays as it is. */
export function expandedResponse(response: Response, exchange: Exchange, method: string): Response | undefined {
  const headers = new Headers(response.headers);
  const opened = exchange.open(response.status, namedHeaders(headers), method);
  if (!opened) return undefined;
  const { status, statusText, body } = response;
  const { page } = opened;
  return new Response(body && page ? body.pipeThrough(expandingStream(page)) : body, { status, statusText, headers });
}

/** A stream that sends a page on. */
export function expandingStream(page: Page): TransformStream<Uint8Array, Uint8Array> {
  const send = (pieces: readonly Uint8Array[], controller: TransformStreamDefaultController<Uint8Array>): void => {
    for (const piece of pieces) controller.enqueue(piece);
  };
  return new TransformStream({
    transform: (bytes, controller) => send(page.write(bytes), controller),
    flush: (controller) => send(page.end(), controller),
  });
}
