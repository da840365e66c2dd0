import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from 'inlay/internal/http/problem.js';
import { webRequest } from 'inlay/internal/http/web-request.js';
import { type BodyLimits, readBody } from './body.js';

/**
 * A request, with the members of a web-standard one that are had for nothing. To make a `Request` of every one of Node's
 * would take longer than to answer a small one: 60 µs, where a whole answer takes 30.
 */
export interface ServerRequest {
  readonly method: string;
  /** What is asked for, as it was written: `/path?query`, an absolute address or `*`. */
  readonly target: string;
  /** By their names in lower case. */
  readonly headers: IncomingHttpHeaders;
  /** The address that it comes from: the visitor's, or that of a proxy; empty over a Unix socket. */
  readonly address: string;
  /** When its head had come, on the clock of `performance.now()`. */
  readonly arrivedAt: number;
  /** Whether the client has gone away. */
  isGone(): boolean;
  /** Has a function called with the status of the answer, when it was sent or the client has gone away. */
  onEnd(listener: (status: number) => void): void;
  /**
   * Reads the body, once.
   *
   * @param most bytes that it may have, where that is fewer than the server takes
   * @throws ProblemError `body-too-large`, `malformed-request`, `unsupported-media-type` for an encoded one, `overloaded`
   */
  bytes(most?: number): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The web-standard request, for a handler that takes one; it reads the body by itself.
   *
   * @param host of its address
   * @default host `localhost`, not the `Host` header: anybody may have written that
   *
   * @throws ProblemError `malformed-request` for what no web-standard request can be
   */
  toWeb(host?: string): Request;
}

/** The request that Node has received. */
export function serverRequest(message: IncomingMessage, response: ServerResponse, limits: BodyLimits): ServerRequest {
  const { method = '', url: target = '', headers, socket } = message;
  return {
    method,
    target,
    headers,
    address: socket.remoteAddress ?? '',
    arrivedAt: performance.now(),
    isGone: () => socket.destroyed,
    onEnd: (listener) => void response.once('close', () => listener(response.statusCode)),
    bytes: (most) => readBody(message, response, limits, most),
    toWeb(host = 'localhost') {
      try {
        return webRequest(message, response, host);
      } catch {
        return refuse('malformed-request', 'Unexpected request, expected an address and a method that are valid');
      }
    },
  };
}
