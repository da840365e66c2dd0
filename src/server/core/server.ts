import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { guardConnections } from 'inlay/internal/connections/guard.js';
import { SERVER_TIMES } from 'inlay/internal/connections/limits.js';
import { discardBody } from 'inlay/internal/http/discard-body.js';
import { problem } from 'inlay/internal/http/problem.js';
import { ProblemError } from 'inlay/internal/message/problem-error.js';
import { type Answer, problemAnswer } from './answer.js';
import { type BodyLimits, hasBody } from './body.js';
import { hasSecondHost, refuseConnection } from './client-error.js';
import { type ServerRequest, serverRequest } from './request.js';
import { send } from './send.js';

export interface ServerOptions {
  /** Answers a request. A ProblemError that it throws is answered as the problem; anything else is a bug. */
  answer(request: ServerRequest): Answer | Response | Promise<Answer | Response>;
  /** Connections at once. */
  connections: number;
  /** Bytes of one body. */
  bodyLimit: number;
  /**
   * How many bodies of that size may be in memory at once; so many bytes of a refused body are read, too, so that the client
   * comes to read its answer.
   */
  bodiesHeld: number;
  /**
   * Headers of every answer, by their names in lower case.
   * @default none
   */
  headers?: Readonly<Record<string, string>>;
  /**
   * Whether the server is about to end: answers then tell clients to close their connections.
   * @default never
   */
  isDraining?: () => boolean;
  /**
   * Milliseconds that a connection may be idle after a request.
   * @default 5000
   */
  keepAliveMs?: number;
  /**
   * Milliseconds in which nothing moves on a connection before it is closed.
   * @default no bound
   */
  silenceMs?: number;
  /** Hears of what is a bug. */
  onBug(error: unknown, request: ServerRequest): void;
  /**
   * Makes the answer to a request that a bug came of.
   * @default the problem `internal-error`
   */
  bugAnswer?: () => Answer;
}

const bug = () => problemAnswer(problem('internal-error', 'This is a bug of Inlay; the log of the server says where'));

/** Milliseconds that Node gives idle connections by itself. */
const KEEP_ALIVE_MS = 5000;

/**
 * The HTTP server that all of Inlay's servers are, ready to listen: bounds on connections, on times and on bodies, problems
 * (RFC 9457) for what is malformed and for what is refused.
 */
export function httpServer(options: ServerOptions): Server {
  const { bodyLimit, bodiesHeld, headers = {}, keepAliveMs = KEEP_ALIVE_MS, silenceMs = 0 } = options;
  const limits: BodyLimits = { one: bodyLimit, all: bodyLimit * bodiesHeld, held: 0 };
  const draining = { ...headers, connection: 'close' };
  const server = createServer({ ...SERVER_TIMES, keepAliveTimeout: keepAliveMs }, (message, response) => {
    if (hasSecondHost(message)) {
      refuseConnection(Object.assign(new Error('two hosts'), { code: 'SECOND_HOST' }), message.socket, headers);
      return;
    }
    const request = serverRequest(message, response, limits);
    void exchange(message, response, request, options.isDraining?.() ? draining : headers);
  });

  /** Answers a request, whatever it is. Never fails. */
  async function exchange(
    message: IncomingMessage,
    response: ServerResponse,
    request: ServerRequest,
    common: Answer['headers'],
  ): Promise<void> {
    const answer = await answerTo(request, options);
    // A client that still sends its body does not read the answer yet.
    if (hasBody(message)) await discardBody(message, limits.all);
    try {
      await send(response, answer, common);
    } catch (error) {
      if (!isOfClient(error)) options.onBug(error, request);
      response.destroy();
    }
  }

  server.timeout = silenceMs;
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket, headers)); // it is one of TCP or a Unix socket
  guardConnections(server, { most: options.connections });
  return server;
}

/** Errors of a connection that the client has closed before all of its answer was sent. */
const CLIENT_ERRORS = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

function isOfClient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CLIENT_ERRORS.has(String(error.code));
}

async function answerTo(request: ServerRequest, options: ServerOptions): Promise<Answer | Response> {
  try {
    return await options.answer(request);
  } catch (error) {
    if (error instanceof ProblemError) return problemAnswer(error.problem);
    options.onBug(error, request);
    return (options.bugAnswer ?? bug)();
  }
}
