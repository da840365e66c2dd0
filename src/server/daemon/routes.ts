import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Limits, limitsOf } from 'inlay/internal/canvas/limits.js';
import { BAKED_FORMAT } from 'inlay/internal/canvas/run/format.js';
import { problemsOf } from 'inlay/internal/message/problems.js';
import type { Terms } from 'inlay/internal/workers/terms.js';
import { deadlineOf } from './deadline.js';
import type { KnownSite } from './known-sites.js';
import { MAX_CANVASES } from './limits.js';
import type { Metrics } from './metrics.js';
import { problem } from './problem.js';
import { ACTIONS, type Action, manifestQuerySchema, PROTOCOL, REVISION } from './protocol.js';
import { type BatchAnswer, runBatch } from './run-batch.js';
import { type Done, type Means, runTask, unknownRevision } from './run-task.js';
import { sendJson, sendProblem } from './send.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** On the clock of `performance.now()`. */
    arrivedAt: number;
    /** What the log says of the work. */
    work: { done: number; failed: number; sent: number } | null;
  }
}

/** What the routes work with. */
export interface RouteMeans extends Means {
  version: string;
  metrics: Metrics;
  /** Whether the daemon is about to end. */
  isDraining(): boolean;
  /** Limits of a canvas that are not the default ones. */
  limits: Partial<Limits>;
  /** Bytes of a request's body. */
  bodyLimit: number;
  workers: number;
  /** Jobs that may wait. */
  queue: number;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** A route: its methods are all that its address has. */
interface Route {
  method: 'GET' | 'POST' | 'PUT';
  /** With parameters as in `/v1/sites/:revision`. */
  url: string;
  handler: Handler;
}

/** The routes of the protocol. */
export function routesOf(means: RouteMeans): Route[] {
  return [
    { method: 'GET', url: '/healthz', handler: (_request, reply) => sendJson(reply, '{"status":"ok"}') },
    { method: 'GET', url: '/readyz', handler: (_request, reply) => tellReady(reply, means) },
    { method: 'GET', url: '/v1/info', handler: (_request, reply) => sendJson(reply, JSON.stringify(infoOf(means))) },
    { method: 'GET', url: '/metrics', handler: (_request, reply) => tellMetrics(reply, means) },
    { method: 'PUT', url: '/v1/sites/:revision', handler: (request, reply) => putSite(request, reply, means) },
    {
      method: 'GET',
      url: '/v1/sites/:revision/manifest',
      handler: (request, reply) => tellManifest(request, reply, means),
    },
    ...ACTIONS.map(
      (action): Route => ({
        method: 'POST',
        url: `/v1/${action}`,
        handler: (request, reply) => work(action, request, reply, means),
      }),
    ),
  ];
}

/** The methods of an address as the `Allow` header has them; nothing where there is no such address. */
export function allowedMethods(routes: readonly Route[], path: string): string | undefined {
  const matching = routes.filter(({ url }) => isRoute(url, path));
  const methods = matching.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return methods.length === 0 ? undefined : methods.join(', ');
}

/** Whether a path is one of a route, whose parameters stand for any segment but an empty one. */
function isRoute(url: string, path: string): boolean {
  const [segments, parts] = [path.split('/'), url.split('/')];
  if (segments.length !== parts.length) return false;
  return parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : segments[index] === part));
}

function tellReady(reply: FastifyReply, { isDraining, pool }: RouteMeans): FastifyReply {
  if (isDraining()) return sendProblem(reply, problem('not-ready', 'The daemon is about to end'));
  if (pool.counts().ready === 0) return sendProblem(reply, problem('not-ready', 'No worker is ready'));
  return sendJson(reply, '{"status":"ready"}');
}

async function tellMetrics(reply: FastifyReply, { metrics }: RouteMeans): Promise<FastifyReply> {
  return reply.type(metrics.type).send(await metrics.text());
}

function infoOf({ version, limits, bodyLimit, pool, workers, queue, sites }: RouteMeans): object {
  const { ready, busy, queued } = pool.counts();
  return {
    version,
    protocol: PROTOCOL,
    baked: BAKED_FORMAT,
    node: process.version,
    limits: { bodyBytes: bodyLimit, canvases: MAX_CANVASES, queue, ...limitsOf(limits) },
    workers: { count: workers, ready, busy, queued },
    sites: sites.size,
  };
}

async function putSite(request: FastifyRequest, reply: FastifyReply, means: RouteMeans): Promise<FastifyReply> {
  const { revision } = request.params as { revision: string }; // the route has it
  if (!REVISION.test(revision)) {
    const detail = 'Unexpected revision, expected 1 to 128 characters of `A-Za-z0-9._:-`';
    return sendProblem(reply, problem('invalid-revision', detail));
  }
  const state = bodyOf(request);
  const { sites } = means;
  const before = sites.get(revision);
  if (before && isSame(before.state, state)) return sendJson(reply, before.answer);
  const terms = termsOf(request, reply, means);
  if (!terms) return reply;
  const done = await runTask({ kind: 'site', revision, body: state }, terms, means);
  if (done.kind !== 'site') return sendFailure(reply, done);
  const known = sites.get(revision);
  if (known && known.site !== done.site) return sendProblem(reply, inUse());
  const site: KnownSite = known ?? { revision, state, site: done.site, answer: done.json };
  if (!known) sites.add(site);
  return sendJson(reply, site.answer);
}

async function tellManifest(request: FastifyRequest, reply: FastifyReply, means: RouteMeans): Promise<FastifyReply> {
  const { revision } = request.params as { revision: string }; // the route has it
  const query = manifestQuerySchema.safeParse(request.query);
  if (!query.success) {
    const problems = problemsOf(query.error, manifestQuerySchema, request.query);
    return sendProblem(reply, problem('invalid-query', 'The query is not valid', problems));
  }
  if (!means.sites.get(revision)) return sendProblem(reply, unknownRevision());
  const terms = termsOf(request, reply, means);
  if (!terms) return reply;
  const done = await runTask({ kind: 'manifest', revision, detail: query.data.detail }, terms, means);
  return done.kind === 'manifest' ? sendJson(reply, done.json) : sendFailure(reply, done);
}

async function work(action: Action, request: FastifyRequest, reply: FastifyReply, means: RouteMeans) {
  const terms = termsOf(request, reply, means);
  if (!terms) return reply;
  const answer = await runBatch(action, bodyOf(request), terms, means, means.workers);
  if (answer.kind !== 'results') return sendFailure(reply, answer);
  means.sites.get(answer.revision); // was used
  means.metrics.canvases(action, answer.counts);
  const json = resultsOf(answer.json);
  request.work = { ...answer.counts, sent: json.length };
  return sendJson(reply, json);
}

const [OPEN, COMMA, CLOSE] = [Buffer.from('{"results":['), Buffer.from(','), Buffer.from(']}')];

function resultsOf(parts: readonly Uint8Array[]): Buffer {
  const between = parts.flatMap((part, index) => (index === 0 ? [part] : [COMMA, part]));
  return Buffer.concat([OPEN, ...between, CLOSE]);
}

/** A request without a body has an empty one, which is no JSON. */
function bodyOf({ body }: FastifyRequest): Uint8Array {
  return body instanceof Uint8Array ? body : new Uint8Array();
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

/** How long the work may wait; nothing where it can't wait at all, which is then answered. */
function termsOf(request: FastifyRequest, reply: FastifyReply, { pool, queue }: RouteMeans): Terms | undefined {
  const deadline = deadlineOf(request.headers['inlay-timeout-ms']);
  if ('problem' in deadline) {
    sendProblem(reply, deadline.problem);
    return undefined;
  }
  if (pool.counts().queued >= queue) {
    sendProblem(reply, problem('overloaded', 'Too much work is waiting; try again later'));
    return undefined;
  }
  const { socket } = request.raw;
  return { startBefore: request.arrivedAt + deadline.ms, isUnwanted: () => socket.destroyed };
}

function inUse() {
  return problem('revision-in-use', 'Unexpected state, expected the one that was put under this revision before');
}

/** Answers what has come to nothing. Who does not wait any more is told the same as who waited too long. */
function sendFailure(reply: FastifyReply, answer: Done | BatchAnswer): FastifyReply {
  if (answer.kind === 'problem' || answer.kind === 'lost') return sendProblem(reply, answer.problem);
  return sendProblem(reply, problem('deadline-exceeded', 'Nobody waits for the work any more'));
}
