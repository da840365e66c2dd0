import { type Limits, limitsOf } from 'inlay/internal/canvas/limits.js';
import { BAKED_FORMAT } from 'inlay/internal/canvas/run/format.js';
import { problemsOf } from 'inlay/internal/message/problems.js';
import type { Terms } from 'inlay/internal/workers/terms.js';
import { type Answer, contentAnswer, jsonAnswer, problemAnswer } from '../core/answer.js';
import type { Call, Route } from './call.js';
import { deadlineOf } from './deadline.js';
import { MAX_CANVASES } from './limits.js';
import type { Metrics } from './metrics.js';
import { problem, refuse } from './problem.js';
import { ACTIONS, type Action, manifestQuerySchema, PROTOCOL, REVISION } from './protocol.js';
import { type BatchAnswer, sendBatch } from './send-batch.js';
import { type Done, sendTask, type TaskDeps, unknownRevision } from './send-task.js';
import type { CachedSite } from './site-cache.js';

/** What the routes work with. */
export interface RouteDeps extends TaskDeps {
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

/** The routes of the protocol. */
export function routesOf(deps: RouteDeps): Route[] {
  return [
    { method: 'GET', path: '/healthz', answer: () => jsonAnswer('{"status":"ok"}') },
    { method: 'GET', path: '/readyz', answer: () => readiness(deps) },
    { method: 'GET', path: '/v1/info', answer: () => jsonAnswer(JSON.stringify(infoOf(deps))) },
    { method: 'GET', path: '/metrics', answer: () => metricsText(deps) },
    { method: 'PUT', path: '/v1/sites/:revision', answer: (call) => putSite(call, deps) },
    { method: 'GET', path: '/v1/sites/:revision/manifest', answer: (call) => getManifest(call, deps) },
    { method: 'GET', path: '/v1/sites/:revision/structured-data', answer: (call) => getStructuredData(call, deps) },
    ...ACTIONS.map(
      (action): Route => ({
        method: 'POST',
        path: `/v1/${action}`,
        answer: (call) => postCanvases(action, call, deps),
      }),
    ),
  ];
}

function readiness({ isDraining, pool }: RouteDeps): Answer {
  if (isDraining()) return refuse('not-ready', 'The daemon is about to end');
  if (pool.counts().ready === 0) return refuse('not-ready', 'No worker is ready');
  return jsonAnswer('{"status":"ready"}');
}

async function metricsText({ metrics }: RouteDeps): Promise<Answer> {
  return contentAnswer(metrics.type, await metrics.text());
}

function infoOf({ version, limits, bodyLimit, pool, workers, queue, sites }: RouteDeps): object {
  const { ready, busy, queued } = pool.counts();
  return {
    version,
    protocol: PROTOCOL,
    baked: BAKED_FORMAT,
    node: process.version,
    limits: { bodyBytes: bodyLimit, canvases: MAX_CANVASES, queue, ...limitsOf(limits) },
    workers: { count: workers, ready, busy, queued },
    sites: sites.count,
  };
}

async function putSite(call: Call, deps: RouteDeps): Promise<Answer> {
  const { body: state, params } = call;
  const { revision = '' } = params;
  if (!REVISION.test(revision)) {
    refuse('invalid-revision', 'Unexpected revision, expected 1 to 128 characters of `A-Za-z0-9._:-`');
  }
  const { sites } = deps;
  const before = sites.get(revision);
  if (before && Buffer.compare(before.state, state) === 0) return jsonAnswer(before.answer);
  const done = await sendTask({ kind: 'site', revision, body: state }, termsOf(call, deps), deps);
  if (done.kind !== 'site') return failure(done);
  const known = sites.get(revision);
  if (known && known.site !== done.site) {
    refuse('revision-in-use', 'Unexpected state, expected the one that was put under this revision before');
  }
  const site: CachedSite = known ?? { revision, state, site: done.site, answer: done.json };
  if (!known) sites.add(site);
  return jsonAnswer(site.answer);
}

async function getManifest(call: Call, deps: RouteDeps): Promise<Answer> {
  const { params, query: given } = call;
  const { revision = '' } = params;
  const query = manifestQuerySchema.safeParse(given);
  if (!query.success) {
    return refuse('invalid-query', 'The query is not valid', problemsOf(query.error, manifestQuerySchema, given));
  }
  if (!deps.sites.get(revision)) return problemAnswer(unknownRevision());
  const { detail } = query.data;
  const done = await sendTask({ kind: 'manifest', revision, detail }, termsOf(call, deps), deps);
  return done.kind === 'manifest' ? jsonAnswer(done.json) : failure(done);
}

async function getStructuredData(call: Call, deps: RouteDeps): Promise<Answer> {
  const { revision = '' } = call.params;
  if (!deps.sites.get(revision)) return problemAnswer(unknownRevision());
  const done = await sendTask({ kind: 'structured-data', revision }, termsOf(call, deps), deps);
  return done.kind === 'structured-data' ? jsonAnswer(done.json) : failure(done);
}

async function postCanvases(action: Action, call: Call, deps: RouteDeps): Promise<Answer> {
  const answer = await sendBatch(action, call.body, termsOf(call, deps), deps, deps.workers);
  if (answer.kind !== 'results') return failure(answer);
  deps.sites.get(answer.revision); // counts as a use
  deps.metrics.canvases(action, answer.counts);
  const json = resultsOf(answer.json);
  call.work = { ...answer.counts, sent: json.length };
  return jsonAnswer(json);
}

const [OPEN, COMMA, CLOSE] = [Buffer.from('{"results":['), Buffer.from(','), Buffer.from(']}')];

function resultsOf(parts: readonly Uint8Array[]): Buffer {
  const between = parts.flatMap((part, index) => (index === 0 ? [part] : [COMMA, part]));
  return Buffer.concat([OPEN, ...between, CLOSE]);
}

/**
 * How long the work may wait.
 *
 * @throws ProblemError where it can't wait at all
 */
function termsOf({ request }: Call, { pool, queue }: RouteDeps): Terms {
  const ms = deadlineOf(request.headers['inlay-timeout-ms']);
  if (pool.counts().queued >= queue) refuse('overloaded', 'Too much work is waiting; try again later');
  return { startBefore: request.arrivedAt + ms, isUnwanted: request.isGone };
}

/** Answers work that has failed. A client that has gone away counts as one that waited too long. */
function failure(answer: Done | BatchAnswer): Answer {
  if (answer.kind === 'problem' || answer.kind === 'lost') return problemAnswer(answer.problem);
  return problemAnswer(problem('deadline-exceeded', 'Nobody waits for the work any more'));
}
