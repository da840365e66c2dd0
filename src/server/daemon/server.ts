import type { Server } from 'node:http';
import { checkJsonType } from 'inlay/internal/http/json-body.js';
import type { Logger } from 'pino';
import { type Answer, problemAnswer } from '../core/answer.js';
import { hasBody } from '../core/body.js';
import type { ServerRequest } from '../core/request.js';
import { httpServer } from '../core/server.js';
import { bugOf } from './bug.js';
import type { Call, Route } from './call.js';
import { BODIES_HELD, KEEP_ALIVE_MS, MAX_DEADLINE_MS, MOST_LOST, SILENCE_MS } from './limits.js';
import type { Metrics } from './metrics.js';
import { problem, refuse } from './problem.js';
import { addressOf, allowedMethods, routeTable } from './route-table.js';
import { type RouteDeps, routesOf } from './routes.js';

export interface ServerDeps extends RouteDeps {
  logger: Logger;
  metrics: Metrics;
  /** Milliseconds that one job may take. */
  jobTimeoutMs: number;
  /** Whether the `Authorization` header is good; without a check none is needed. */
  isAuthorized: ((header: string | undefined) => boolean) | undefined;
  /** Connections at once. */
  connections: number;
}

/** What the log says of a request. */
interface Entry {
  id: string;
  route: string;
  /** Bytes of its body. */
  bytes: number;
  work: Call['work'];
}

/** The HTTP side of the daemon, ready to listen. */
export function createServer(deps: ServerDeps): Server {
  const { logger, metrics, version, isAuthorized, jobTimeoutMs, isDraining, connections, bodyLimit } = deps;
  const table = routeTable(routesOf(deps));
  const ids = new WeakMap<ServerRequest, string>();
  let count = 0;

  async function answer(request: ServerRequest): Promise<Answer> {
    count += 1;
    const entry: Entry = { id: `req-${count.toString(36)}`, route: 'unmatched', bytes: 0, work: undefined };
    ids.set(request, entry.id);
    request.onEnd((status) => {
      const ms = performance.now() - request.arrivedAt;
      metrics.answered(entry.route, status, ms / 1000);
      logAnswer(logger, request, entry, status, ms);
    });
    if (isAuthorized && !isAuthorized(request.headers.authorization)) {
      const missing = problem('unauthorized', 'Expected `Authorization: Bearer <secret>`');
      return problemAnswer(missing, { 'www-authenticate': 'Bearer' });
    }
    const { segments, query } = addressOf(request.target);
    const { routes, params } = table.at(segments);
    const route = routes.find(({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method));
    if (!route) return refuseRoute(routes);
    entry.route = route.path;
    const call: Call = { request, params, query, body: await bodyOf(request, route) };
    entry.bytes = call.body.length;
    const given = await route.answer(call);
    entry.work = call.work;
    return given;
  }

  return httpServer({
    ...{ answer, isDraining, connections, bodyLimit },
    bodiesHeld: BODIES_HELD,
    headers: { 'inlay-version': version },
    keepAliveMs: KEEP_ALIVE_MS,
    silenceMs: MAX_DEADLINE_MS + jobTimeoutMs * MOST_LOST + SILENCE_MS,
    onBug: (error, request) => logger.error({ req: ids.get(request), bug: bugOf(error) }, 'internal error'),
    bugAnswer: () =>
      problemAnswer(problem('internal-error', 'This is a bug of Inlay; the log of the daemon says where')),
  });
}

/**
 * The body for a route; empty for one that takes none, and where there is none.
 *
 * @throws ProblemError for one that can't be taken
 */
async function bodyOf(request: ServerRequest, { method }: Route): Promise<Uint8Array> {
  const type = request.headers['content-type'];
  if (method === 'GET' || (type === undefined && !hasBody(request))) return new Uint8Array();
  checkJsonType(type);
  return request.bytes();
}

/** Answers what has no route, though its path may have some. */
function refuseRoute(routes: readonly Route[]): Answer {
  if (routes.length === 0) {
    return refuse('not-found', 'Unexpected path, expected one of the protocol, as its documentation lists them');
  }
  const allow = allowedMethods(routes);
  return problemAnswer(problem('method-not-allowed', `Unexpected method, expected one of: ${allow}`), { allow });
}

/** What is everyday is for those who look for it; what is the daemon's or the machine's trouble is for all. */
function logAnswer(logger: Logger, request: ServerRequest, entry: Entry, status: number, ms: number): void {
  const level = status >= 500 ? 'warn' : status >= 400 && status !== 409 ? 'info' : 'debug';
  if (!logger.isLevelEnabled(level)) return;
  const { id: req, route, bytes, work } = entry;
  const { method } = request;
  logger[level]({ req, method, route, status, ms: Math.round(ms * 1000) / 1000, bytes, ...work }, 'answered');
}
