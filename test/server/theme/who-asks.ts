import { cookieName } from '../../../src/server/access/cookies.js';
import { SESSION_COOKIE } from '../../../src/server/access/sessions.js';
import type { themeOf } from './theme-of.js';

/** How an API is made of which no test is how often one may ask. */
export const api = { rate: { burst: 1_000_000, perSecond: 1_000_000 } };

export type Theme = Awaited<ReturnType<typeof themeOf>>;
type Answer = Awaited<ReturnType<Theme['ask']>>;

/** Headers of a new service key; an empty header takes away the one that `themeOf` sends by default. */
export async function byKey({ site }: Theme, scopes: string[], header: 'bearer' | 'x-service-key') {
  const request = { scheme: 'service-key' as const, owner: 'test', label: 'test', scopes };
  const { secret } = await site.credentials.create(request);
  return header === 'bearer' ? { authorization: `Bearer ${secret}` } : { authorization: '', 'x-service-key': secret };
}

/** Headers of a new application password of a user, who is made where there is none. */
export async function byPassword({ site }: Theme, scopes: string[], name = 'ada') {
  const user = (await site.users.byName(name)) ?? (await site.users.create(name, 'owner', 'a long password'));
  const request = { scheme: 'application-password' as const, owner: user?.id ?? '', label: 'Script', scopes };
  const { credential, secret } = await site.credentials.create(request);
  return { id: credential.id, user, headers: { authorization: basic(name, secret) } };
}

/** The header of a name and a password. */
export function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}

/** Headers of a new session of a user, who is made where there is none. */
export async function bySession({ site }: Theme, role: 'owner' | 'editor' | 'viewer', name: string = role) {
  const user = (await site.users.byName(name)) ?? (await site.users.create(name, role, 'a long password'));
  const cookie = await site.sessions.begin(user?.id ?? '', 'test');
  const who = await site.sessions.find(cookie ?? '');
  if (!who) throw new Error('Unexpected end of the session');
  const headers = {
    authorization: '',
    cookie: `other=1; ${cookieName(SESSION_COOKIE, 'https:')}=${cookie}`,
    'x-platform-nonce': site.sessions.nonce(who),
  };
  return { user, who, headers };
}

/** What an answer says of credentials: `insufficient-scope` with what was needed, `authentication-required`, or that they are good. */
export function saysOf({ status, json, headers }: Answer): string {
  if (status === 403) return `403 ${json.code} ${json.needed}`;
  if (status !== 401) return 'good';
  return `401 ${json.code}${headers.get('www-authenticate')?.startsWith('Bearer ') ? '' : ' without a challenge'}`;
}

/** `saysOf` for credentials that are missing or wrong. */
export const UNKNOWN = '401 authentication-required';

/** Headers of who shows nothing. */
export const NOBODY = { authorization: '' };
