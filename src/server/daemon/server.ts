import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import { guardConnections } from 'inlay/internal/connections/guard.js';
import { SERVER_TIMES } from 'inlay/internal/connections/limits.js';
import type { Logger } from 'pino';
import { bugOf } from './bug.js';
import { discarded } from './discard.js';
import { BODIES_HELD, KEEP_ALIVE_MS, MAX_DEADLINE_MS, MOST_LOST, SILENCE_MS } from './limits.js';
import type { Metrics } from './metrics.js';
import { type Problem, type ProblemCode, problem } from './problem.js';
import { PROBLEM_TYPE } from './protocol.js';
import { type Held, readPayload } from './read-payload.js';
import { allowedMethods, type RouteMeans, routesOf } from './routes.js';
import { sendProblem } from './send.js';

export interface ServerMeans extends RouteMeans {
  logger: Logger;
  metrics: Metrics;
  /** Bytes of a request's body. */
  bodyLimit: number;
  /** Milliseconds that one job may take. */
  jobTimeoutMs: number;
  /** Whether the `Authorization` header is good; without a check none is needed. */
  isAuthorized: ((header: string | undefined) => boolean) | undefined;
  /** Connections at once. */
  connections: number;
}

/** A problem on its way to the one place that answers problems. */
class ProblemError extends Error {
  readonly problem: Problem;

  constructor(cause: Problem) {
    super(cause.code);
    this.problem = cause;
  }
}

/** The problems that the framework's own errors are, by status; any other below 500 is a malformed request. */
const FRAMEWORK_PROBLEMS: Readonly<Record<number, [ProblemCode, string]>> = {
  413: ['body-too-large', 'Unexpected size of the body'],
  415: ['unsupported-media-type', 'Unexpected media type of the body, expected `application/json`'],
};

/** The HTTP side of the daemon, ready to listen: `server` of what it returns is Node's own. */
export async function createServer(means: ServerMeans) {
  const { logger, metrics, bodyLimit, jobTimeoutMs, isAuthorized, version, isDraining } = means;
  const held: Held = { bytes: 0 };
  const routes = routesOf(means);
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    bodyLimit,
    requestTimeout: SERVER_TIMES.requestTimeout,
    connectionTimeout: MAX_DEADLINE_MS + jobTimeoutMs * MOST_LOST + SILENCE_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: SERVER_TIMES,
    // Longer than a revision may be: it is told so by the route.
    routerOptions: { maxParamLength: 1024 },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, version),
    frameworkErrors: (_error, _request, reply) => {
      reply.header('inlay-version', version);
      void sendProblem(reply, problem('malformed-request', 'Unexpected address of the request'));
    },
  });
  guardConnections(app.server, { most: means.connections });

  /** Answers a problem to a request whose body may not have been read. */
  const refuse = async (request: FastifyRequest, reply: FastifyReply, answer: Problem) => {
    await discarded(request.raw, bodyLimit * BODIES_HELD);
    return sendProblem(reply, answer);
  };

  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('work', null);

  app.addHook('onRequest', (request, reply, done) => {
    request.arrivedAt = performance.now();
    reply.header('inlay-version', version);
    if (isDraining()) reply.header('connection', 'close');
    if (isAuthorized && !isAuthorized(request.headers.authorization)) {
      reply.header('www-authenticate', 'Bearer');
      void refuse(request, reply, problem('unauthorized', 'Expected `Authorization: Bearer <secret>`'));
      return;
    }
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') {
      const detail = 'Unexpected encoding of the body, expected none';
      void refuse(request, reply, problem('unsupported-media-type', detail));
      return;
    }
    done();
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    // Node's own, as nothing decodes the body on the way.
    readPayload(payload as IncomingMessage, bodyLimit, held, (result, bytes) => {
      request.raw.once('close', () => {
        held.bytes -= bytes;
      });
      if ('body' in result) done(null, result.body);
      else done(new ProblemError(result.problem));
    });
  });

  app.setErrorHandler((error, request, reply) => {
    // The framework closes the connection when a body can't be read; here the rest of it is read.
    if (!isDraining()) reply.removeHeader('connection');
    return refuse(request, reply, problemOf(error, request, logger));
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = allowedMethods(routes, path);
    if (allowed === undefined)
      return refuse(
        request,
        reply,
        problem('not-found', 'Unexpected path, expected one of the protocol, as its documentation lists them'),
      );
    reply.header('allow', allowed);
    return refuse(request, reply, problem('method-not-allowed', `Unexpected method, expected one of: ${allowed}`));
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const { statusCode: status, elapsedTime: ms } = reply;
    metrics.answered(route, status, ms / 1000);
    logAnswer(logger, request, route, status, ms);
    done();
  });

  for (const route of routes) app.route(route);
  await app.ready();
  return app;
}

function problemOf(error: unknown, request: FastifyRequest, logger: Logger): Problem {
  if (error instanceof ProblemError) return error.problem;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const [code, detail] = FRAMEWORK_PROBLEMS[status] ?? ['malformed-request', 'Unexpected request'];
  if (status >= 400 && status < 500) return problem(code, detail);
  logger.error({ req: request.id, bug: bugOf(error) }, 'internal error');
  return problem('internal-error', 'This is a bug of Inlay; the log of the daemon says where');
}

/** What is everyday is for those who look for it; what is the daemon's or the machine's trouble is for all. */
function logAnswer(logger: Logger, request: FastifyRequest, route: string, status: number, ms: number): void {
  const level = status >= 500 ? 'warn' : status >= 400 && status !== 409 ? 'info' : 'debug';
  if (!logger.isLevelEnabled(level)) return;
  const { id, method, body, work } = request;
  const bytes = body instanceof Uint8Array ? body.length : 0;
  logger[level]({ req: id, method, route, status, ms: Math.round(ms * 1000) / 1000, bytes, ...work }, 'answered');
}

/** The problems of what Node's parser refuses, by its code; any other is a malformed request. */
const CONNECTION_PROBLEMS: Readonly<Record<string, [ProblemCode, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'The request came too slowly'],
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'Unexpected size of the headers'],
};

/** Answers what is no request, and closes the connection. */
function refuseConnection(error: Error & { code?: string }, socket: Socket, version: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, detail] = CONNECTION_PROBLEMS[error.code ?? ''] ?? [
    'malformed-request',
    'Unexpected bytes, expected HTTP/1.1',
  ];
  const answer = problem(code, detail);
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${answer.status} ${answer.title}`,
    `Inlay-Version: ${version}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Who was too slow may never close its side.
  if (answer.code === 'request-timeout') socket.destroySoon();
}
