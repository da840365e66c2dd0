import { createHash, randomUUID } from 'node:crypto';
import type * as z from 'inlay/internal/zod.js';
import { canonicalJson, sha256 } from '../store/canonical.js';
import type { Database } from '../store/database.js';
import { type ApiAnswer, JSON_TYPE } from './api-answer.js';
import type { ApiRequest } from './api-request.js';
import type { Call, Handler, Preview, Previewer, Reply } from './call.js';
import { ifMatchOf, isFirstOf, isKnown, withEach } from './conditional.js';
import { askToConfirm, redeem } from './confirm.js';
import { failureOf } from './failure.js';
import { type KeptAnswer, once } from './idempotency.js';
import { type Given, knownAnswers } from './known-answers.js';
import { matcher } from './match.js';
import { may, type Principal } from './principal.js';
import { refuse } from './problem.js';
import { problemAnswer } from './problem-answer.js';
import type { RateLimit } from './rate.js';
import { rateLimiter } from './rate.js';
import { checked, paramsOf, queryOf, readBody } from './read-request.js';
import { checkRests } from './rests.js';
import type { Route, RouteTable } from './route.js';
import { unknownPath } from './unknown-path.js';

/** Who asks, or nothing where a request has no credentials. */
export type Authenticate = (request: ApiRequest) => Promise<Principal | undefined>;

/** What an API is made of. */
export interface ApiOptions<Table extends RouteTable> {
  /** What all paths begin with: `/theme/v1`. */
  base: string;
  routes: Table;
  handlers: Readonly<Record<keyof Table, Handler>>;
  /** What routes that must be confirmed would do. */
  previews?: Readonly<Partial<Record<keyof Table, Previewer>>>;
  database: Database;
  /** Secret of the site: confirmations are signed with it. */
  secret: string;
  now: () => Date;
  /** @throws ApiProblem for credentials that are wrong */
  authenticate: Authenticate;
  /**
   * Whether a person must confirm what this one asks for.
   * @default nobody needs one
   */
  needsPerson?: (principal: Principal, operation: string) => boolean;
  /** How often one principal may ask. */
  rate: RateLimit;
  /**
   * Has a listener called after each write of this process.
   * @default no answer is remembered
   */
  onWrite?: (listener: () => void) => void;
  /** Hears of what is answered with 500. */
  onError: (error: unknown, requestId: string) => void;
}

/** Who asks a public route without credentials. */
const ANYBODY: Principal = { id: 'anybody', label: 'anybody', scheme: 'service-key', scopes: [] };

/** A function from a request to an answer as plain data, which answers every request and never throws. */
export function createAnswers<Table extends RouteTable>(
  options: ApiOptions<Table>,
): (request: ApiRequest) => Promise<ApiAnswer> {
  const match = matcher(options.routes);
  const rate = rateLimiter(options.rate, () => performance.now());
  const known = options.onWrite && knownAnswers(() => performance.now());
  if (known) options.onWrite?.(known.forget);
  return async (request) => {
    const id = randomUUID();
    const common: Record<string, string> = { 'x-request-id': id };
    let answer: ApiAnswer;
    const found = known?.find(request);
    const writes = known?.writes() ?? 0;
    try {
      if (found) Object.assign(common, rate.take(found.principal.id));
      const given = found ?? (await answerOf(request, options, match, rate, common));
      if (!found) known?.keep(request, given, writes);
      answer = given.answer;
    } catch (error) {
      known?.keep(request, undefined, writes);
      const problem = failureOf(error);
      if (problem.code === 'internal-error') options.onError(error, id);
      answer = problemAnswer(problem, request, id);
    }
    const { status, headers, body } = answer;
    const all = {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Authorization, X-Service-Key, Cookie, Accept',
      ...common,
      ...headers,
    };
    return { status, headers: all, body };
  };
}

async function answerOf<Table extends RouteTable>(
  request: ApiRequest,
  options: ApiOptions<Table>,
  match: ReturnType<typeof matcher>,
  rate: ReturnType<typeof rateLimiter>,
  common: Record<string, string>,
): Promise<Given> {
  const url = new URL(request.url);
  const found = url.pathname.startsWith(`${options.base}/`)
    ? match(url.pathname.slice(options.base.length))
    : undefined;
  if (!found) refuse('not-found', ...unknownPath(url.pathname, options));
  const { operation, route } = routeFor(request, found.routes);
  const principal = (await options.authenticate(request)) ?? ANYBODY;
  Object.assign(common, rate.take(principal.id));
  authorize(principal, route);
  const params = route.params ? checked(route.params, paramsOf(found.params, route.params), '/path') : {};
  const given = queryOf(url, route.query);
  const query = route.query ? checked(route.query, given, '/query') : {};
  const { body, sent, digest } = await bodyOf(request, route);
  const tags = ifMatchOf(request, route);
  const isFirst = isFirstOf(request, route);
  const { base } = options;
  const requestId = common['x-request-id'] ?? '';
  const { origin } = url;
  const repeated = repeatedOf(request);
  const call: Call = { operation, principal, params, query, body, isFirst, repeated, origin, base, requestId };
  const path = `${url.pathname}${url.search}`;
  const act = confirming(options, request, route, path, { sent, digest });
  const work = async () => answerWith(request, route, await withEach(tags, (ifMatch) => act({ ...call, ifMatch })));
  const key = request.headers.get('idempotency-key');
  if (request.method !== 'POST' || key === null) return { principal, answer: await work() };
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) {
    const message = 'Unexpected `Idempotency-Key`, expected 1 to 128 visible ASCII characters';
    refuse('validation-failed', message, {
      errors: [{ pointer: '/headers/idempotency-key', code: 'invalid', message }],
    });
  }
  const asked = { principal: principal.id, operation, key, digest: `${path}\n${digest()}\n${tags.join()}` };
  return { principal, answer: await repeatable(options, asked, work) };
}

function routeFor(request: ApiRequest, routes: ReadonlyMap<string, { operation: string; route: Route }>) {
  const found = routes.get(request.method === 'HEAD' ? 'GET' : request.method);
  if (found) return found;
  const allow = [...routes.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return refuse('method-not-allowed', `Unexpected method, expected one of: ${allow}`, { headers: { allow } });
}

/** @throws ApiProblem `authentication-required`, `insufficient-scope` */
function authorize(principal: Principal, route: Route): void {
  if (route.scope === undefined) return;
  if (principal === ANYBODY) {
    refuse('authentication-required', 'Expected a service key, an application password or a session', {
      headers: { 'www-authenticate': 'Bearer realm="inlay", Basic realm="inlay", charset="UTF-8"' },
    });
  }
  if (may(principal, route.scope, route.effect === 'destructive')) return;
  refuse('insufficient-scope', `These credentials lack the scope \`${route.scope}\``, {
    members: { needed: route.scope, given: principal.scopes },
  });
}

/** The body of a request: as its route takes it, as it was sent, and what tells it from others. */
interface Body {
  body: unknown;
  /** Of JSON, its value. */
  sent: unknown;
  /** SHA-256: of JSON, of its value, as who sends the same again may write it otherwise. */
  digest: () => string;
}

async function bodyOf(request: ApiRequest, route: Route): Promise<Body> {
  if (!route.body && route.bodyType !== 'bytes') return { body: undefined, sent: undefined, digest: () => '' };
  const { value, bytes } = await readBody(request, route);
  const isJson = route.bodyType !== 'bytes' && value !== undefined;
  const digest = () => (isJson ? sha256(canonicalJson(value)) : createHash('sha256').update(bytes).digest('hex'));
  return { body: route.body ? checked(route.body as z.ZodType<unknown>, value, '') : value, sent: value, digest };
}

/** What does a call, where it need not be confirmed or was: a confirmation is redeemed once for all tags of `If-Match`. */
function confirming<Table extends RouteTable>(
  options: ApiOptions<Table>,
  request: ApiRequest,
  route: Route,
  path: string,
  { sent, digest }: Pick<Body, 'sent' | 'digest'>,
): (call: Call) => Promise<Reply> {
  let redeemed: Preview['rests'] | undefined;
  return async (call) => {
    const { operation, principal } = call;
    const handler = options.handlers[operation];
    if (!handler) throw new TypeError(`Unexpected route \`${operation}\` without a handler`);
    if (!route.isConfirmed) return handler(call);
    const previewer = options.previews?.[operation];
    if (!previewer) throw new TypeError(`Unexpected route \`${operation}\` without a preview`);
    const preview = await previewer(call);
    if (!preview) return handler(call);
    const { rests } = preview;
    if (!('summary' in preview)) return handler({ ...call, rests });
    const asked = { principal: principal.id, operation, method: request.method, path, digest: digest() };
    const isForPerson = options.needsPerson?.(principal, operation) ?? false;
    const token = request.headers.get('confirmation-token');
    if (token === null)
      return askToConfirm(options, asked, preview, isForPerson, { headers: repeatedOf(request), body: sent });
    if (redeemed) checkRests({ rests: redeemed }, rests);
    else await redeem(options, token, asked, rests, isForPerson);
    redeemed = rests;
    return handler({ ...call, rests });
  };
}

/** Headers that a request which is sent again must have, too. */
const REPEATED = ['If-Match', 'If-None-Match', 'Idempotency-Key'] as const;

function repeatedOf({ headers }: ApiRequest): Record<string, string> {
  const given = REPEATED.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(given.filter((entry): entry is [(typeof REPEATED)[number], string] => entry[1] !== null));
}

function answerWith(request: ApiRequest, route: Route, reply: Reply): ApiAnswer {
  const { body, etag, status = route.status ?? 200, headers = {} } = reply;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const own = {
    ...(etag !== undefined && { etag: `"${etag}"` }),
    ...(isRead && etag !== undefined && { 'cache-control': 'private, no-cache' }),
  };
  if (isRead && etag !== undefined && isKnown(request, etag))
    return { status: 304, headers: { ...own, ...headers }, body: '' };
  const type = { 'content-type': route.resultType ?? JSON_TYPE };
  const content = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return { status, headers: { ...type, ...own, ...headers }, body: content };
}

async function repeatable(
  { database, now }: Pick<ApiOptions<RouteTable>, 'database' | 'now'>,
  asked: { principal: string; operation: string; key: string; digest: string },
  work: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const { isRepeated, ...answer } = await once(database, asked, now, async (): Promise<KeptAnswer> => {
    const { status, headers, body } = await work();
    return { status, headers, body: textOf(body) };
  });
  return { ...answer, headers: { ...answer.headers, ...(isRepeated && { 'idempotency-replayed': 'true' }) } };
}

function textOf(body: ApiAnswer['body']): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}
