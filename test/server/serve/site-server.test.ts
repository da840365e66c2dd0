import { performTask } from 'inlay/internal/http/task.js';
import { expect, test } from 'vitest';
import { createSiteServer, type SiteServerOptions } from '../../../src/server/serve/site-server.js';
import { listening } from '../site/forms/listening.js';
import { siteOf } from '../site/site-of.js';

async function serverOf(options: Partial<SiteServerOptions> = {}) {
  const { site } = await siteOf();
  const bugs: unknown[] = [];
  const work: SiteServerOptions['work'] = async (task, asked) => performTask(task, asked);
  const origin = await listening(createSiteServer({ site, work, onBug: (error) => bugs.push(error), ...options }));
  return { origin, bugs };
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
