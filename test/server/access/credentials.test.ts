import { describe, expect, test } from 'vitest';
import { newServiceKey } from '../../../src/server/access/secrets.js';
import { SESSION_COOKIE, SESSION_TIMES } from '../../../src/server/access/sessions.js';
import { themeOf } from '../theme/theme-of.js';
import { api, basic, byPassword, bySession, NOBODY, saysOf, type Theme, UNKNOWN } from '../theme/who-asks.js';

describe('a session', () => {
  /** What is said to a viewer who reads with other headers. */
  async function withHeaders(change: Record<string, string>) {
    const theme = await themeOf({ api });
    const { headers } = await bySession(theme, 'viewer');
    return saysOf(await theme.ask('GET', '/ai/menus', undefined, { ...headers, ...change }));
  }

  test.each([
    ['a page of the site itself', { origin: 'https://luna.example', 'sec-fetch-site': 'same-origin' }],
    ['no browser', {}],
  ])('is good from %s', async (_from, headers) => {
    expect(await withHeaders(headers)).toBe('good');
  });

  test.each([
    ['a nonce without its session', { cookie: '' }],
    ['a session without a nonce', { 'x-platform-nonce': '' }],
    ['a nonce of nobody', { 'x-platform-nonce': 'A'.repeat(22) }],
    ['a nonce that is cut off', { 'x-platform-nonce': 'A' }],
    ['a cookie of nobody', { cookie: `__Host-${SESSION_COOKIE}=${'A'.repeat(32)}` }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the same host on another port', { origin: 'https://luna.example:8443' }],
    ['the same host without TLS', { origin: 'http://luna.example' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['a request of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a request of another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused for %s', async (_what, headers) => {
    expect(await withHeaders(headers)).toBe(UNKNOWN);
  });

  test('over https is not taken from a cookie that another host of the domain could set', async () => {
    const theme = await themeOf({ api });
    const { headers } = await bySession(theme, 'viewer');
    const cookie = headers.cookie.replace('__Host-', '');
    expect(saysOf(await theme.ask('GET', '/ai/menus', undefined, { ...headers, cookie }))).toBe(UNKNOWN);
  });

  test('ends half a day after the last request, and lasts as long as there are some', async () => {
    const clock = { hours: 0 };
    const now = () => new Date(Date.UTC(2026, 0, 1) + clock.hours * 3_600_000);
    const theme = await themeOf({ api, site: { now } });
    const { headers, who } = await bySession(theme, 'viewer');
    const says = async (hours: number) => {
      clock.hours = hours;
      const own = { ...headers, 'x-platform-nonce': theme.site.sessions.nonce(who) };
      const answer = saysOf(await theme.ask('GET', '/ai/menus', undefined, own));
      // The note of it is not waited for by who asks.
      await theme.site.store.database.db.selectFrom('sessions').selectAll().execute();
      return answer;
    };
    expect([await says(11), await says(22), await says(33), await says(45)]).toEqual(['good', 'good', 'good', UNKNOWN]);
  });

  test('begins for nobody who is gone, nor with a password that was changed meanwhile', async () => {
    const { site } = await themeOf({ api });
    await site.users.create('ada', 'owner', 'a long password');
    const verified = await site.users.verify('ada', 'a long password');
    const begin = () => site.sessions.begin(verified?.user.id ?? '', 'test', verified?.password);
    expect(await begin()).toBeDefined();
    await site.users.setPassword('ada', 'another password');
    expect(await begin()).toBeUndefined();
    const next = await site.users.verify('ada', 'another password');
    expect(await site.sessions.begin(next?.user.id ?? '', 'test', next?.password)).toBeDefined();
    await site.users.remove('ada');
    expect(await site.sessions.begin(next?.user.id ?? '', 'test')).toBeUndefined();
  });

  test('takes no nonce of another session, of the same user neither', async () => {
    const theme = await themeOf({ api });
    const one = await bySession(theme, 'viewer');
    for (const other of [await bySession(theme, 'owner'), await bySession(theme, 'viewer')]) {
      const headers = { ...one.headers, 'x-platform-nonce': other.headers['x-platform-nonce'] };
      expect(saysOf(await theme.ask('GET', '/ai/menus', undefined, headers))).toBe(UNKNOWN);
    }
    expect(saysOf(await theme.ask('GET', '/ai/menus', undefined, one.headers))).toBe('good');
  });

  test('and its nonce end with time, and with the session', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const sessionTimes = { ...SESSION_TIMES, idleMs: SESSION_TIMES.longestMs };
    const theme = await themeOf({ api, site: { now: () => new Date(clock.now), sessionTimes } });
    const { headers, who } = await bySession(theme, 'viewer');
    const says = async (more = {}) => saysOf(await theme.ask('GET', '/ai/menus', undefined, { ...headers, ...more }));
    const hours = async (count: number) => {
      clock.now = Date.UTC(2026, 0, 1) + count * 3_600_000;
      return [await says(), await says({ 'x-platform-nonce': theme.site.sessions.nonce(who) })];
    };
    expect(await hours(23)).toEqual(['good', 'good']);
    expect(await hours(24)).toEqual([UNKNOWN, 'good']);
    expect(await hours(14 * 24 - 1)).toEqual([UNKNOWN, 'good']);
    expect(await hours(14 * 24)).toEqual([UNKNOWN, UNKNOWN]);
    clock.now = Date.UTC(2026, 0, 1);
    await theme.site.sessions.end(who.session);
    expect(await says()).toBe(UNKNOWN);
  });

  test('of a user who was disabled is refused, and the application password with it', async () => {
    const theme = await themeOf({ api });
    const session = await bySession(theme, 'owner', 'ada');
    const password = await byPassword(theme, ['*']);
    const says = async () =>
      Promise.all(
        [session, password].map(async ({ headers }) => saysOf(await theme.ask('GET', '/ai/menus', undefined, headers))),
      );
    expect(await says()).toEqual(['good', 'good']);
    const { db } = theme.site.store.database;
    await db.updateTable('users').set({ disabled_at: '2026-01-01T00:00:00.000Z' }).where('name', '=', 'ada').execute();
    expect(await says()).toEqual([UNKNOWN, UNKNOWN]);
  });
});

describe('a key', () => {
  const read = async ({ ask }: Theme, headers: Record<string, string>) =>
    saysOf(await ask('GET', '/ai/menus', undefined, headers));

  test('is refused from the moment at which it expires', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const theme = await themeOf({ api, site: { now: () => new Date(clock.now) } });
    const expiresAt = '2026-01-01T01:00:00.000Z';
    const { secret } = await theme.site.credentials.create({
      scheme: 'service-key',
      owner: 'test',
      label: 'test',
      scopes: ['*'],
      expiresAt,
    });
    clock.now = Date.parse(expiresAt) - 1;
    expect(await read(theme, { authorization: `Bearer ${secret}` })).toBe('good');
    clock.now += 1;
    expect(await read(theme, { authorization: `Bearer ${secret}` })).toBe(UNKNOWN);
  });

  test('that was rotated is good until the overlap ends', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const theme = await themeOf({ api, site: { now: () => new Date(clock.now) } });
    const request = { scheme: 'service-key' as const, owner: 'test', label: 'test', scopes: ['*'] };
    const old = await theme.site.credentials.create(request);
    const fresh = await theme.site.credentials.rotate(old.credential.id, 3_600_000);
    const says = () =>
      Promise.all([old, fresh].map((each) => read(theme, { authorization: `Bearer ${each?.secret}` })));
    expect(await says()).toEqual(['good', 'good']);
    clock.now += 3_600_000;
    expect(await says()).toEqual([UNKNOWN, 'good']);
    expect(await theme.site.credentials.revoke(old.credential.id)).toBe(true);
    expect(await theme.site.credentials.rotate(old.credential.id, 3_600_000)).toBeUndefined();
  });

  test('of another environment is refused', async () => {
    const theme = await themeOf({ api: { ...api, environment: 'production' } });
    const says = async (environment?: string) => {
      const request = { scheme: 'service-key' as const, owner: 'test', label: 'test', scopes: ['*'], environment };
      const { secret } = await theme.site.credentials.create(request);
      return read(theme, { authorization: `Bearer ${secret}` });
    };
    expect([await says('staging'), await says('production'), await says()]).toEqual([UNKNOWN, 'good', 'good']);
  });

  test('that was revoked is refused, an application password too', async () => {
    const theme = await themeOf({ api });
    const made = await theme.site.credentials.create({
      scheme: 'service-key',
      owner: 'test',
      label: 'test',
      scopes: ['*'],
    });
    const headers = { authorization: `Bearer ${made.secret}` };
    const password = await byPassword(theme, ['*']);
    expect([await read(theme, headers), await read(theme, password.headers)]).toEqual(['good', 'good']);
    await theme.site.credentials.revoke(made.credential.id);
    await theme.site.credentials.revoke(password.id);
    expect([await read(theme, headers), await read(theme, password.headers)]).toEqual([UNKNOWN, UNKNOWN]);
  });

  test('is good for its own scheme and user alone', async () => {
    const theme = await themeOf({ api });
    const { headers } = await byPassword(theme, ['*']);
    const password = Buffer.from(headers.authorization.slice(6), 'base64').toString().slice('ada:'.length);
    await theme.site.users.create('eve', 'owner', 'a long password');
    for (const authorization of [
      basic('eve', password),
      basic('', password),
      basic('ada', 'a long password'),
      basic('ada', theme.secret),
      `Bearer ${password}`,
      `Basic ${Buffer.from(password).toString('base64')}`,
      'Basic ****',
      `Bearer ${theme.secret.slice(0, -1)}`,
      `Bearer ${theme.secret} ${theme.secret}`,
      `Digest ${theme.secret}`,
      theme.secret,
    ])
      expect([authorization, await read(theme, { authorization })]).toEqual([authorization, UNKNOWN]);
    expect(await read(theme, { authorization: basic('ada', password.replaceAll(' ', '')) })).toBe('good');
  });

  test('is never taken from an address', async () => {
    const theme = await themeOf({ api });
    for (const name of ['key', 'access_token', 'service_key', 'X-Service-Key', 'authorization'])
      expect(saysOf(await theme.ask('GET', `/ai/menus?${name}=${theme.secret}`, undefined, NOBODY))).toBe(UNKNOWN);
  });
});

test('an application password may no more than the role of its user does, whatever it was made with', async () => {
  const theme = await themeOf({ api });
  const says = async (role: 'owner' | 'editor' | 'viewer', scopes: string[], method: string, path: string) => {
    const name = `${role}${Math.random()}`;
    await theme.site.users.create(name, role, 'a long password');
    const { headers } = await byPassword(theme, scopes, name);
    const answer = await theme.ask(method, path, method === 'GET' ? undefined : {}, { ...headers, 'if-match': '*' });
    return saysOf(answer).slice(0, 4);
  };
  expect(await says('viewer', ['**'], 'GET', '/ai/menus')).toBe('good');
  expect(await says('viewer', ['**'], 'POST', '/ai/menus')).toBe('403 ');
  expect(await says('editor', ['**'], 'POST', '/ai/menus')).toBe('good');
  expect(await says('editor', ['site:*'], 'POST', '/ai/reset')).toBe('403 ');
  expect(await says('owner', ['site:*'], 'POST', '/ai/reset')).toBe('good');
  expect(await says('owner', ['menus:read'], 'POST', '/ai/menus')).toBe('403 ');
  // A role that is taken away counts at once.
  const { headers } = await byPassword(theme, ['**'], 'ada');
  const write = () => theme.ask('POST', '/ai/menus', {}, headers);
  expect((await write()).status).toBe(200);
  const { db } = theme.site.store.database;
  await db.updateTable('users').set({ role: 'viewer' }).where('name', '=', 'ada').execute();
  expect((await write()).status).toBe(403);
  const { json } = await theme.ask('GET', '/ai/auth/capabilities', undefined, headers);
  const of = (name: string) => json.operations.find(({ operation }: { operation: string }) => operation === name);
  expect([of('getMenus').allowed, of('saveMenus').allowed]).toEqual([true, false]);
});

test('a key that is bound to an environment is refused by a site that has none', async () => {
  const theme = await themeOf({ api });
  const request = { scheme: 'service-key' as const, owner: 'test', label: 'test', scopes: ['*'] };
  const { secret } = await theme.site.credentials.create({ ...request, environment: 'staging' });
  const { status, json } = await theme.ask('GET', '/ai/menus', undefined, { authorization: `Bearer ${secret}` });
  expect([status, json.detail]).toEqual([401, 'Unexpected key for `staging`: this site has no environment']);
});

test('unknown keys of an address are held, and keep a right one of it out no more than others', async () => {
  let address = 'a';
  const theme = await themeOf({ api: { ...api, addressOf: () => address } });
  const ask = async (authorization?: string) =>
    theme.ask('GET', '/ai/menus', undefined, authorization === undefined ? undefined : { authorization });
  const statuses = new Map<number, number>();
  for (let count = 0; count < 300; count += 1) {
    const { status } = await ask(`Bearer ${newServiceKey()}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()]).toEqual([401, 429]);
  expect(statuses.get(401)).toBeGreaterThanOrEqual(240);
  expect((await ask()).status).toBe(200);
  address = 'b';
  expect((await ask(`Bearer ${newServiceKey()}`)).status).toBe(401);
});

test('wrong passwords are held by address and user, and keep nobody else out', async () => {
  let address = 'a';
  const theme = await themeOf({ api: { ...api, addressOf: () => address } });
  const { headers } = await byPassword(theme, ['*'], 'ada');
  const ask = async (authorization: string) => theme.ask('GET', '/ai/menus', undefined, { authorization });
  for (let count = 0; count < 10; count += 1) expect((await ask(basic('ada', `wrong ${count}`))).status).toBe(401);
  const held = await ask(basic('ada', 'wrong'));
  expect([held.status, held.json.code, Number(held.headers.get('retry-after')) > 0]).toEqual([
    429,
    'quota-exceeded',
    true,
  ]);
  expect((await ask(headers.authorization)).status).toBe(429);
  expect((await ask(basic('eve', 'wrong'))).status).toBe(401);
  address = 'b';
  expect((await ask(headers.authorization)).status).toBe(200);
  // One address that guesses names is held, too; what is right does not count.
  for (let count = 0; count < 60; count += 1) expect((await ask(headers.authorization)).status).toBe(200);
  const statuses = new Set<number>();
  for (let count = 0; count < 60; count += 1) statuses.add((await ask(basic(`name${count}`, 'wrong'))).status);
  expect([...statuses]).toEqual([401, 429]);
});
