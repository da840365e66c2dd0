import type { Server } from 'node:http';
import type { HandlerWork } from 'inlay/internal/http/options.js';
import { cookieName, cookieOf } from '../access/cookies.js';
import { SESSION_COOKIE } from '../access/sessions.js';
import type { RateLimit } from '../api/rate.js';
import type { Answer } from '../core/answer.js';
import type { ServerRequest } from '../core/request.js';
import { httpServer } from '../core/server.js';
import { visitorAddress } from '../core/visitor-address.js';
import type { SlotThreshold } from '../site/error-counts.js';
import type { Mailer } from '../site/forms/mailer.js';
import { siteForms } from '../site/forms/site-forms.js';
import { staticForms } from '../site/forms/static-forms.js';
import { visitors } from '../site/index.js';
import { modelOf } from '../site/model.js';
import type { OpenSite } from '../site/open-site.js';
import { signIn } from '../site/sign-in/sign-in.js';
import { waitAside } from '../store/locked-file.js';
import { createThemeAnswers } from '../theme/theme-api.js';
import { apiRequest } from './api-request.js';
import { ownOrigin } from './own-origin.js';
import { themePorts } from './theme-ports.js';

/** How a site is served. */
export interface SiteServerOptions {
  site: OpenSite;
  /** @default 'theme' */
  namespace?: string;
  environment?: string;
  /** Does what takes long: lints and renders of the API. */
  work: HandlerWork;
  mailer?: Mailer | undefined;
  /** Whether a person must confirm what is to be confirmed. */
  needsPerson?: (principal: { scheme: string }, operation: string) => boolean;
  /** Whether visitors come through a proxy, which says who they are in `X-Forwarded-For`. */
  isBehindProxy?: boolean;
  /** Told once, where requests come through a proxy though `isBehindProxy` does not say so: all visitors are counted as one then. */
  onUnknownProxy?: () => void;
  /** How often one key may ask the API. @default that of `createThemeApi` */
  rate?: RateLimit;
  /** When a code slot whose script throws in visitors' browsers is turned off. @default that of `slotErrors` */
  quarantine?: Partial<SlotThreshold>;
  /** Whether the OpenAPI document can be read without credentials. @default false */
  isDocumentPublic?: boolean;
  onBug: (error: unknown, requestId?: string) => void;
}

/** Connections at once. */
const CONNECTIONS = 10_000;

/** Bytes of one body: a picture that is uploaded. So many of them may be in memory at once. */
const BODY_BYTES = 8_388_608;
const BODIES_HELD = 8;

/** Bytes of pages for files that are kept: an export asks for each once. */
const STATIC_BYTES = 1_048_576;

/** The server of a site, ready to listen: visitors, forms, and the Theme API, from one database. */
export function createSiteServer(options: SiteServerOptions): Server {
  const {
    site,
    namespace = 'theme',
    environment,
    work,
    mailer,
    needsPerson,
    rate,
    isBehindProxy = false,
    onUnknownProxy,
    quarantine,
    isDocumentPublic = false,
    onBug,
  } = options;
  waitAside(site.store.database);
  const model = modelOf(site.store);
  const addresses = new WeakMap<object, string>();
  const forms = siteForms({
    site,
    model,
    mailer,
    visitorOf: (visit) => addressOf(visit),
    onError: (error) => onBug(error),
  });
  const addressOf = (visit: object) => addresses.get(visit) ?? '';
  const originOf = async (host: string | undefined, scheme: string | undefined) => {
    const { site: state } = await model();
    return ownOrigin({ host, scheme: isBehindProxy ? scheme : undefined }, state.site.url);
  };
  const people = signIn({
    site,
    model,
    originOf: ({ headers }) => originOf(headers.host, textOf(headers['x-forwarded-proto'])),
    addressOf,
  });
  const visit = visitors({
    site,
    model,
    forms: forms.source,
    isSignedIn: (cookie) => isSignedIn(site, cookie),
    ...(quarantine && { quarantine }),
    addressOf,
    onError: (error) => onBug(error),
  });
  const still = visitors({
    site,
    model,
    forms: staticForms,
    isStatic: true,
    cacheBytes: STATIC_BYTES,
    onError: (error) => onBug(error),
  });
  const api = createThemeAnswers({
    site,
    model,
    namespace,
    work,
    ...(environment !== undefined && { environment }),
    isDocumentPublic,
    ...(needsPerson && { needsPerson }),
    ...(rate && { rate }),
    ports: themePorts({ visit, visitFile: still, hasMail: mailer !== undefined }),
    origin: ({ url, headers }) => originOf(new URL(url).host, headers.get('x-forwarded-proto') ?? undefined),
    addressOf: ({ visitor }) => visitor?.() ?? '',
    onError: onBug,
  });

  // The base itself, too: who asks there looks for the API.
  const base = `/${namespace}/v1`;
  const isOfApi = (target: string) => target.startsWith(base) && /^(?:[/?]|$)/.test(target.slice(base.length));

  let isProxyKnown = isBehindProxy;

  async function answer(request: ServerRequest): Promise<Answer> {
    if (!isProxyKnown && request.headers['x-forwarded-for'] !== undefined) {
      isProxyKnown = true;
      onUnknownProxy?.();
    }
    if (isOfApi(request.target)) return api(apiRequest(request, () => visitorOf(request, isBehindProxy)));
    if (request.target.startsWith('/sign-')) {
      addresses.set(request, visitorOf(request, isBehindProxy));
      return (await people(request)) ?? visit(request);
    }
    if (!request.target.startsWith('/_inlay/')) return visit(request);
    addresses.set(request, visitorOf(request, isBehindProxy));
    return (await forms.answer(request)) ?? visit(request);
  }

  return httpServer({
    answer: (request) => answer(request),
    connections: CONNECTIONS,
    bodyLimit: BODY_BYTES,
    bodiesHeld: BODIES_HELD,
    onBug: (error) => onBug(error),
  });
}

async function isSignedIn({ sessions }: OpenSite, cookie: string): Promise<boolean> {
  // What a slot shows to who is signed in is no secret: both names are good.
  const names = ['https:', 'http:'].map((scheme) => cookieName(SESSION_COOKIE, scheme));
  for (const value of names.map((name) => cookieOf(cookie, name)))
    if (value !== undefined && (await sessions.find(value))) return true;
  return false;
}

/** A header that comes once. */
function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

/** The address of a visitor: the last one that the proxy has added, as all before it may be made up. */
function visitorOf({ headers, address }: ServerRequest, isBehindProxy: boolean): string {
  const forwarded = headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return visitorAddress(isBehindProxy && last !== undefined && last !== '' ? last : address);
}
