import { beforeEach, describe, expect, test } from 'vitest';
import { inbox } from '../../../src/server/api/inbox.js';
import { themeOf } from '../theme/theme-of.js';
import { api } from '../theme/who-asks.js';

const clock = { now: 0 };
beforeEach(() => {
  clock.now = Date.UTC(2026, 0, 1);
});

/** A site with two pages, on a clock that stands still. */
async function siteWithPages(needsPerson: boolean | (() => boolean) = false) {
  const theme = await themeOf({
    api: { ...api, needsPerson: typeof needsPerson === 'function' ? needsPerson : () => needsPerson },
    site: { now: () => new Date(clock.now) },
  });
  for (const path of ['/a/', '/b/'])
    expect((await theme.ask('POST', '/ai/pages', { path, title: path, source: '<p>Hello</p>' })).status).toBe(201);
  const remove = (id: number, headers: Record<string, string> = {}) =>
    theme.ask('DELETE', `/ai/pages/${id}`, undefined, { 'if-match': '*', ...headers });
  const offered = async (id = 1) => {
    const answer = await remove(id);
    expect([answer.status, answer.json.code]).toEqual([409, 'confirmation-required']);
    return answer.json.confirmation as { id: string; token?: string; preview: object; waits_for: string };
  };
  const withToken = (token = '') => ({ 'confirmation-token': token });
  const deps = {
    database: theme.site.store.database,
    secret: theme.site.secrets.signing,
    now: () => new Date(clock.now),
  };
  return { ...theme, remove, offered, withToken, inbox: inbox(deps) };
}

type Site = Awaited<ReturnType<typeof siteWithPages>>;

const says = ({ status, json }: Awaited<ReturnType<Site['remove']>>) => `${status} ${json.code ?? 'done'}`;

test('the first call changes nothing and shows what would go, the second one does it', async () => {
  const { remove, offered, withToken, site } = await siteWithPages();
  const { token, preview, waits_for } = await offered();
  expect(waits_for).toBe('you');
  expect(preview).toMatchObject({ changes: [{ kind: 'page', key: '1', before: { path: '/a/' }, after: null }] });
  expect(await site.store.get('page', '1')).toBeDefined();
  expect(says(await remove(1, withToken(token)))).toBe('200 done');
  expect(await site.store.get('page', '1')).toBeUndefined();
});

test('the request that confirms it is sent as it stands, whatever wrote its body', async () => {
  const { ask } = await siteWithPages();
  const follow = async ({ json }: Awaited<ReturnType<typeof ask>>) => {
    const { method, path, headers, body } = json.next_action;
    const sorted = body && Object.fromEntries(Object.entries(body).toReversed());
    return ask(method, path.slice('/theme/v1'.length), sorted, headers);
  };
  const { etag } = (await ask('GET', '/ai/pages/1')).json;
  const key = { 'idempotency-key': 'once' };
  const released = await ask('POST', '/ai/deploy', { project: 'live', note: 'First' }, key);
  expect(released.json.next_action).toMatchObject({
    headers: { 'Idempotency-Key': 'once' },
    body: { project: 'live', note: 'First' },
  });
  const deleted = await ask('DELETE', '/ai/pages/1', undefined, { 'if-match': `"${etag}"` });
  expect(deleted.json.next_action.headers['If-Match']).toBe(`"${etag}"`);
  expect((await follow(deleted)).status).toBe(200);
  expect(says(await follow(released))).toBe('409 plan-stale');
  expect((await follow(await ask('POST', '/ai/deploy', { project: 'live', note: 'First' }))).status).toBe(202);
  // Negative control: another value is another request.
  const asked = await ask('PATCH', '/ai/site', { site: { url: 'https://one.example' } });
  const { method, path, headers } = asked.json.next_action;
  const other = { site: { url: 'https://two.example' } };
  expect(says(await ask(method, path.slice('/theme/v1'.length), other, headers))).toBe('409 input-changed');
});

describe('a confirmation is refused', () => {
  test('when it is replayed, though the page is there again', async () => {
    const { remove, offered, withToken, site } = await siteWithPages();
    const page = await site.store.get('page', '1');
    const { token } = await offered();
    await remove(1, withToken(token));
    await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'page', key: '1', body: page?.body }] });
    const again = await remove(1, withToken(token));
    expect([says(again), again.json.detail]).toEqual([
      '409 confirmation-required',
      'It was redeemed already: send the request without `Confirmation-Token` for a new one',
    ]);
    expect(await site.store.get('page', '1')).toBeDefined();
  });

  test('to another principal', async () => {
    const { remove, offered, withToken, site } = await siteWithPages();
    const { token } = await offered();
    const request = { scheme: 'service-key' as const, owner: 'other', label: 'other', scopes: ['**'] };
    const { secret } = await site.credentials.create(request);
    const answer = await remove(1, { ...withToken(token), authorization: `Bearer ${secret}` });
    expect(says(answer)).toBe('409 input-changed');
    expect(says(await remove(1, withToken(token)))).toBe('200 done');
  });

  test('on another path, or with a query', async () => {
    const { remove, offered, withToken, ask } = await siteWithPages();
    const { token } = await offered();
    expect(says(await remove(2, withToken(token)))).toBe('409 input-changed');
    const headers = { 'if-match': '*', ...withToken(token) };
    expect(says(await ask('DELETE', '/ai/pages/1?x=1', undefined, headers))).toBe('422 validation-failed');
  });

  test('from the moment at which it expires', async () => {
    const { remove, offered, withToken } = await siteWithPages();
    const { token } = await offered();
    clock.now += 600_000;
    const answer = await remove(1, withToken(token));
    expect([says(answer), answer.json.detail]).toEqual([
      '409 confirmation-required',
      'It has expired: send the request without `Confirmation-Token` for a new one',
    ]);
    clock.now -= 1;
    expect(says(await remove(1, withToken(token)))).toBe('200 done');
  });

  test('when what it rests on has changed', async () => {
    const { remove, offered, withToken, ask } = await siteWithPages();
    const { token } = await offered();
    await ask('PATCH', '/ai/pages/1', { title: 'Another' });
    expect(says(await remove(1, withToken(token)))).toBe('409 plan-stale');
  });

  test.each([
    ['nothing', ''],
    ['no token', 'x'],
    ['another id', (token: string) => `${token.startsWith('0') ? '1' : '0'}${token.slice(1)}`],
    ['a letter more', (token: string) => `${token}A`],
    ['half of it', (token: string) => token.slice(0, 30)],
    ['the id alone', (token: string) => token.split('.')[0] ?? ''],
  ])('for %s in place of its token', async (_what, change) => {
    const { remove, offered } = await siteWithPages();
    const { token = '' } = await offered();
    const given = typeof change === 'string' ? change : change(token);
    // `ask` leaves out headers that are empty: a first call then.
    expect(says(await remove(1, { 'confirmation-token': given }))).toBe('409 confirmation-required');
    expect(says(await remove(1, { 'confirmation-token': token }))).toBe('200 done');
  });
});

describe('where a person must confirm', () => {
  test('the one who asks gets no token, and does it with the one that the person got', async () => {
    const { remove, offered, withToken, inbox } = await siteWithPages(true);
    const { id, token, waits_for } = await offered();
    expect([token, waits_for]).toEqual([undefined, 'person']);
    const decision = await inbox.confirm(id, 'user:ada');
    expect(says(await remove(1, withToken(decision?.token)))).toBe('200 done');
    expect((await inbox.show(id))?.status).toBe('redeemed');
    expect(await inbox.confirm(id, 'user:ada')).toBeUndefined();
  });

  test('a token that the person has not given yet, or refused, is good for nothing', async () => {
    const { remove, offered, withToken, inbox } = await siteWithPages(true);
    const first = await offered();
    const { token } = (await inbox.confirm(first.id, 'user:ada')) ?? {};
    const second = await offered(2);
    expect(says(await remove(2, withToken(token)))).toBe('409 input-changed');
    const mac = token?.split('.')[1];
    expect(says(await remove(2, withToken(`${second.id}.${mac}`)))).toBe('409 confirmation-required');
    expect((await inbox.refuse(second.id, 'user:ada', 'Not this one'))?.item.status).toBe('refused');
    expect(await inbox.confirm(second.id, 'user:ada')).toBeUndefined();
  });

  test('what nobody has decided in a week is over', async () => {
    const { offered, inbox } = await siteWithPages(true);
    const { id } = await offered();
    clock.now += 7 * 24 * 3_600_000;
    expect((await inbox.show(id))?.status).toBe('expired');
    expect(await inbox.confirm(id, 'user:ada')).toBeUndefined();
  });
});

test('of 50 who redeem one confirmation at once one does it', async () => {
  const { remove, offered, withToken, site } = await siteWithPages();
  const { token } = await offered();
  const answers = await Promise.all(Array.from({ length: 50 }, () => remove(1, withToken(token))));
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(says(answer), (counts.get(says(answer)) ?? 0) + 1);
  expect(counts.get('200 done')).toBe(1);
  expect(
    [...counts.keys()].filter((each) => !/^(?:200 done|404 not-found|409 confirmation-required)$/.test(each)),
  ).toEqual([]);
  expect((await site.store.revisions({ kind: 'page', key: '1' }, { limit: 9 })).items).toHaveLength(2);
});

test('a token that was offered is good for nothing once a person must confirm', async () => {
  const mode = { isPerson: false };
  const { remove, offered, withToken } = await siteWithPages(() => mode.isPerson);
  const { token } = await offered();
  mode.isPerson = true;
  const refused = await remove(1, withToken(token));
  expect([says(refused), refused.json.detail]).toEqual([
    '409 confirmation-required',
    'A person must confirm it now: send the request without `Confirmation-Token` for a new one',
  ]);
  mode.isPerson = false;
  expect(says(await remove(1, withToken(token)))).toBe('200 done');
});

test('who asks again for what a person has refused hears why', async () => {
  const { remove, offered, inbox, ask } = await siteWithPages(true);
  const { id } = await offered();
  await inbox.refuse(id, 'owner', 'We need that page');
  const said = async (page = 1) => (await remove(page)).json.detail.split('. ').at(-1);
  expect(await said()).toBe('A person has refused the same before: We need that page');
  // Another page and another state of this one are other questions.
  expect(await said(2)).not.toContain('refused');
  await ask('PATCH', '/ai/pages/1', { title: 'Changed' });
  expect(await said()).not.toContain('refused');
});

test('what has expired is taken away, what a person has decided a month later', async () => {
  for (const [needsPerson, days] of [
    [false, 2],
    [true, 38],
  ] as const) {
    const { offered, site } = await siteWithPages(needsPerson);
    const ids = async () =>
      (await site.store.database.db.selectFrom('confirmations').select('id').execute()).map(({ id }) => id);
    const { id } = await offered(1);
    clock.now += (days - 1.5) * 86_400_000;
    const later = await offered(2);
    expect((await ids()).toSorted()).toEqual([id, later.id].toSorted());
    clock.now += 1.5 * 86_400_000;
    const last = await offered(2);
    expect(await ids()).not.toContain(id);
    expect(await ids()).toContain(last.id);
  }
});

test('what waits for a person waits once, however often it is asked', async () => {
  const { offered, inbox, site, remove } = await siteWithPages(true);
  const asked = await Promise.all(Array.from({ length: 7 }, () => offered()));
  const first = asked[0]?.id;
  expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([first]));
  expect((await offered(2)).id).not.toBe(first);
  expect(await inbox.list()).toHaveLength(2);
  // Another principal, and the same where what it rests on has changed, wait for themselves.
  const request = { scheme: 'service-key' as const, owner: 'other', label: 'other', scopes: ['**'] };
  const { secret } = await site.credentials.create(request);
  await remove(1, { authorization: `Bearer ${secret}` });
  expect(await inbox.list()).toHaveLength(3);
  const page = await site.store.get('page', '1');
  const body = { ...(page?.body as object), title: 'Other' };
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'page', key: '1', body }] });
  expect((await offered()).id).not.toBe(first);
  expect(await inbox.list()).toHaveLength(4);
});

test('it waits again once it was decided or has expired', async () => {
  const { offered, inbox } = await siteWithPages(true);
  const { id } = await offered();
  await inbox.refuse(id, 'ada', 'Not now');
  const second = await offered();
  expect(second.id).not.toBe(id);
  clock.now += 7 * 24 * 3600 * 1000;
  expect((await offered()).id).not.toBe(second.id);
});
