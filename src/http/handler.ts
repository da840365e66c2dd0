import { InlayError } from '../message/error.js';
import type { ProblemDetails } from '../message/problem-details.js';
import { ProblemError } from '../message/problem-error.js';
import type { Site } from '../site/schema.js';
import { shortText } from '../text/short-text.js';
import { type Answer, answerJson, answerProblem, answerRepresentation, responseOf } from './answer.js';
import { corsHeaders, preflightHeaders } from './cors.js';
import { RETRY_SECONDS } from './limits.js';
import { namespaceOf } from './namespace.js';
import { openApiOf } from './openapi.js';
import { type HandlerOptions, type Settings, settingsOf } from './options.js';
import { problem, refuse } from './problem.js';
import { readBody } from './read-body.js';
import { readQuery } from './read-query.js';
import { cachedRepresentation } from './representation-cache.js';
import { isWorkProblem, methodsOf, ROUTES, type RouteName, routeAt } from './routes.js';
import { contextQuery, detailQuery, lintBody, renderBody } from './schemas.js';
import { siteFrom } from './site-source.js';
import type { HandlerResult, HandlerTask } from './task.js';

/** A request on its way to its answer. */
interface Call {
  request: Request;
  url: URL;
  settings: Settings;
  /** The site of this request. */
  site(): Promise<Site>;
}

/** How each route is answered. */
const WORK: Readonly<Record<RouteName, (call: Call) => Promise<Answer>>> = {
  manifest: (call) => answerManifest(call),
  menus: (call) => answerManifest(call, 'menus'),
  addons: (call) => answerManifest(call, 'addons'),
  'structured-data': (call) => answerCached(call, { kind: 'structured-data' }),
  async context(call) {
    const { part, tokens } = readQuery(call.url.searchParams, contextQuery);
    return answerCached(call, { kind: 'context', part, tokens });
  },
  async lint(call) {
    const body = await readBody(call.request, lintBody, call.settings.bodyBytes);
    return answerFresh(call, { kind: 'lint', body, limits: call.settings.limits });
  },
  async render(call) {
    const body = await readBody(call.request, renderBody, call.settings.bodyBytes);
    return answerFresh(call, { kind: 'render', body, limits: call.settings.limits });
  },
  openapi: async (call) => answerRepresentation(openApiOf(call.settings), knownTags(call)),
};

/**
 * A handler that publishes a site's manifest, and lints and renders canvases for it, below `/{namespace}/v1/ai`. It answers
 * every request and never throws.
 *
 * @throws InlayError `invalid-options`, `invalid-limits` and `site-not-parsed` for options that can't be meant
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const settings = settingsOf(options);
  return async (request) => {
    try {
      return finished(request, await answerTo(request, settings), settings);
    } catch (error) {
      report(error, request, settings);
      const failed = answerProblem(problem('internal-error', 'The log of the server says more'));
      return finished(request, failed, settings);
    }
  };
}

async function answerTo(request: Request, settings: Settings): Promise<Answer> {
  try {
    return await answerCall(callOf(request, settings));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return answerProblem(error.problem, headersOf(error.problem, settings));
  }
}

function headersOf({ status, code }: ProblemDetails, { challenge }: Settings): Record<string, string> {
  if (status === 401) return { 'www-authenticate': challenge };
  // To try again is no use where the handler is closed.
  return code === 'overloaded' ? { 'retry-after': String(RETRY_SECONDS) } : {};
}

function callOf(request: Request, settings: Settings): Call {
  let site: Promise<Site> | undefined;
  return {
    request,
    url: new URL(request.url),
    settings,
    site() {
      site ??= siteFrom(settings.site);
      return site;
    },
  };
}

async function answerCall(call: Call): Promise<Answer> {
  const { request, settings } = call;
  const name = await routeOf(call);
  if (!name) return refuse('not-found', unknownPath(call));
  const methods = methodsOf(ROUTES[name]);
  const allow = methods.join(', ');
  if (request.method === 'OPTIONS') {
    const { cors } = settings;
    const headers = { allow, 'cache-control': 'no-store', ...(cors && preflightHeaders(request, cors, methods)) };
    return { status: 204, headers };
  }
  if (!methods.includes(request.method)) {
    return answerProblem(problem('method-not-allowed', `Unexpected method, expected one of: ${allow}`), { allow });
  }
  await authorize(call, name);
  return WORK[name](call);
}

async function routeOf({ url, settings, site }: Call): Promise<RouteName | undefined> {
  const { namespace, basePath } = settings;
  const path = canonical(url.pathname);
  // A path that can't be one of ours needs no site.
  const name = routeAt(path.slice(Math.max(0, path.lastIndexOf('/ai/'))));
  if (!name) return undefined;
  const own = namespace ?? namespaceOf((await site()).theme.name);
  return path === `${canonical(basePath)}/${canonical(own)}/v1${ROUTES[name].path}` ? name : undefined;
}

/** What a message shows of a path. */
const SHOWN = 200;

/** Says where the routes are; of a site that is not asked for, as this is no path of a route, only how its namespace is made. */
function unknownPath({ url, settings: { namespace, basePath, site } }: Call): string {
  const path = shortText(url.pathname, SHOWN);
  const own = namespace ?? (typeof site === 'function' ? undefined : namespaceOf(site.theme.name));
  const top = `${basePath}/${own ?? '{namespace}'}/v1`;
  const how = own === undefined ? ', with the name of the theme as the namespace' : '';
  return `Unexpected path \`${path}\`, expected one under \`${top}\` such as \`${top}${ROUTES.openapi.path}\`${how}`;
}

/** A path whose percent-encoded bytes are written in one way. */
function canonical(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (byte) => byte.toLowerCase());
}

async function authorize({ request, settings }: Call, name: RouteName): Promise<void> {
  if (!settings.authorize) return;
  const verdict = await settings.authorize(request, name);
  if (verdict === true) return;
  if (verdict === 'forbidden') refuse('forbidden', 'These credentials do not give access to this');
  if (verdict === false || verdict === 'unauthenticated')
    refuse('unauthenticated', 'Expected credentials that give access to this');
  throw new TypeError(`Unexpected verdict of \`authorize\`, expected a boolean, 'unauthenticated' or 'forbidden'`);
}

async function answerManifest(call: Call, part?: 'menus' | 'addons'): Promise<Answer> {
  const { detail } = readQuery(call.url.searchParams, detailQuery);
  return answerCached(call, { kind: 'manifest', detail, ...(part !== undefined && { part }) });
}

/** What stays the same as long as the site does. Others may wait for the same work, so it has no signal. */
async function answerCached(call: Call, task: HandlerTask): Promise<Answer> {
  const site = await call.site();
  const representation = await cachedRepresentation(site, JSON.stringify(task), async () => {
    const { body, tag = '' } = await done(task, site, call.settings);
    return { body, tag };
  });
  return answerRepresentation(representation, knownTags(call));
}

async function answerFresh(call: Call, task: HandlerTask): Promise<Answer> {
  const { body } = await done(task, await call.site(), call.settings, call.request.signal);
  return answerJson(body);
}

/** @throws ProblemError for what is wrong with the request, and where the work was not done in its bounds */
async function done(
  task: HandlerTask,
  site: Site,
  { work }: Settings,
  signal?: AbortSignal,
): Promise<Exclude<HandlerResult, { problem: unknown }>> {
  let result: HandlerResult;
  try {
    result = await work(task, site, signal);
  } catch (error) {
    if (error instanceof InlayError && isWorkProblem(error.code)) return refuse(error.code, error.summary);
    throw error;
  }
  if ('problem' in result) throw new ProblemError(result.problem);
  return result;
}

function knownTags({ request }: Call): string | null {
  return request.headers.get('if-none-match');
}

/** The answer with the headers that the settings bring. */
function finished(request: Request, answer: Answer, { cors, authorize }: Settings): Response {
  const vary = [
    ...(cors && cors.origins !== '*' ? ['Origin'] : []),
    ...(cors && request.method === 'OPTIONS' ? ['Access-Control-Request-Headers'] : []),
    ...(authorize ? ['Authorization', 'Cookie'] : []),
  ];
  const headers = {
    ...answer.headers,
    ...(vary.length > 0 && { vary: vary.join(', ') }),
    ...(cors && corsHeaders(request, cors)),
  };
  return responseOf({ ...answer, headers }, request.method === 'HEAD');
}

function report(error: unknown, request: Request, { onError }: Settings): void {
  const run = async () => onError(error, request);
  run().catch(() => undefined);
}
