import { authenticator } from '../access/authenticate.js';
import { createApi } from '../api/api.js';
import type { Handler, Previewer } from '../api/call.js';
import type { RateLimit } from '../api/rate.js';
import type { SiteModel } from '../site/model.js';
import type { OpenSite } from '../site/open-site.js';
import type { Area, ThemeDeps } from './area.js';
import { AREAS } from './areas.js';
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
  origin?: (request: Request) => string;
  /** @default 120 requests at once, 20 a second on the average */
  rate?: RateLimit;
  /** Whether a person must confirm what is to be confirmed. */
  needsPerson?: (principal: { id: string }, operation: string) => boolean;
  onError: (error: unknown, requestId: string) => void;
}

const RATE: RateLimit = { burst: 120, perSecond: 20 };

/** The Theme API, below `/{namespace}/v1`. */
export function createThemeApi(options: ThemeApiOptions): (request: Request) => Promise<Response> {
  const { site, model, namespace = 'theme', environment, rate = RATE, needsPerson, onError } = options;
  const deps: ThemeDeps = { site, model, ports: { ...NO_PORTS, ...options.ports } };
  const areas: readonly Area[] = Object.values(AREAS);
  const handlers: Record<string, Handler> = Object.assign({}, ...areas.map((area) => area.handlers(deps)));
  const previews: Record<string, Previewer> = Object.assign({}, ...areas.map((area) => area.previews?.(deps)));
  return createApi({
    base: `/${namespace}/v1`,
    routes: THEME_ROUTES,
    handlers: handlers as Record<keyof typeof THEME_ROUTES, Handler>, // `defineArea` holds each area to its routes
    previews,
    database: site.store.database,
    secret: site.secrets.signing,
    now: site.now,
    authenticate: authenticator({
      credentials: site.credentials,
      users: site.users,
      sessions: site.sessions,
      ...(environment !== undefined && { environment }),
      origin: options.origin ?? (({ url }) => new URL(url).origin),
    }),
    ...(needsPerson && { needsPerson }),
    rate,
    onError,
  });
}
