import type { HandlerWork } from 'inlay/internal/http/options.js';
import { performTask } from 'inlay/internal/http/task.js';
import { authenticator } from '../access/authenticate.js';
import { keptAttempts } from '../access/kept-attempts.js';
import { createAnswers } from '../api/api.js';
import type { ApiAnswer } from '../api/api-answer.js';
import type { ApiRequest } from '../api/api-request.js';
import type { Handler, Previewer } from '../api/call.js';
import type { Principal } from '../api/principal.js';
import type { RateLimit } from '../api/rate.js';
import { responding } from '../api/responding.js';
import type { RouteTable } from '../api/route.js';
import type { SiteModel } from '../site/model.js';
import type { OpenSite } from '../site/open-site.js';
import type { Area, ThemeDeps } from './area.js';
import { AREAS } from './areas.js';
import { themeInfo } from './openapi-info.js';
import { NO_PORTS, type ThemePorts } from './ports.js';
import { THEME_ROUTES } from './routes.js';

/** How the Theme API is set up. */
export interface ThemeApiOptions {
  site: OpenSite;
  model: () => Promise<SiteModel>;
  /** @default what `NO_PORTS` has */
  ports?: Partial<ThemePorts>;
  /** @default 'theme' */
  namespace?: string;
  /** The environment of the site, such as `production`. */
  environment?: string;
  /** @default the origin of the request's address */
  origin?: (request: ApiRequest) => string | Promise<string>;
  /** The address of who asks, for wrong passwords. @default everybody is at one address */
  addressOf?: (request: ApiRequest) => string;
  /** @default 120 requests at once, 20 a second on the average */
  rate?: RateLimit;
  /** Whether a person must confirm what is to be confirmed. */
  needsPerson?: (principal: Principal, operation: string) => boolean;
  /** Does what takes long, as the option of that name in `inlay/http`. @default at once, in this thread */
  work?: HandlerWork;
  /** Whether the OpenAPI document can be read without credentials. @default false */
  isDocumentPublic?: boolean;
  onError: (error: unknown, requestId: string) => void;
}

const RATE: RateLimit = { burst: 120, perSecond: 20 };

/** The Theme API, below `/{namespace}/v1`. */
export function createThemeApi(options: ThemeApiOptions): (request: Request) => Promise<Response> {
  return responding(createThemeAnswers(options));
}

/** The same with answers as plain data. */
export function createThemeAnswers(options: ThemeApiOptions): (request: ApiRequest) => Promise<ApiAnswer> {
  const { site, model, namespace = 'theme', environment, rate = RATE, onError } = options;
  const { work = async (task, asked) => performTask(task, asked), needsPerson = () => false } = options;
  const base = `/${namespace}/v1`;
  const routes = options.isDocumentPublic ? withPublicDocument(THEME_ROUTES) : THEME_ROUTES;
  const ports = { ...NO_PORTS, ...options.ports };
  const deps: ThemeDeps = { site, model, work, ports, onError, api: { routes, info: themeInfo(base), needsPerson } };
  const areas: readonly Area[] = Object.values(AREAS);
  const handlers: Record<string, Handler> = Object.assign({}, ...areas.map((area) => area.handlers(deps)));
  const previews: Record<string, Previewer> = Object.assign({}, ...areas.map((area) => area.previews?.(deps)));
  return createAnswers({
    base,
    routes,
    handlers: handlers as Record<keyof typeof THEME_ROUTES, Handler>, // `defineArea` holds each area to its routes
    previews,
    database: site.store.database,
    secret: site.secrets.signing,
    now: site.now,
    authenticate: authenticator({
      credentials: site.credentials,
      users: site.users,
      sessions: site.sessions,
      attempts: keptAttempts(site.store.database.db, site.now),
      ...(environment !== undefined && { environment }),
      ...(options.addressOf && { addressOf: options.addressOf }),
      origin: options.origin ?? (({ url }) => new URL(url).origin),
    }),
    needsPerson,
    rate,
    onWrite: (listener) => site.store.onWrite(listener),
    onError,
  });
}

/** The operations that give the OpenAPI document. */
const DOCUMENT: readonly string[] = ['getOpenApi', 'getOpenApiYaml'];

function withPublicDocument<Table extends RouteTable>(table: Table): Table {
  const routes = Object.entries(table).map(([operation, { scope, ...route }]) => [
    operation,
    { ...route, ...(!DOCUMENT.includes(operation) && scope !== undefined && { scope }) },
  ]);
  return Object.fromEntries(routes) as Table; // the same operations; a scope may be absent
}
