import { type Limits, limitsOf } from '../canvas/limits.js';
import type { Problem } from '../message/error.js';
import { assertSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { isRecord, nameProblems, OPTION_NAMES, refuseProblems, unexpected } from './check-options.js';
import { BODY_BYTES, CANVAS_LIMITS } from './limits.js';
import type { RouteName } from './routes.js';
import type { SiteSource } from './site-source.js';
import { type HandlerResult, type HandlerTask, performTask } from './task.js';

/** Whether a request may have what it asks for. `false` is `'unauthenticated'`: the client should send credentials. */
export type Verdict = boolean | 'unauthenticated' | 'forbidden';

export interface CorsOptions {
  /** Origins whose pages may read the answers, as browsers write them (`https://app.example`), or `*` for all. */
  origins: readonly string[] | '*';
}

/**
 * Does a task for a site.
 *
 * @param signal aborted when the client has gone away
 */
export type HandlerWork = (task: HandlerTask, site: Site, signal?: AbortSignal) => Promise<HandlerResult>;

export interface HandlerOptions {
  /** The site that the routes are about. A function is called for every request, so it should cache what it made. */
  site: SiteSource;
  /**
   * The path segment before `/v1`.
   * @default the theme's name, as WordPress's `sanitize_title` makes an address of it, or `inlay`
   */
  namespace?: string;
  /**
   * What stands before the namespace in the paths that the handler gets, such as `/wp-json`; nothing where the framework
   * takes the mounting path away.
   * @default ''
   */
  basePath?: string;
  /**
   * Whether a request may have what the route gives. It must not read the body. OPTIONS is answered without it.
   * @default everybody may
   */
  authorize?: (request: Request, route: RouteName) => Verdict | Promise<Verdict>;
  /**
   * The scheme that a 401 asks for, with its parameters: the `WWW-Authenticate` header (RFC 9110, section 11.6.1).
   * @default 'Bearer'
   */
  challenge?: string;
  /**
   * Lets pages of other origins read the answers, without cookies.
   * @default none
   */
  cors?: CorsOptions;
  /**
   * Bytes of a request's body.
   * @default 524288
   */
  bodyBytes?: number;
  /**
   * What a canvas and its output may come to; the linter minds `canvasLength` and `inlays`. The work on a canvas is done in
   * one go: without `HandlerOptions.work` everything else waits meanwhile.
   * @default { canvasLength: 131072, inlays: 1000, elements: 32768, copies: 5000, outputLength: 8388608, work: 50000000 }
   */
  limits?: Partial<Limits>;
  /**
   * Does what takes long: it may have a worker do `performTask(task, site)`, and is the place for a deadline. What the task
   * and its result hold is plain data. An InlayError with the code `deadline-exceeded`, `overloaded`, `closed` or
   * `worker-failed` is answered as 504, 503 with `Retry-After`, 503 without, or 500. `createHandler` of `inlay/http/node` brings one of its own.
   * @default at once, in this thread; nothing else is answered meanwhile
   */
  work?: HandlerWork;
  /**
   * Called with what failed on this side: the site's function, `authorize`, a bug. The client is told nothing of it.
   * @default console.error
   */
  onError?: (error: unknown, request: Request) => void;
}

/** Options with their defaults. */
export interface Settings extends Required<Omit<HandlerOptions, 'namespace' | 'authorize' | 'cors' | 'limits'>> {
  namespace: string | undefined;
  authorize: HandlerOptions['authorize'];
  cors: CorsOptions | undefined;
  limits: Partial<Limits>;
  /** Whether work is done elsewhere, which brings problems of its own. */
  isElsewhere: boolean;
}

/** A path segment or several, of what needs no encoding or is encoded. */
const NAMESPACE = /^(?:[\w.~-]|%[\da-f]{2})+(?:\/(?:[\w.~-]|%[\da-f]{2})+)*$/i;
const BASE_PATH = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+)*$/i;

/** @see RFC 9110, section 11.3 */
const CHALLENGE = /^[\w!#$%&'*+.^`|~-]+(?: [\x20-\x7e]+)?$/;

/**
 * The options with their defaults.
 *
 * @throws InlayError `invalid-options` with every problem; `invalid-limits`, see `limitsOf`; `site-not-parsed`
 */
export function settingsOf(options: HandlerOptions): Settings {
  refuseProblems(isRecord(options) ? problemsOf(options) : [unexpected('', options, 'an object of options')]);
  const {
    site,
    namespace,
    authorize,
    cors,
    onError = logError,
    work = async (task, asked) => performTask(task, asked),
    basePath = '',
    challenge = 'Bearer',
    bodyBytes = BODY_BYTES,
  } = options;
  const limits = { ...CANVAS_LIMITS, ...options.limits };
  limitsOf(limits);
  if (typeof site !== 'function') assertSite(site);
  const isElsewhere = options.work !== undefined;
  return { site, namespace, basePath, authorize, challenge, cors, bodyBytes, limits, onError, work, isElsewhere };
}

/** What is wrong with options, whoever wrote them; an option may be `undefined`. */
function problemsOf(options: Readonly<Record<string, unknown>>): Problem[] {
  const { namespace, basePath, challenge, bodyBytes, limits, cors } = options;
  const functions = ['authorize', 'work', 'onError'].filter((name) => options[name] !== undefined);
  return [
    ...nameProblems(options, OPTION_NAMES),
    ...(isText(namespace, NAMESPACE) ? [] : [unexpected('/namespace', namespace, 'a path segment such as `mytheme`')]),
    ...(isText(basePath, BASE_PATH)
      ? []
      : [unexpected('/basePath', basePath, 'a path such as `/wp-json`, without a slash at its end')]),
    ...(isText(challenge, CHALLENGE) ? [] : [unexpected('/challenge', challenge, 'a scheme such as `Bearer`')]),
    ...(bodyBytes === undefined || (typeof bodyBytes === 'number' && bodyBytes > 0)
      ? []
      : [unexpected('/bodyBytes', bodyBytes, 'a number above 0')]),
    ...(limits === undefined || isRecord(limits) ? [] : [unexpected('/limits', limits, 'an object of limits')]),
    ...functions.flatMap((name) =>
      typeof options[name] === 'function' ? [] : [unexpected(`/${name}`, options[name], 'a function')],
    ),
    ...corsProblems(cors),
  ];
}

function isText(value: unknown, pattern: RegExp): boolean {
  return value === undefined || (typeof value === 'string' && pattern.test(value));
}

function corsProblems(cors: unknown): Problem[] {
  if (cors === undefined) return [];
  if (!isRecord(cors)) return [unexpected('/cors', cors, 'an object with `origins`')];
  const { origins } = cors;
  const names = nameProblems(cors, ['origins'], '/cors');
  if (origins === '*') return names;
  if (!Array.isArray(origins)) return [...names, unexpected('/cors/origins', origins, 'a list of origins or `*`')];
  const wrong = origins.flatMap((origin: unknown, index) => {
    if (typeof origin === 'string' && URL.canParse(origin) && new URL(origin).origin === origin) return [];
    return [unexpected(`/cors/origins/${index}`, origin, 'an origin such as `https://app.example`')];
  });
  return [...names, ...wrong];
}

function logError(error: unknown): void {
  console.error(error);
}
