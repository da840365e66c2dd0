import type { Authenticate } from '../api/api.js';
import type { ApiRequest } from '../api/api-request.js';
import type { Principal } from '../api/principal.js';
import { refuse } from '../api/problem.js';
import { cookieName, cookieOf } from './cookies.js';
import type { Credential, Credentials } from './credentials.js';
import { type FailedAttempts, failedAttempts } from './failed-attempts.js';
import type { keptAttempts } from './kept-attempts.js';
import { ROLES } from './roles.js';
import { isServiceKey } from './secrets.js';
import { SESSION_COOKIE, type Sessions } from './sessions.js';
import type { User, Users } from './users.js';

/** What credentials are checked with. */
export interface AccessDeps {
  credentials: Credentials;
  users: Users;
  sessions: Sessions;
  /** Where wrong passwords are counted. @default in this process alone */
  attempts?: ReturnType<typeof keptAttempts>;
  /** The environment of the site: a key that is bound to another is refused. */
  environment?: string;
  /** The site's own origin, as pages of it have it; `Origin` must be this one. */
  origin: (request: ApiRequest) => string | Promise<string>;
  /**
   * The address of who asks: wrong passwords are counted by it.
   *
   * @default everybody is at one address
   */
  addressOf?: (request: ApiRequest) => string;
}

/** Any of the three schemes, each good for every route. */
export function authenticator(deps: AccessDeps): Authenticate {
  const failed = failedAttempts(() => performance.now(), deps.attempts);
  return async (request) => {
    const { headers } = request;
    const key = headers.get('x-service-key');
    const address = deps.addressOf?.(request) ?? '';
    if (key !== null) return byKey(deps, failed, address, key);
    const [, scheme = '', value = ''] = /^(\w+) +(\S.*)$/.exec(headers.get('authorization') ?? '') ?? [];
    if (/^bearer$/i.test(scheme)) return byKey(deps, failed, address, value);
    if (/^basic$/i.test(scheme)) return byPassword(deps, failed, address, value);
    const nonce = headers.get('x-platform-nonce');
    const cookies = headers.get('cookie');
    if (cookies === null || nonce === null) return undefined;
    const origin = await deps.origin(request);
    const cookie = cookieOf(cookies, cookieName(SESSION_COOKIE, origin));
    // A cookie that nobody meant for this, as browsers send it, is no credential: nor is a nonce alone.
    return cookie === undefined ? undefined : bySession(deps, request, { cookie, nonce, own: origin });
  };
}

const CHALLENGE = { 'www-authenticate': 'Bearer realm="inlay", Basic realm="inlay", charset="UTF-8"' };

function refuseCredentials(detail: string): never {
  return refuse('authentication-required', detail, { headers: CHALLENGE });
}

async function byKey(deps: AccessDeps, failed: FailedAttempts, address: string, key: string): Promise<Principal> {
  const found = await deps.credentials.bySecret(key);
  if (found) return principalOf(deps, found, found.label);
  failed.noteKey(address);
  const hint = isServiceKey(key) ? 'unknown, expired or revoked' : 'it is not written like one, or cut off';
  return refuseCredentials(`Unexpected service key: ${hint}`);
}

async function byPassword(
  deps: AccessDeps,
  failed: FailedAttempts,
  address: string,
  encoded: string,
): Promise<Principal> {
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  const [name, password] = [text.slice(0, Math.max(0, colon)), text.slice(colon + 1)];
  await failed.check(address, name);
  const user = await deps.users.byName(name);
  const found = await deps.credentials.byPassword(user?.id, password, address);
  if (!found || !user) {
    await failed.note(address, name);
    return refuseCredentials('Unexpected user or application password');
  }
  return principalOf(deps, found, `${user.name} (${found.label})`, user);
}

function principalOf(deps: AccessDeps, credential: Credential, label: string, user?: User): Principal {
  const { id, scheme, scopes, environment } = credential;
  if (environment !== undefined && environment !== deps.environment) {
    const own =
      deps.environment === undefined ? 'this site has no environment' : `this site is \`${deps.environment}\``;
    return refuseCredentials(`Unexpected key for \`${environment}\`: ${own}`);
  }
  const who = user ? `user:${user.id}:${id}` : `key:${id}`;
  const within = user && ROLES[user.role].scopes;
  return {
    id: who,
    label,
    scheme,
    scopes,
    ...(within && { within }),
    ...(environment !== undefined && { environment }),
  };
}

/** A session as a request brings it, and the site's own origin. */
interface GivenSession {
  cookie: string;
  nonce: string;
  own: string;
}

async function bySession(
  deps: AccessDeps,
  request: ApiRequest,
  { cookie, nonce, own }: GivenSession,
): Promise<Principal> {
  const who = await deps.sessions.find(cookie);
  const user = who && (await deps.users.byId(who.user));
  if (!who || !user) return refuseCredentials('Unexpected session: it has ended');
  if (!deps.sessions.isNonce(who, nonce))
    return refuseCredentials('Unexpected `X-Platform-Nonce`: it is not of this session');
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isForeign = (origin !== null && origin !== own) || (site !== null && site !== 'same-origin');
  if (isForeign) return refuseCredentials('Unexpected origin, expected a page of this site');
  return { id: `user:${user.id}`, label: user.name, scheme: 'platform-nonce', scopes: ROLES[user.role].scopes };
}
