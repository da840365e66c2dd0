import { performTask } from 'inlay/internal/http/task.js';
import { expect, test } from 'vitest';
import { createSiteServer, type SiteServerOptions } from '../../../src/server/serve/site-server.js';
import { slotToken } from '../../../src/server/site/slot-token.js';
import { listening } from '../site/forms/listening.js';
import { siteOf } from '../site/site-of.js';

async function serverOf(options: Partial<SiteServerOptions> = {}) {
  const { site } = await siteOf();
  const bugs: unknown[] = [];
  const work: SiteServerOptions['work'] = async (task, asked) => performTask(task, asked);
  const origin = await listening(createSiteServer({ site, work, onBug: (error) => bugs.push(error), ...options }));
  return { origin, bugs, site };
}

test.each([
  ['/theme/v1', true],
  ['/theme/v1/', true],
  ['/theme/v1?a=1', true],
  ['/theme/v1/no-such', true],
  ['/theme/v10', false],
  ['/theme/', false],
])('who asks for %s is told of the API: %s', async (path, isOfApi) => {
  const { origin } = await serverOf();
  const { status, headers } = await fetch(origin + path);
  const type = isOfApi ? 'application/problem+json; charset=utf-8' : 'text/html; charset=utf-8';
  expect([status, headers.get('content-type')]).toEqual([404, type]);
});

test.each([
  [true, [401, 429, 401]],
  [false, [401, 429, 429]],
])(
  'wrong passwords are counted by who the proxy says it is, behind a proxy alone: %s',
  async (isBehindProxy, expected) => {
    const { origin, bugs } = await serverOf({ isBehindProxy });
    const ask = async (from: string) => {
      const authorization = `Basic ${Buffer.from('ada:wrong').toString('base64')}`;
      const headers = { authorization, 'x-forwarded-for': `10.0.0.9, ${from}` };
      return (await fetch(`${origin}/theme/v1/ai/menus`, { headers })).status;
    };
    const first = await ask('10.0.0.1');
    for (let count = 0; count < 9; count += 1) await ask('10.0.0.1');
    expect([first, await ask('10.0.0.1'), await ask('10.0.0.2')]).toEqual(expected);
    expect(bugs).toEqual([]);
  },
);

test.each([
  [{}, '10.0.0.1', 1],
  [{}, undefined, 0],
  [{ isBehindProxy: true }, '10.0.0.1', 0],
])('who did not say that there is a proxy is told once that there is one: %o, %s', async (options, from, expected) => {
  const told: string[] = [];
  const { origin } = await serverOf({ ...options, onUnknownProxy: () => void told.push('once') });
  for (let count = 0; count < 3; count += 1) await fetch(origin, from ? { headers: { 'x-forwarded-for': from } } : {});
  expect(told).toHaveLength(expected);
});

test('a slot goes into quarantine by reports of five addresses, not of one', async () => {
  const { origin, site } = await serverOf({ isBehindProxy: true });
  const body = { title: 'A', language: 'js', code: 'boom()', hook: 'body_end', enabled: true, status: 'valid' };
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'slot', key: 'bad', body }] });
  const token = slotToken(site.secrets.signing, { key: 'bad', revision: 1 });
  const report = JSON.stringify({ slot: 'bad', revision: 1, token, message: 'boom' });
  const tell = async (from: number) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${from}` };
    return (await fetch(`${origin}/_inlay/slot-errors`, { method: 'POST', headers, body: report })).status;
  };
  for (let count = 0; count < 6; count += 1) expect(await tell(1)).toBe(204);
  for (const from of [2, 3, 4]) await tell(from);
  expect((await site.store.get('slot', 'bad'))?.body).toMatchObject({ status: 'valid' });
  await tell(5);
  expect((await site.store.get('slot', 'bad'))?.body).toMatchObject({ status: 'quarantined' });
});
